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
	Summary:  "Checks that no text was read in the wrong encoding, with â€™ for an apostrophe or � for a lost character.",
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
	weight     int // how sure that is: 2 is enough
}

// brokenIn finds the stretches of a text whose bytes in Windows-1252 are UTF-8. Two
// letters can be just that once, and a capital with an accent before a closing
// quotation mark always.
func brokenIn(text string) []broken {
	var list []broken
	weight := 0
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		b, ok := broken{}, false
		if r >= 0x80 {
			b, ok = brokenAt(text, i, i+size, r)
		}
		if !ok {
			i += size
			continue
		}
		list = append(list, b)
		i = b.end
		weight += b.weight
	}
	if weight < 2 {
		return nil
	}
	return list
}

// brokenAt reads the characters from start on as bytes of Windows-1252, and these
// as a character of UTF-8. The first of them ends at end.
func brokenAt(text string, start, end int, first rune) (broken, bool) {
	b := broken{start: start, end: end, weight: 2}
	if first == utf8.RuneError {
		return b, true
	}
	var bytes [utf8.UTFMax]byte
	var ends [utf8.UTFMax + 1]int
	n := 0
	for at := start; n < len(bytes) && at < len(text); n++ {
		r, size := utf8.DecodeRuneInString(text[at:])
		code, ok := toByte(r)
		if !ok {
			break
		}
		at += size
		bytes[n], ends[n+1] = code, at
	}
	right, length := utf8.DecodeRune(bytes[:n])
	switch {
	case length > 1 && plausible(right):
		b.end = ends[length]
		switch {
		case length == 2 && strings.ContainsAny(text[start:b.end], "”’»"):
			b.weight = 0
		case length == 2 && first != 'Ã' && first != 'Â':
			b.weight = 1
		}
	case first < 0xa0: // Windows-1252 has a printed character there
		right = charmap.Windows1252.DecodeByte(byte(first))
	default:
		return broken{}, false
	}
	if right != utf8.RuneError {
		b.right = string(right)
	}
	return b, true
}

// toByte is the byte of a character in Windows-1252. Its five free bytes are read
// as control characters.
func toByte(r rune) (code byte, ok bool) {
	if r >= 0x80 && r < 0xa0 {
		return byte(r), true
	}
	code, ok = charmap.Windows1252.EncodeRune(r)
	return code, ok && code >= 0x80
}

// plausible reports whether a character is one that English texts have: letters of
// Latin, Greek and Cyrillic, punctuation, signs, emoji, and the sign of a lost one.
func plausible(r rune) bool {
	return r >= 0xa0 && r < 0x250 || r >= 0x370 && r < 0x530 || r >= 0x2000 && r < 0x2c00 ||
		r >= 0xfb00 && r < 0xfb07 || r == 0xfeff || r == utf8.RuneError || r >= 0x1f300 && r < 0x1fb00
}
