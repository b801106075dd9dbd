package text

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Spacing is rule QB503.
var Spacing = &lint.Rule{
	Code: "QB503",
	Name: "spacing",
	Summary: "Checks that there are no double spaces, no spaces before punctuation, inside brackets or at the ends " +
		"of a text, and that none is missing after punctuation.",
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Check:    checkSpacing,
}

func checkSpacing(p *lint.Pass) {
	prose(p, func(f *lint.Field) {
		reportRunOn(p, f)
		reportCode(p, f)
		for _, g := range gaps(f.Raw) {
			s := judge(f.Raw, g)
			if s.what == "" || !f.InProse(g.start) || !f.IsPlain(g.start, g.end) {
				continue
			}
			p.Report(lint.Report{
				At: f.At.Within(g.start, g.end), Severity: s.severity, Message: f.Name + " has " + s.what,
				Hint:  "delete the spaces",
				Fixes: write(f, g.start, g.end, s.instead, safeIf(s.sure), "delete the spaces"),
			})
		}
	})
}

// runOn matches two words with a mark and no space between them.
var runOn = regexp.MustCompile(`(?:^|[\s("“])(\p{Ll}{2,})([,;.?!])(\pL\p{Ll}+)\b`)

// reportRunOn reports a mark without the space behind it. Both sides must be words:
// file.txt and System.Out are names.
func reportRunOn(p *lint.Pass, f *lint.Field) {
	for _, m := range runOn.FindAllStringSubmatchIndex(f.Prose, -1) {
		before, mark, after := f.Prose[m[2]:m[3]], f.Prose[m[4]:m[5]], f.Prose[m[6]:m[7]]
		endsSentence := mark != "," && mark != ";"
		isWords := spelling.Has(before) && spelling.Has(strings.ToLower(after))
		if !isWords || endsSentence == (after == strings.ToLower(after)) || !f.IsPlain(m[0], m[1]) {
			continue
		}
		p.Report(lint.Report{
			At: f.At.Within(m[4], m[5]), Message: fmt.Sprintf("%s has no space after %q", f.Name, mark), Hint: "write a space",
			Fixes: write(f, m[4], m[5], mark+" ", lint.FixUnsafe, "write a space"),
		})
	}
}

// reportCode reports code that touches the word before it.
func reportCode(p *lint.Pass, f *lint.Field) {
	for _, code := range f.Code {
		if isLetter(at(f.Prose, code.Start-1)) && at(f.Raw, code.Start) == '`' {
			p.Report(lint.Report{
				At: f.At.Within(code.Start, code.Start+1), Message: f.Name + " has no space before the code", Hint: "write a space",
				Fixes: write(f, code.Start, code.Start+1, " `", lint.FixUnsafe, "write a space"),
			})
		}
	}
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

// stray is what is wrong with a gap, and what belongs in its place.
type stray struct {
	what, instead string
	severity      lint.Severity
	sure          bool
}

func judge(text string, g gap) stray {
	before, after := at(text, g.start-1), at(text, g.end)
	switch {
	case g.start == 0: // spaces at the ends cannot be seen
		return stray{"a space at its start", "", lint.Info, true}
	case g.end == len(text):
		return stray{"a space at its end", "", lint.Info, true}
	case endsLine(before) || endsLine(after) || g.inLayout:
		return stray{}
	case before == '(' && after != ')' && at(text, g.start-2) != '(':
		return stray{"a space after an opening bracket", "", 0, true}
	case after == ')' && strings.IndexByte("(,)_", before) < 0:
		return stray{"a space before a closing bracket", "", 0, true}
	case detached(text, g):
		return stray{fmt.Sprintf("a space before %q", after), "", 0, after != '.'}
	}
	return inRow(text, g)
}

func endsLine(c byte) bool { return c == '\n' || c == '\r' }

// inRow judges the number of spaces. Three may be a gap to fill in, and those in a
// quotation may matter.
func inRow(text string, g gap) stray {
	n := g.end - g.start
	if n < 2 || n > longestStray || strings.TrimLeft(text[g.start:g.end], " ") != "" {
		return stray{}
	}
	s := stray{fmt.Sprintf("%d spaces in a row", n), " ", 0, n == 2 && strings.Count(text[:g.start], `"`)%2 == 0}
	if strings.IndexByte(".?!:", at(text, g.start-1)) >= 0 {
		s.severity = lint.Info // the habit of typewriters
	}
	return s
}

// detached reports whether the mark behind a gap belongs to the word before it.
// The point of .5, the dots of an ellipsis, the colon of a ratio and a mark
// behind a blank do not.
func detached(text string, g gap) bool {
	before, mark, next := at(text, g.start-1), text[g.end], at(text, g.end+1)
	if before == '_' || before == '-' || !strings.ContainsRune(" \n\"'”’)*", rune(next)) {
		return false
	}
	rest := strings.TrimLeft(text[g.end+1:], "\"'”’)* ")
	first, _ := utf8.DecodeRuneInString(rest)
	switch mark {
	case ',', ';':
		return true
	case '?', '.', '!':
		if start, _ := utf8.DecodeRuneInString(text); mark == '.' && !unicode.IsUpper(start) {
			return false // the folder of "docker build ."
		}
		isWord := isLetter(before) && isLetter(at(text, g.start-2))
		return rest == "" || !unicode.IsLower(first) && (isWord || isDigit(before) || before == ')')
	case ':':
		return rest == "" && isLetter(before)
	}
	return false
}
