package text

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var DoubledWord = &lint.Rule{
	Code: "QB514", Name: "doubled-word", Severity: lint.Warning, Scope: lint.ScopeText, Fix: lint.FixSafe,
	Check:   checkDoubledWord,
	Summary: `Checks that no word appears twice in a row: "the the".`,
}

func checkDoubledWord(p *lint.Pass) {
	visitProse(p, func(f *lint.Field) {
		for i := 1; i < len(f.Tokens); i++ {
			same := func(k int) bool { return k >= 0 && k < len(f.Tokens) && f.Tokens[k].Word == f.Tokens[i].Word }
			if !same(i-1) || same(i-2) || same(i+1) || !isRepeated(f, f.Tokens[i-1], f.Tokens[i]) { // three in a row are on purpose
				continue
			}
			first, second := f.Tokens[i-1], f.Tokens[i]
			r := p.Report(f.At.Within(first.Start, second.End),
				fmt.Sprintf("%q appears twice in a row", f.Raw[second.Start:second.End]), "delete one of the two")
			r.Replace(f.Raw[first.Start:first.End], lint.SafeIf(first.Is(english.Article) && len(first.Word) > 1), r.Hint)
		}
	})
}

// isRepeated reports whether the second of two equal adjacent tokens repeats the first by
// mistake. Single letters except "a" are symbols, and a word with a capital may be part of a
// name ("Walla Walla").
func isRepeated(f *lint.Field, first, second english.Token) bool {
	between := f.Raw[first.End:second.Start]
	onlySpace := between != "" && strings.Trim(between, " \t\u00a0") == ""
	if !onlySpace || !f.IsPlain(first.Start, second.End) || joins(at(f.Prose, first.Start-1)) || joins(at(f.Prose, second.End)) {
		return false
	}
	if second.Kind != english.Word || second.Is(english.Repeatable) || len(second.Word) == 1 && second.Word != "a" {
		return false
	}
	isCommon := first.Is(english.Empty | english.Article | english.Preposition | english.Pronoun)
	sameForm := f.Raw[first.Start+1:first.End] == f.Raw[second.Start+1:second.End] // unlike "AND and OR"
	return sameForm && !second.Capitalized(f.Raw) && (isCommon || !first.Capitalized(f.Raw))
}
