package options

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// answer reports whether an option has a trait; unknown where its text does not
// show it.
type answer uint8

const (
	unknown answer = iota
	yes
	no
)

func answerOf(has bool) answer {
	if has {
		return yes
	}
	return no
}

// A trait is something in the form of options by which one can differ from all
// others.
type trait struct {
	// has and lacks name the trait and its absence in messages; empty where it
	// is no flaw that one option alone has it, or lacks it.
	has, lacks string
	hint       string
	severity   lint.Severity
	of         func(*itemtext.Text) answer
}

// reportOdd reports the one option that differs from all others in a trait, and
// returns whether there is one.
func (t *trait) reportOdd(p *lint.Pass) bool {
	item := p.Texts()
	own := ownOptions(item)
	with, without := -1, -1 // the only option that has the trait, or lacks it
	countWith, countWithout := 0, 0
	for _, i := range own {
		switch t.of(&item.Options[i]) {
		case yes:
			with = i
			countWith++
		case no:
			without = i
			countWithout++
		}
	}
	odd, message := with, t.has
	if countWithout == 1 {
		odd, message = without, t.lacks
	}
	if countWith+countWithout != len(own) || len(own) < 3 || min(countWith, countWithout) != 1 || message == "" {
		return false
	}
	p.Report(lint.Report{
		At: p.Option(odd), Severity: t.severity, Hint: t.hint,
		Message: fmt.Sprintf("%s alone %s", name(odd), message),
	})
	return true
}
