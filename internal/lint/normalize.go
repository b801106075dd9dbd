package lint

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// normalize gives the form in which texts are compared. Case, space,
// punctuation and the variants of a character that Unicode calls compatible
// (NFKC) make no difference; what changes the meaning does:
//
//   - decimal points, signs, operators, percent: 1.5 is not 15, -2 is not 2;
//   - powers: NFKC alone would make 102 of 10²;
//   - case of code, TeX, single letters and units after a number: mW, MW;
//   - thousands separators are dropped, so that 1,250 is 1250.
func normalize(parts []part) string {
	var words []string
	for _, part := range parts {
		if part.kind != prose {
			words = append(words, strings.Fields(norm.NFKC.String(part.text))...)
			continue
		}
		words = append(words, strings.Fields(plain(part.text))...)
	}
	for i, word := range words {
		afterNumber := i > 0 && words[i-1][len(words[i-1])-1] <= '9' && strings.ContainsAny(words[i-1], "0123456789")
		if keepsCase(word, afterNumber) {
			continue
		}
		words[i] = strings.ToLower(word)
	}
	return strings.Join(words, " ")
}

// keepsCase tells symbols and units, whose case has a meaning, from words.
func keepsCase(word string, afterNumber bool) bool {
	if len(word) == 1 {
		return word != "A" && word != "I"
	}
	return afterNumber && len(word) <= 3 || strings.ContainsAny(word, `\^_=`)
}

// compatible writes powers with a caret and the kinds of hyphen and minus as
// one, before NFKC.
var compatible = strings.NewReplacer(
	"**", "", "\u2212", "-", "\u2010", "-", "\u2011", "-", "\u2013", "-", "\u2014", " ",
	"\u00a0", " ", "\u2009", " ", "\u202f", " ",
	"⁻", "^-", "⁰", "^0", "¹", "^1", "²", "^2", "³", "^3", "⁴", "^4", "⁵", "^5", "⁶", "^6", "⁷", "^7", "⁸", "^8", "⁹", "^9",
	"½", " 1/2", "¼", " 1/4", "¾", " 3/4",
)

// plain is prose without the punctuation that makes no difference, and with a
// space between a number and the letters after it.
func plain(text string) string {
	runes := []rune(norm.NFKC.String(compatible.Replace(text)))
	var b strings.Builder
	b.Grow(len(text))
	at := func(i int) rune {
		if i < 0 || i >= len(runes) {
			return ' '
		}
		return runes[i]
	}
	for i, r := range runes {
		before, after := at(i-1), at(i+1)
		switch {
		case unicode.IsLetter(r):
			if unicode.IsDigit(before) && startsWithDigit(runes, i) {
				b.WriteByte(' ')
			}
			b.WriteRune(r)
		case r == '.' && unicode.IsDigit(after) && !unicode.IsLetter(before):
			b.WriteRune(r)
		case r == ',' && unicode.IsDigit(before) && unicode.IsDigit(after):
			if !thousands(runes, i) {
				b.WriteRune(r)
			}
		case r == '^' && at(i-1) != '^' && strings.HasSuffix(b.String(), "^-"):
			// the caret of the digit after a raised minus
		case r == '-' && (unicode.IsLetter(before) && unicode.IsLetter(after)):
			b.WriteByte(' ')
		case r == '\'' || r == '\u2019':
		case unicode.IsPunct(r) && !strings.ContainsRune("-%&*/#@_", r), unicode.IsSpace(r), unicode.IsControl(r):
			b.WriteByte(' ')
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// startsWithDigit says whether the word around i starts with a digit: 5cfs,
// but not SWMM5a.
func startsWithDigit(runes []rune, i int) bool {
	for i > 0 && (unicode.IsLetter(runes[i-1]) || unicode.IsDigit(runes[i-1])) {
		i--
	}
	return unicode.IsDigit(runes[i])
}

// thousands says whether the comma at i separates thousands: exactly three
// digits follow it.
func thousands(runes []rune, i int) bool {
	n := 0
	for _, r := range runes[i+1:] {
		if !unicode.IsDigit(r) {
			break
		}
		n++
	}
	return n == 3
}
