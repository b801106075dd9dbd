package stem

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Opinion is rule QB205.
var Opinion = &lint.Rule{
	Code:     "QB205",
	Name:     "opinion",
	Summary:  "Checks that no stem asks what the learner thinks, feels or prefers.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkOpinion,
}

// personal are phrases that ask for the learner's own view.
var personal = english.NewPatterns(
	"in your own? opinion/view/judgment/judgement/experience/eyes",
	"do/would/did you personally? think/believe/feel/prefer/like/enjoy/find/consider/rate",
	"your own? favorite/favourite/preferred/preference/opinion/feeling",
	"appeals/matters most to you",
	"are you most/more comfortable/happy",
	"should one/we/you ideally",
)

// taste are questions for what is best without a measure.
var taste = english.NewPatterns(
	"<comparative>? <taste>",
)

func checkOpinion(p *lint.Pass) {
	stem := &p.Texts().Stem
	for _, sentence := range english.Questions(stem.Sentences()) {
		if m, ok := personal.Find(sentence.Tokens); ok {
			found := sentence.Tokens[m.First:m.Last]
			p.Report(lint.Report{
				At:      p.Stem().Tokens(found),
				Message: fmt.Sprintf("the stem asks for an opinion: %q", phrase(stem.Raw, found)),
				Hint:    "ask for a fact, or name the source whose judgment counts",
			})
			return
		}
		if m, ok := taste.Find(english.MainClause(sentence.Tokens)); ok {
			found := english.MainClause(sentence.Tokens)[m.First:m.Last]
			p.Report(lint.Report{
				At: p.Stem().Tokens(found), Severity: lint.Info,
				Message: fmt.Sprintf("the stem asks for a matter of taste: %q", phrase(stem.Raw, found)),
				Hint:    "name the measure by which one option is best",
			})
			return
		}
	}
}

// phrase is the text that a run of tokens covers.
func phrase(text string, tokens []english.Token) string {
	return text[tokens[0].Start:tokens[len(tokens)-1].End]
}
