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
	with, without := t.split(p.Texts())
	odd, message := with, t.has
	if len(without) == 1 {
		odd, message = without, t.lacks
	}
	if len(with)+len(without) < 3 || len(odd) != 1 || message == "" {
		return false
	}
	p.Report(p.Option(odd[0]), fmt.Sprintf("%s alone %s", name(odd[0]), message), t.hint).Severity = t.severity
	return true
}

// split returns the options that have a trait, and those that lack it; none if
// that is unknown of one.
func (t *trait) split(item *itemtext.Item) (with, without []int) {
	for _, i := range ownOptions(item) {
		switch t.of(&item.Options[i]) {
		case yes:
			with = append(with, i)
		case no:
			without = append(without, i)
		default:
			return nil, nil
		}
	}
	return with, without
}
