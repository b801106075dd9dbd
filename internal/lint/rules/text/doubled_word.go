package text

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// DoubledWord is rule QB514.
var DoubledWord = &lint.Rule{
	Code:     "QB514",
	Name:     "doubled-word",
	Summary:  `Checks that no word is there twice in a row: "the the".`,
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Check:    checkDoubledWord,
}

// twoClauses match a verb at the end of a clause before the verb of the sentence:
// "what it is is known".
var twoClauses = english.NewPatterns(
	"what/all/whatever _{3} [ is/was/are/were is/was/are/were ]",
)

func checkDoubledWord(p *lint.Pass) {
	prose(p, func(f *lint.Field) {
		sound := twoClauses.All(f.Tokens)
		for i := 1; i < len(f.Tokens); i++ {
			for len(sound) > 0 && sound[0].Last <= i {
				sound = sound[1:]
			}
			first, second := f.Tokens[i-1], f.Tokens[i]
			if first.Word != second.Word || len(sound) > 0 && sound[0].First < i || !doubled(f, i) {
				continue
			}
			p.Report(lint.Report{
				At:      f.At.Within(first.Start, second.End),
				Message: fmt.Sprintf("%q is there twice in a row", f.Raw[second.Start:second.End]), Hint: "delete one of the two",
				Fixes: write(f, first.Start, second.End, f.Raw[first.Start:first.End],
					safeIf(first.Is(english.Article) && len(first.Word) > 1), "delete one of the two"),
			})
		}
	})
}

// doubled reports whether the equal tokens i-1 and i are one too many. A word with
// a capital may be a name ("Walla Walla", "Bufo bufo"), and three in a row a song.
func doubled(f *lint.Field, i int) bool {
	first, second := f.Tokens[i-1], f.Tokens[i]
	same := func(k int) bool { return k >= 0 && k < len(f.Tokens) && f.Tokens[k].Word == second.Word }
	switch {
	case second.Kind != english.Word || second.Is(english.Repeatable) || same(i-2) || same(i+1):
		return false
	case len(second.Word) == 1 && second.Word != "a":
		return false // a symbol
	case !sideBySide(f, first, second):
		return false
	case f.Raw[first.Start+1:first.End] != f.Raw[second.Start+1:second.End] || second.Capitalized(f.Raw):
		return false // "AND and OR"
	}
	return !first.Capitalized(f.Raw) || first.Is(english.Empty|english.Article|english.Preposition|english.Pronoun)
}

// sideBySide reports whether nothing but spaces is between two words, and nothing
// joins them to others.
func sideBySide(f *lint.Field, first, second english.Token) bool {
	between := f.Raw[first.End:second.Start]
	return between != "" && strings.Trim(between, " \t\u00a0") == "" && f.IsPlain(first.Start, second.End) &&
		!joined(at(f.Prose, first.Start-1)) && !joined(at(f.Prose, second.End))
}

// joined reports whether a character makes one word of what is on its sides.
func joined(c byte) bool { return strings.IndexByte("-/'_@&", c) >= 0 || isDigit(c) }
