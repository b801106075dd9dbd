package key

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var KeyRationale = &lint.Rule{
	Code: "QB408", Name: "key-rationale", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkKeyRationale,
	Summary: "Checks that each rationale belongs to its option: none calls a wrong option correct or the key wrong.",
}

// right and wrong match verdicts at the start of a rationale. They do not match if what
// follows limits the verdict, as in "correct for force mains".
var (
	right = verdicts("correct/right/true")
	wrong = verdicts("incorrect/wrong/false", "not the? correct/right/true")
)

func verdicts(words ...string) *english.Patterns {
	const first = "yes/no/sorry/indeed? ,? "
	var patterns []string
	for _, word := range words {
		for _, end := range []string{"./!/:/;", ",? because/since/as/so", "<option> !for/to/in"} {
			verdict := word + " " + end
			patterns = append(patterns, first+verdict, first+"this/that/it is the? "+verdict)
		}
	}
	return english.NewPatterns(patterns...)
}

func checkKeyRationale(p *lint.Pass) {
	item := p.Texts()
	if item.Key < 0 || len(item.Rationales) != len(item.Options) {
		return
	}
	report := func(i int, message string) {
		p.Report(p.Rationale(i), message, "put each rationale in the position of its option, or correct the key")
	}
	if i := misplacedRationale(item); i >= 0 {
		report(i, fmt.Sprintf("the only empty rationale belongs to %s, but the key is %s", name(i), name(item.Key)))
		return
	}
	if len(item.Stem.Exceptions()) > 0 {
		return // the wrong options are true statements
	}
	for i := range item.Rationales {
		switch {
		case i != item.Key && right.Starts(item.Rationales[i].Tokens):
			report(i, fmt.Sprintf("the rationale of %s calls it right, but the key is %s", name(i), name(item.Key)))
		case i == item.Key && wrong.Starts(item.Rationales[i].Tokens):
			report(i, fmt.Sprintf("the rationale of the key, %s, calls it wrong", name(i)))
		}
	}
}
