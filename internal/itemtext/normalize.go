package itemtext

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/swmmquiz/swmmquiz/internal/richtext"
)

// normalize returns the form in which texts are compared. Differences in case, space and
// compatibility characters (Unicode NFKC) are removed; in prose, so are those in punctuation and
// thousands separators. Differences that change the meaning stay:
//
//   - decimal points, signs, operators and percent: 1.5 and 15, -2 and 2;
//   - powers, which NFKC alone would lose: 10² and 102;
//   - case of symbols, and of units after a number: Q and q, MW and mW.
func normalize(parts []part) string {
	var b []byte
	for _, part := range parts {
		if part.kind == richtext.Text {
			b = appendPlain(b, part.text)
		} else {
			b = norm.NFKC.AppendString(b, powers.ReplaceAllString(part.text, "^$0"))
		}
	}
	var normal strings.Builder
	normal.Grow(len(b))
	afterNumber := false
	for word := range strings.FieldsSeq(string(b)) {
		if lower := strings.ToLower(word); lower != word && !keepsCase(word, afterNumber) {
			word = lower
		}
		if normal.Len() > 0 {
			normal.WriteByte(' ')
		}
		normal.WriteString(word)
		last := word[len(word)-1]
		afterNumber = '0' <= last && last <= '9'
	}
	return normal.String()
}

// keepsCase reports whether a word may be a symbol or a unit, whose case matters.
func keepsCase(word string, afterNumber bool) bool {
	n := utf8.RuneCountInString(word)
	if n == 1 {
		return word != "A" && word != "I"
	}
	return afterNumber && n <= 3 || strings.ContainsAny(word, `\^_=`)
}

// compatible replaces dashes, minus signs, primes, apostrophes and quotation marks, for which NFKC is not enough.
var compatible = strings.NewReplacer(
	"\u2212", "-", "\u2010", "-", "\u2011", "-", "\u2013", "-", "\u2014", " ", "⁻", "-",
	"′", "'", "’", "'", "″", `"`, "“", `"`, "”", `"`,
)

// powers matches superscript digits and signs, which get a caret: 10⁻³ becomes 10^-3. vulgarFraction matches ½.
var powers, vulgarFraction = regexp.MustCompile(`[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺]+`), regexp.MustCompile(`[¼-¾⅐-⅞]`)

// appendPlain appends prose without the punctuation that makes no difference, and with a
// space between a number and the letters after it.
func appendPlain(b []byte, text string) []byte {
	if utf8.RuneCountInString(text) < len(text) { // not all ASCII
		text = vulgarFraction.ReplaceAllString(powers.ReplaceAllString(text, "^$0"), " $0") // 1½ is 1 1/2
		text = strings.ReplaceAll(norm.NFKC.String(compatible.Replace(text)), "⁄", "/")
	}
	b = slices.Grow(b, len(text))
	before, number, quoted := ' ', false, false // number: one ends before r; quoted: a quotation is open
	for r, size := utf8.DecodeRuneInString(text); size > 0; {
		text = text[size:]
		after, next := utf8.DecodeRuneInString(text)
		isPrime := number && marksUnit(r, after, quoted)
		switch {
		case r == '"' && isPrime:
			b = append(b, "''"...)
		case unicode.IsLetter(r) || unicode.IsMark(r):
			if number {
				b = append(b, ' ')
			}
			b = utf8.AppendRune(b, r)
		case r == '\'' && !isPrime, r == ',' && unicode.IsDigit(before) && separatesThousands(text): // dropped
		case separates(before, r, after) && !isPrime && !inNumber(before, r, after):
			b = append(b, ' ')
		default:
			b = utf8.AppendRune(b, r)
		}
		number = isPrime || unicode.IsDigit(r) && (number || !unicode.IsLetter(before))
		quoted = quoted != (r == '"' && !isPrime)
		before, r, size = r, after, next
	}
	return b
}

// marksUnit reports whether a mark after a number is a foot or inch mark.
func marksUnit(r, after rune, quoted bool) bool {
	return (r == '\'' || r == '"' && !quoted) && !unicode.IsLetter(after)
}

// inNumber reports whether a mark is a decimal point before a digit, or a comma between digits.
func inNumber(before, mark, after rune) bool {
	return unicode.IsDigit(after) && (mark == '.' && !unicode.IsLetter(before) || mark == ',' && unicode.IsDigit(before))
}

// separates reports whether a character is a space, a mark that makes no difference, or a hyphen between letters.
func separates(before, r, after rune) bool {
	if r == '-' {
		return unicode.IsLetter(before) && unicode.IsLetter(after)
	}
	return unicode.IsPunct(r) && !strings.ContainsRune("%&*/#@_", r) || unicode.IsSpace(r) || unicode.IsControl(r)
}

// separatesThousands reports whether the comma before a text separates thousands: exactly three digits follow it.
func separatesThousands(text string) bool {
	digits := text[:len(text)-len(strings.TrimLeftFunc(text, unicode.IsDigit))]
	return utf8.RuneCountInString(digits) == 3
}
