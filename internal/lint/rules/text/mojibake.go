package text

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Mojibake is rule QB517.
var Mojibake = &lint.Rule{
	Code:     "QB517",
	Name:     "mojibake",
	Summary:  "Checks that no text was read in the wrong encoding: â€™ for an apostrophe, Ã© for é, � for a lost character.",
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
				At: f.At.Within(b.start, b.end), Message: f.Name + " has a character that was lost in a conversion", Hint: "write the character that was meant",
			}
			if b.right != "" {
				if speaksOfMarkup(p) {
					continue
				}
				report.Message = fmt.Sprintf("%s has %q, which is %q in the wrong encoding", f.Name, f.Raw[b.start:b.end], b.right)
				report.Hint = "write " + b.right
				report.Fixes = write(f, b.start, b.end, b.right, safeIf(f.InProse(b.start)), "write "+b.right)
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
	unsure     bool // could be two characters as well
}

// brokenIn finds the stretches of a text whose bytes in Windows-1252 are UTF-8. A
// capital with an accent before a closing quotation mark can be just that, so one
// such pair alone does not count.
func brokenIn(text string) []broken {
	var list []broken
	sure := 0
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		b, ok := brokenAt(text, i, r)
		if !ok {
			i += size
			continue
		}
		list = append(list, b)
		i = b.end
		if !b.unsure {
			sure++
		}
	}
	if sure == 0 && len(list) < 2 {
		return nil
	}
	return list
}

func brokenAt(text string, start int, first rune) (broken, bool) {
	switch {
	case first == utf8.RuneError:
		return broken{start: start, end: start + utf8.RuneLen(first)}, true
	case first < 0x80:
		return broken{}, false
	case first < 0xa0: // a control character where Windows-1252 has a printed one
		right := charmap.Windows1252.DecodeByte(byte(first))
		return broken{start: start, end: start + utf8.RuneLen(first), right: string(right)}, right >= 0xa0 && right != utf8.RuneError
	}
	lead, ok := toByte(first)
	length := utf8Length(lead)
	if !ok || length == 0 {
		return broken{}, false
	}
	bytes := []byte{lead}
	end := start + utf8.RuneLen(first)
	var last rune
	for len(bytes) < length {
		r, size := utf8.DecodeRuneInString(text[end:])
		b, ok := toByte(r)
		if !ok || b < 0x80 || b > 0xbf {
			return broken{}, false
		}
		bytes, end, last = append(bytes, b), end+size, r
	}
	right, size := utf8.DecodeRune(bytes)
	if size != length || !plausible(right) {
		return broken{}, false
	}
	b := broken{start: start, end: end, right: string(right), unsure: length == 2 && first != 'Ã' && first != 'Â' || strings.ContainsRune("”’»", last)}
	if right == utf8.RuneError {
		b.right, b.unsure = "", false
	}
	return b, true
}

// toByte is the byte of a character in Windows-1252. Its five free bytes are read
// as control characters.
func toByte(r rune) (byte, bool) {
	if r >= 0x80 && r < 0xa0 {
		return byte(r), true
	}
	return charmap.Windows1252.EncodeRune(r)
}

// utf8Length is the length of the character of UTF-8 that a byte begins.
func utf8Length(lead byte) int {
	switch {
	case lead >= 0xc2 && lead <= 0xdf:
		return 2
	case lead >= 0xe0 && lead <= 0xef:
		return 3
	case lead >= 0xf0 && lead <= 0xf4:
		return 4
	}
	return 0
}

// plausible reports whether a character is one that English texts have: Latin,
// Greek and Cyrillic letters, punctuation, signs, emoji.
func plausible(r rune) bool {
	return r >= 0xa0 && r < 0x250 || r >= 0x370 && r < 0x530 || r >= 0x2000 && r < 0x2c00 || r >= 0xfb00 && r < 0xfb07 || r == 0xfeff ||
		r == utf8.RuneError || r >= 0x1f300 && r < 0x1fb00
}
