package stem

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// NegativeStem is rule QB201.
var NegativeStem = &lint.Rule{
	Code:     "QB201",
	Name:     "negative-stem",
	Summary:  "Checks that a stem which asks for the exception emphasizes the word that says so: NOT, EXCEPT, LEAST.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkNegativeStem,
}

func checkNegativeStem(p *lint.Pass) {
	stem := &p.Texts().Stem
	for _, word := range exceptions(stem) {
		written := stem.Raw[word.Start:word.End]
		if written == strings.ToUpper(written) || stem.IsStrong(english.Span{Start: word.Start, End: word.End}) {
			continue
		}
		p.Report(lint.Report{
			At:      p.Stem().Within(word.Start, word.End),
			Message: fmt.Sprintf("the stem asks for the exception, but %q is not emphasized", written),
			Hint:    fmt.Sprintf("ask for what is true, or write %s in capitals or as **%s**", strings.ToUpper(written), written),
		})
	}
}

// asksForException are the ways in which a main clause asks for the option that
// does not fit.
var asksForException = english.NewPatterns(
	"[ except/excluding/excepting ] for? $",
	"all/each/any one? of _{4} [ except/excluding ]",
	"[ least ] likely/probable/true/accurate/important/appropriate/suitable/effective/useful/relevant/common/typical/consistent/correct/helpful/reliable/affected",
	"<be> [ incorrect/false/untrue/wrong/inaccurate ] about/for/of/regarding/concerning/statement/$",
	"<be> [ incorrect/false/untrue/inaccurate ] $",
	"which/what <statement>? <be> an/the? [ incorrect/false/untrue/wrong ]",
	"<be> _{3} [ incorrect/false/untrue ] <statement>",
)

// exceptions returns the words by which a stem asks for the exception.
func exceptions(stem *itemtext.Text) []english.Token {
	var list []english.Token
	for _, clause := range questionClauses(stem) {
		if asksOrCompletes(clause) {
			for _, word := range english.Negations(clause) {
				if word.Word == "not" || word.Word == "cannot" || strings.HasSuffix(word.Word, "n't") {
					list = append(list, word)
				}
			}
		}
		if m, ok := asksForException.Find(clause); ok {
			list = append(list, clause[m.First])
		}
	}
	return list
}

// asksOrCompletes reports whether a clause asks by a question word, or is a
// statement that the options complete.
func asksOrCompletes(clause []english.Token) bool {
	if english.Any(clause, english.QuestionWord) {
		return true
	}
	if len(clause) == 0 {
		return false
	}
	last := clause[len(clause)-1]
	return last.Word != "?" && last.Word != "." && english.HasVerb(clause)
}
