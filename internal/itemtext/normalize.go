package itemtext

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/swmmquiz/swmmquiz/internal/richtext"
)

// Normalize returns the form in which texts are compared. Case, space,
// punctuation and the variants of a character that Unicode calls compatible
// (NFKC) make no difference. What changes the meaning does:
//
//   - decimal points, signs, operators, percent: 1.5 is not 15, -2 is not 2;
//   - powers: NFKC alone would turn 10² into 102;
//   - case of symbols and of units after a number: Q and q, MW and mW.
//
// Thousands separators are dropped, so that 1,250 is 1250. The words of the
// result are separated by single spaces.
func Normalize(text string) string {
	nodes, _ := richtext.Parse(text)
	var b strings.Builder
	writeComparable(&b, nodes)
	words := strings.Fields(b.String())
	afterNumber := false
	for i, word := range words {
		if !keepsCase(word, afterNumber) {
			words[i] = strings.ToLower(word)
		}
		last := word[len(word)-1]
		afterNumber = '0' <= last && last <= '9'
	}
	return strings.Join(words, " ")
}

func writeComparable(b *strings.Builder, nodes []richtext.Node) {
	for _, node := range nodes {
		switch node.Kind {
		case richtext.Text:
			writeProse(b, node.Text)
		case richtext.Strong:
			writeComparable(b, node.Children)
		default:
			b.WriteString(norm.NFKC.String(node.Text))
		}
	}
}

// keepsCase reports whether a word is a symbol or a unit, whose case has a
// meaning.
func keepsCase(word string, afterNumber bool) bool {
	if len(word) == 1 {
		return word != "A" && word != "I"
	}
	return afterNumber && utf8.RuneCountInString(word) <= 3 || strings.ContainsAny(word, `\^_=`)
}

// variants are the kinds of hyphen and minus, and fractions, that NFKC does not
// write in the wanted way.
var variants = strings.NewReplacer(
	"\u2212", "-", "\u2010", "-", "\u2011", "-", "\u2013", "-", "\u2014", " ",
	"½", " 1/2", "¼", " 1/4", "¾", " 3/4",
)

var superscripts = map[rune]rune{
	'⁰': '0', '¹': '1', '²': '2', '³': '3', '⁴': '4', '⁵': '5', '⁶': '6', '⁷': '7', '⁸': '8', '⁹': '9', '⁻': '-', '⁺': '+',
}

// lowerSuperscripts writes superscripts as a power with a caret: 10⁻³ as 10^-3.
func lowerSuperscripts(text string) string {
	var b strings.Builder
	inPower := false
	for _, r := range text {
		digit, ok := superscripts[r]
		if ok && !inPower {
			b.WriteByte('^')
		}
		if inPower = ok; ok {
			r = digit
		}
		b.WriteRune(r)
	}
	return b.String()
}

// writeProse writes text without the punctuation that makes no difference, and
// with a space between a number and the letters after it.
func writeProse(b *strings.Builder, text string) {
	runes := []rune(norm.NFKC.String(variants.Replace(lowerSuperscripts(text))))
	at := func(i int) rune {
		if i < 0 || i >= len(runes) {
			return ' '
		}
		return runes[i]
	}
	inNumber := false // the word so far is a number
	for i, r := range runes {
		before, after := at(i-1), at(i+1)
		switch {
		case unicode.IsDigit(r):
			inNumber = inNumber || !unicode.IsLetter(before)
			b.WriteRune(r)
			continue
		case unicode.IsLetter(r) || unicode.IsMark(r):
			if inNumber && unicode.IsDigit(before) {
				b.WriteByte(' ')
			}
			b.WriteRune(r)
		case r == '.' && unicode.IsDigit(after) && !unicode.IsLetter(before):
			b.WriteRune(r)
		case r == ',' && unicode.IsDigit(before) && unicode.IsDigit(after):
			if !separatesThousands(runes[i+1:]) {
				b.WriteRune(r)
			}
		case r == '-' && unicode.IsLetter(before) && unicode.IsLetter(after):
			b.WriteByte(' ')
		case r == '\'' || r == '\u2019':
		case unicode.IsPunct(r) && !strings.ContainsRune("-%&*/#@_", r), unicode.IsSpace(r), unicode.IsControl(r):
			b.WriteByte(' ')
		default:
			b.WriteRune(r)
		}
		inNumber = false
	}
}

// separatesThousands reports whether exactly three digits follow a comma.
func separatesThousands(after []rune) bool {
	n := 0
	for n < len(after) && unicode.IsDigit(after[n]) {
		n++
	}
	return n == 3
}
