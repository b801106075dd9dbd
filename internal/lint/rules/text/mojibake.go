package text

import (
	"fmt"
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

func checkMojibake(p *lint.Pass) {
	for i := range p.Fields {
		f := &p.Fields[i]
		if f.TeX || isASCII(f.Raw) {
			continue
		}
		for _, b := range brokenIn(f.Raw) {
			report := lint.Report{
				At:      f.At.Within(b.start, b.end),
				Message: f.Name + " has a character that was lost in a conversion", Hint: "write the character that was meant",
			}
			if b.right != "" {
				if speaksOfMarkup(p) {
					continue
				}
				report.Message = fmt.Sprintf("%s has %q, which is %q in the wrong encoding", f.Name, f.Raw[b.start:b.end], b.right)
				report.Hint = "write " + b.right
				report.Fixes = write(f, b.start, b.end, b.right, safeIf(f.InProse(b.start)), report.Hint)
			}
			p.Report(report)
		}
	}
}

func isASCII(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return r > 0x7f }) < 0
}

// broken is a stretch in the wrong encoding. right is what it was before it was
// read as Windows-1252; it is empty if that is lost.
type broken struct {
	start, end int
	right      string
}

// brokenIn finds the stretches of a text whose bytes in Windows-1252 are UTF-8. Two
// letters can be just that once, and a capital with an accent before a closing
// quotation mark always.
func brokenIn(text string) []broken {
	var list []broken
	weight := 0 // how sure it is that the text is broken: 2 is enough
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		right, end := restored(text, i)
		switch {
		case r == utf8.RuneError:
			right, end, weight = r, i+size, 2
		case end > i:
			switch written := text[i:end]; {
			case strings.ContainsAny(written, "”’»") && utf8.RuneCountInString(written) == 2:
			case r == 'Ã' || r == 'Â' || utf8.RuneCountInString(written) > 2:
				weight += 2
			default:
				weight++
			}
		case r >= 0x80 && r < 0xa0: // Windows-1252 has a printed character there
			right, end, weight = charmap.Windows1252.DecodeByte(byte(r)), i+size, 2
		default:
			i += size
			continue
		}
		b := broken{start: i, end: end}
		if right != utf8.RuneError {
			b.right = string(right)
		}
		list = append(list, b)
		i = end
	}
	if weight < 2 {
		return nil
	}
	return list
}

// restored reads the characters from start on as bytes of Windows-1252, and these
// as one character of UTF-8 from an alphabet that English texts have. Its end is
// start if they are none. The five free bytes of Windows-1252 are control characters.
func restored(text string, start int) (right rune, end int) {
	var bytes []byte
	for i, r := range text[start:] {
		code, ok := charmap.Windows1252.EncodeRune(r)
		if r >= 0x80 && r < 0xa0 {
			code, ok = byte(r), true
		}
		if !ok || code < 0x80 || len(bytes) == utf8.UTFMax {
			break
		}
		bytes = append(bytes, code)
		if right, n := utf8.DecodeRune(bytes); n == len(bytes) && n > 1 {
			isUsual := unicode.In(right, unicode.Latin, unicode.Greek, unicode.Cyrillic, unicode.P, unicode.S)
			if isUsual || right == '\ufeff' || right == '\u00a0' {
				return right, start + i + utf8.RuneLen(r)
			}
			break
		}
	}
	return utf8.RuneError, start
}
