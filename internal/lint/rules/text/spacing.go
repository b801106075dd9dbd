package text

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Spacing is rule QB503.
var Spacing = &lint.Rule{
	Code:     "QB503",
	Name:     "spacing",
	Summary:  "Checks that there are no double spaces, no spaces before punctuation or inside brackets, and none at the ends of a text.",
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Check:    checkSpacing,
}

func checkSpacing(p *lint.Pass) {
	prose(p, func(f *lint.Field) {
		for _, gap := range gaps(f.Raw) {
			what, instead, kind := stray(f.Raw, gap)
			if what == "" || !f.InProse(gap.start) || !f.IsPlain(gap.start, gap.end) {
				continue
			}
			p.Report(lint.Report{
				At: f.At.Within(gap.start, gap.end), Message: f.Name + " has " + what, Hint: "delete the spaces",
				Fixes: write(f, gap.start, gap.end, instead, kind, "delete the spaces"),
			})
		}
	})
}

// gap is a run of spaces and tabs in a text.
type gap struct {
	start, end int
	// inLayout reports whether spaces arrange the line: columns, or a gap to
	// fill in.
	inLayout bool
}

// longestStray is the number of spaces that can be there by mistake: more are a
// gap to fill in, or columns.
const longestStray = 3

func gaps(text string) []gap {
	var list []gap
	start := 0
	for line := range strings.Lines(text) {
		first, layout := len(list), 0
		for i := 0; i < len(line); i++ {
			from := i
			for i < len(line) && isSpace(line, i) {
				_, size := utf8.DecodeRuneInString(line[i:])
				i += size
			}
			if i == from {
				continue
			}
			list = append(list, gap{start: start + from, end: start + i})
			if n := utf8.RuneCountInString(line[from:i]); n > longestStray && from > 0 && i < len(line) {
				layout += 2
			} else if n > 1 && from > 0 && (isDigit(at(line, from-1)) && isDigit(at(line, i)) || line[from] == '\t') {
				layout++
			}
		}
		for i := first; i < len(list); i++ {
			list[i].inLayout = layout > 1
		}
		start += len(line)
	}
	return list
}

// isSpace reports whether a character is a space that ends no line.
func isSpace(text string, i int) bool {
	r, _ := utf8.DecodeRuneInString(text[i:])
	return r != '\n' && r != '\r' && unicode.IsSpace(r)
}

// stray says what is wrong with a gap, what belongs in its place, and whether
// that is sure.
func stray(text string, g gap) (what, instead string, kind lint.FixKind) {
	before, after := at(text, g.start-1), at(text, g.end)
	switch {
	case g.start == 0:
		return "a space at its start", "", lint.FixSafe
	case g.end == len(text):
		return "a space at its end", "", lint.FixSafe
	case before == '\n' || before == '\r' || after == '\n' || after == '\r' || g.inLayout:
		return "", "", ""
	case before == '(' && after != ')' && at(text, g.start-2) != '(':
		return "a space after an opening bracket", "", lint.FixSafe
	case after == ')' && before != '(' && before != ',' && before != ')' && before != '_':
		return "a space before a closing bracket", "", lint.FixSafe
	case detached(text, g):
		// The dot of "build ." can be the folder here.
		return fmt.Sprintf("a space before %q", after), "", safeIf(after != '.')
	case g.end-g.start > 1 && strings.TrimLeft(text[g.start:g.end], " ") == "" && g.end-g.start <= longestStray:
		inQuotes := strings.Count(text[:g.start], `"`)%2 == 1
		return fmt.Sprintf("%d spaces in a row", g.end-g.start), " ", safeIf(!inQuotes)
	}
	return "", "", ""
}

// detached reports whether the mark behind a gap belongs to the word before it.
// The point of .5, the dots of an ellipsis, the colon of a ratio and a mark
// behind a blank do not.
func detached(text string, g gap) bool {
	before, mark, next := at(text, g.start-1), text[g.end], at(text, g.end+1)
	if before == '_' || before == '-' || !strings.ContainsRune(" \n\"'”’)*", rune(next)) {
		return false
	}
	atEnd := strings.TrimRight(text[g.end+1:], "\"'”’)* ") == ""
	switch mark {
	case ',', ';':
		return true
	case '?', '.', '!':
		return isLetter(before) && isLetter(at(text, g.start-2)) || isDigit(before) || before == ')' || mark == '?' && atEnd
	case ':':
		return atEnd && isLetter(before)
	}
	return false
}
