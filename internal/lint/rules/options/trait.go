package options

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// tristate is whether an option has a trait; unknown if its text does not show it.
type tristate uint8

const (
	unknown tristate = iota
	yes
	no
)

func tristateOf(has bool) tristate {
	if has {
		return yes
	}
	return no
}

// A trait is something in the form of options by which one can differ from all
// others.
type trait struct {
	// has and lacks end the message "option B alone ..." about the only option with the
	// trait, or without it. If that is not a flaw, the text is empty.
	has, lacks string
	hint       string
	severity   lint.Severity
	judge      func(*itemtext.Text) tristate
}

// reportOdd adds a finding for the one option that differs from all others in a trait. It
// reports whether there is one.
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

// split returns the options that have a trait, and those that lack it. It returns none if
// the trait of any option is unknown.
func (t *trait) split(item *itemtext.Item) (with, without []int) {
	for _, i := range ownOptions(item) {
		switch t.judge(&item.Options[i]) {
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
