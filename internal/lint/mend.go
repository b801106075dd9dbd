package lint

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// rounds bounds how often a bank is mended and looked at again: fixes that
// touch the same bytes wait for the next round.
const rounds = 20

// Unmendable says why a bank can't be mended by machine.
type Unmendable struct{ First *Finding }

func (e *Unmendable) Error() string {
	return fmt.Sprintf("%s:%d: %s", e.First.File, e.First.Start.Line, e.First.Message)
}

// Hint is the remedy.
func (e *Unmendable) Hint() string {
	return "mend the file's form by hand first: nothing was changed"
}

// Mend applies the first safe fix of every finding until none is left, and
// returns the mended files with the number of fixes. Nothing is written. A
// file that is no whole JSON is not touched: the error is an *Unmendable.
func Mend(sources bank.Sources, shape bank.Shape, rules []*Rule, opts Options) (bank.Sources, int, error) {
	applied := 0
	for range rounds {
		b, problems := bank.Parse(sources, shape)
		result := Run(b, problems, rules, opts)
		var fixes []Fix
		for i := range result.Findings {
			f := &result.Findings[i]
			if f.Rule.Scope == ScopeFile && (f.Rule.Always || f.Rule.Kind == bank.KindTrailingData) {
				return sources, 0, &Unmendable{f}
			}
			if len(f.Fixes) > 0 && f.Fixes[0].Kind == FixSafe {
				fixes = append(fixes, f.Fixes[0])
			}
		}
		n := 0
		for _, file := range []struct {
			doc  *bank.Document
			into *bank.Source
		}{{b.QuestionsDoc, &sources.Questions}, {b.TopicsDoc, &sources.Topics}} {
			if file.doc == nil {
				continue
			}
			if text, some := Apply(file.doc, fixes); some > 0 {
				file.into.Data = text
				n += some
			}
		}
		if n == 0 {
			break
		}
		applied += n
	}
	return sources, applied, nil
}
