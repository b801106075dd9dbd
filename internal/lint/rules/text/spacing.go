package text

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var Spacing = &lint.Rule{
	Code: "QB503", Name: "spacing", Severity: lint.Warning, Scope: lint.ScopeText, Fix: lint.FixSafe, Check: checkSpacing,
	Summary: "Checks that there are no double spaces, and no spaces before punctuation or at the start or end of a text.",
}

func checkSpacing(p *lint.Pass) {
	visitProse(p, func(f *lint.Field) {
		for start, end := range runs(f.Raw, isSpace) {
			s := judge(f.Raw, start, end)
			if s.what == "" || !f.IsPlain(start, end) {
				continue
			}
			report := p.Report(f.At.Within(start, end), f.Name+" has "+s.what, s.hint)
			report.Severity = s.severity
			report.Replace(s.instead, lint.SafeIf(s.isSafe), s.hint)
		}
	})
}

// isSpace reports whether a character is a space or a tab.
func isSpace(r rune) bool {
	return r == ' ' || r == '\t' || r >= utf8.RuneSelf && unicode.Is(unicode.Zs, r)
}

// stray describes misplaced spaces: what is wrong, what to do, and what belongs in their place.
type stray struct {
	what, hint, instead string
	severity            lint.Severity // 0 for that of the rule
	isSafe              bool          // the fix cannot change the meaning
}

// endMark matches punctuation that takes no space before it: a comma or semicolon before a space or
// closing mark, a mark at the end of the text, or "?" or "!" before a new sentence. It does not match
// the dot of a path, the colon of a ratio or an ellipsis.
var endMark = regexp.MustCompile(`^(?:[,;](?:[\s"”)]|$)|[?.!:]["”)*]*\s*$|[?!]["”)*]*\s+\p{Lu})`)

// judge returns what is wrong with the spaces from start to end, or a zero stray.
func judge(text string, start, end int) stray {
	const deleteIt = "delete it"
	before, after := at(text, start-1), at(text, end)
	first, _ := utf8.DecodeRuneInString(text)
	switch n := end - start; {
	case start == 0: // white space at an end is invisible, so this is only info
		return stray{"white space at its start", deleteIt, "", lint.Info, true}
	case end == len(text):
		return stray{"white space at its end", deleteIt, "", lint.Info, true}
	case n > 3:
		return stray{} // a gap to fill in
	case strings.IndexByte(",;.?!:", after) >= 0 && endsWord(text[:start]) && endMark.MatchString(text[end:]) &&
		(after != '.' || unicode.IsUpper(first)): // but "docker build ." may be a command
		return stray{fmt.Sprintf("white space before %q", text[end:end+1]), deleteIt, "", 0, after != '.' && !leavesGap(text[:start])}
	case n < 2 || strings.Trim(text[start:end], " ") != "" || before == '\n' || after == '\n' || isDigit(before) && isDigit(after):
		return stray{} // one space, the indent of a line, or columns
	default:
		isQuoted := strings.Count(text[:start], `"`)%2 == 1 // the spaces may be intentional
		s := stray{fmt.Sprintf("%d spaces in a row", n), "keep one space", " ", 0, n == 2 && !isQuoted}
		if strings.IndexByte(".?!:", before) >= 0 {
			s.severity = lint.Info // some authors type two spaces after a sentence
		}
		return s
	}
}

// endsWord reports whether a text ends with a word, or with a mark that belongs to one.
func endsWord(text string) bool {
	last, _ := utf8.DecodeLastRuneInString(text)
	return inWord(last) || strings.ContainsRune("`$)*\"'”’", last)
}

// leavesGap reports whether a text ends with an article or a conjunction, so a mark
// after it shows that a word is missing: "you and , he".
func leavesGap(text string) bool {
	word := text[strings.LastIndexAny(text, " \t\n(\"")+1:]
	return english.ClassesOf(strings.ToLower(word))&(english.Article|english.Conjunction) != 0
}
