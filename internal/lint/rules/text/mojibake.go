package text

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Mojibake is rule QB517.
var Mojibake = &lint.Rule{
	Code:     "QB517",
	Name:     "mojibake",
	Summary:  "Checks that no text was read in the wrong encoding: â€™ for an apostrophe, � for a lost character.",
	Severity: lint.Error,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Since:    "0.2.0",
	Check:    checkMojibake,
}

// Bytes of UTF-8 that were read as Windows-1252 begin with one of these letters:
// Ã and Â for accents and signs, â for dashes and quotation marks, ð for emoji.
// Two letters that begin with another one are a word more often.
var misread = regexp.MustCompile(`[ÃÂ][^\x00-\x7f”’»\x{fffd}]|[âðï][^\x00-\x7f\x{fffd}]{2,3}|[\x{80}-\x{9f}\x{fffd}]`)

// startsMisread reports whether misread can match at a character.
func startsMisread(r rune) bool {
	return r >= 0x80 && (r < 0xa0 || strings.ContainsRune("ÃÂâðï\ufffd", r))
}

func checkMojibake(p *lint.Pass) {
	prose(p, func(f *lint.Field) {
		if !strings.ContainsFunc(f.Raw, startsMisread) {
			return
		}
		for _, m := range misread.FindAllStringIndex(f.Raw, -1) {
			start := m[0]
			right, end := reread(f.Raw[start:m[1]])
			end += start
			if right == 0 || speaksOfMarkup(p) {
				continue
			}
			if at := misread.FindStringIndex(string(right) + f.Raw[end:]); at != nil && at[0] == 0 {
				right = utf8.RuneError // it was read wrongly twice
			}
			report := lint.Report{
				At:      f.At.Within(start, end),
				Message: f.Name + " has a character that was lost in a conversion", Hint: "write the character that was meant",
			}
			if right != utf8.RuneError {
				report.Message = fmt.Sprintf("%s has %q, which is %q in the wrong encoding", f.Name, f.Raw[start:end], right)
				report.Hint = "write " + string(right)
				report.Fixes = write(f, start, end, string(right), safeIf(f.InProse(start)), report.Hint)
			}
			p.Report(report)
		}
	})
}

// reread reads the characters of a text as bytes of Windows-1252, and these as one
// character of UTF-8. It returns that and the number of bytes in the text that it
// covers. The character is 0 if there is none, and U+FFFD if it was lost.
func reread(text string) (right rune, size int) {
	var bytes []byte
	for i, r := range text {
		code, ok := charmap.Windows1252.EncodeRune(r)
		if r >= 0x80 && r < 0xa0 { // a free byte of Windows-1252
			code, ok = byte(r), true
		}
		if r == utf8.RuneError || i == 0 && r < 0xa0 {
			return utf8.RuneError, utf8.RuneLen(r)
		}
		if bytes = append(bytes, code); !ok {
			return 0, 0
		}
		if right, n := utf8.DecodeRune(bytes); n == len(bytes) && n > 1 {
			if unicode.IsControl(right) {
				right = utf8.RuneError
			}
			return right, i + utf8.RuneLen(r)
		}
	}
	return 0, 0
}
