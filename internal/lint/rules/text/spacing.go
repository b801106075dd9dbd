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
	Summary: "Checks that there are no double spaces, no spaces before punctuation or at the ends of a text, and " +
		"that none is missing after punctuation and before code.",
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Check:    checkSpacing,
}

func checkSpacing(p *lint.Pass) {
	prose(p, func(f *lint.Field) {
		reportRunOn(p, f)
		reportCode(p, f)
		for _, m := range spaces.FindAllStringIndex(f.Raw, -1) {
			s := judge(f.Raw, m[0], m[1])
			if s.what == "" || !f.IsPlain(m[0], m[1]) {
				continue
			}
			p.Report(lint.Report{
				At: f.At.Within(m[0], m[1]), Severity: s.severity, Message: f.Name + " has " + s.what, Hint: "delete the spaces",
				Fixes: write(f, m[0], m[1], s.instead, safeIf(s.sure), "delete the spaces"),
			})
		}
	})
}

// stray is what is wrong with spaces, and what belongs in their place.
type stray struct {
	what, instead string
	severity      lint.Severity
	sure          bool
}

var (
	spaces = regexp.MustCompile(`[\p{Zs}\t]+`)
	// endMark matches what follows spaces that no mark has before it: a comma behind
	// a word, or a mark at the end of a sentence. The dot of a path, the colon of a
	// ratio and the dots of an ellipsis are not there.
	endMark = regexp.MustCompile(`^(?:[,;](?:[\s"”)]|$)|[?.!:]["”)*]*\s*$|[?!]["”)*]*\s+\p{Lu})`)
	// runOn matches two words with a mark and no space between them.
	runOn = regexp.MustCompile(`(?:^|[\s("“])(\p{Ll}{2,})([,;.?!])(\pL\p{Ll}+)\b`)
)

func judge(text string, start, end int) stray {
	before, after := at(text, start-1), at(text, end)
	isWord := isLetter(before) || isDigit(before) || strings.IndexByte("`$)*\"'", before) >= 0
	first, _ := utf8.DecodeRuneInString(text)
	switch n := end - start; {
	case start == 0: // spaces at the ends cannot be seen
		return stray{"a space at its start", "", lint.Info, true}
	case end == len(text):
		return stray{"a space at its end", "", lint.Info, true}
	case n > 3:
		return stray{} // a gap to fill in
	case isWord && endMark.MatchString(text[end:]) && (after != '.' || unicode.IsUpper(first)): // "docker build ."
		return stray{fmt.Sprintf("a space before %q", after), "", 0, after != '.'}
	case n < 2 || strings.Trim(text[start:end], " ") != "" || before == '\n' || after == '\n' || isDigit(before) && isDigit(after):
		return stray{} // the indent of a line, or columns
	default:
		s := stray{fmt.Sprintf("%d spaces in a row", n), " ", 0, n == 2 && strings.Count(text[:start], `"`)%2 == 0}
		if strings.IndexByte(".?!:", before) >= 0 {
			s.severity = lint.Info // the habit of typewriters
		}
		return s
	}
}

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
