package key

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// KeyRationale is rule QB408.
var KeyRationale = &lint.Rule{
	Code:     "QB408",
	Name:     "key-rationale",
	Summary:  "Checks that each rationale belongs to its option: none calls a distractor correct or the key wrong.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkKeyRationale,
}

// right and wrong are the verdicts with which a rationale begins. What follows
// must not limit them, as in "correct for force mains".
var (
	right = verdicts("correct/right/true")
	wrong = verdicts("incorrect/wrong/false", "not the? correct/right/true")
)

func verdicts(words ...string) *english.Patterns {
	var patterns []string
	for _, word := range words {
		for _, end := range []string{"./!/:/;", ",? because/since/as/so", "<option> !for/to/in"} {
			patterns = append(patterns, "yes/no/sorry/indeed? ,? "+word+" "+end, "this/that/it is the? "+word+" "+end)
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
		p.Report(lint.Report{At: p.Rationale(i), Message: message, Hint: "put each rationale at the place of its option, or correct the key"})
	}
	if i := misplaced(item); i >= 0 {
		report(i, fmt.Sprintf("the one empty rationale is that of %s, but the key is %s", name(i), name(item.Key)))
		return
	}
	if len(item.Stem.Exceptions()) > 0 {
		return // true statements are the wrong options
	}
	for i := range item.Rationales {
		switch {
		case i != item.Key && begins(&item.Rationales[i], right):
			report(i, fmt.Sprintf("the rationale of %s calls it right, but the key is %s", name(i), name(item.Key)))
		case i == item.Key && begins(&item.Rationales[i], wrong):
			report(i, fmt.Sprintf("the rationale of the key, %s, calls it wrong", name(i)))
		}
	}
}

func begins(text *itemtext.Text, patterns *english.Patterns) bool {
	m, found := patterns.Find(text.Tokens)
	return found && m.First == 0
}
