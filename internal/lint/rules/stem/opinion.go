package stem

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var Opinion = &lint.Rule{
	Code: "QB205", Name: "opinion", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkOpinion,
	Summary: "Checks that no stem asks what the learner thinks, feels or prefers.",
}

// personal are phrases that ask for the learner's own view.
var personal = english.NewPatterns(
	"in your own? opinion/view/judgment/judgement/eyes",
	"do/would/did you most/personally/rather{2} think/believe/feel/prefer/like/enjoy/admire/consider",
	"do/would/did you most/personally/rather find/choose/see",
	"your own? favorite/favourite/preference", "appeals/matters most to you", "strikes you as",
	"you admire/prefer/like/enjoy more/most/best",
)

// taste matches questions about what is best that name no measure. No source can settle
// them.
var taste = english.NewPatterns(
	"most/more <taste>",
	"finest/loveliest/nicest/noblest/prettiest/tastiest/ugliest/funniest/fairest/silliest/kindest/coolest",
	"who <be> the greatest/best/worst", "<be> the? greatest/best/worst $", "taste~/look~/sound~ best/nice/good",
)

// unmeasured matches questions about what is best or what the learner would do. A case
// described before the question supplies the measure.
var unmeasured = english.NewPatterns(
	"which/what _? <be> [ the best ]", "which/what _? <be> [ best ] for/to", "which/what _{3} [ would you do ]",
)

func checkOpinion(p *lint.Pass) {
	stem := &p.Texts().Stem
	report := func(tokens []english.Token, severity lint.Severity, message, hint string) {
		p.Report(p.Stem().Tokens(tokens), fmt.Sprintf(message, stem.Phrase(tokens...)), hint).Severity = severity
	}
	for _, sentence := range english.Questions(stem.Sentences()) {
		if found := personal.Find(sentence.Tokens); found != nil {
			report(found, 0, "the stem asks for an opinion: %q",
				"ask for a fact, or name the source whose judgment counts")
			return
		}
		clause := english.MainClause(sentence.Tokens)
		found := taste.Find(clause)
		if found == nil && len(stem.Sentences()) == 1 {
			found = unmeasured.Find(clause)
		}
		if found != nil {
			report(found, lint.Info, "the stem asks about a matter of taste: %q",
				"name the measure by which one option is best")
			return
		}
	}
}
