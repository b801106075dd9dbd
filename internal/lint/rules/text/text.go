// Package text contains the rules about how the texts of a bank are written: markup,
// spaces, punctuation, units, spelling and characters.
package text

import (
	"iter"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Rules are the rules of the family in the order of their codes.
var Rules = []*lint.Rule{
	UnbalancedMarkup,
	TeX,
	Spacing,
	MixedQuotes,
	UnitSpace,
	UnitVariants,
	Term,
	BareLink,
	HiddenCharacter,
	Spelling,
	DoubledWord,
	HTMLMarkup,
	Punctuation,
}

// visitProse visits the texts that are not TeX.
func visitProse(p *lint.Pass, visit func(*lint.Field)) {
	for i := range p.Fields {
		if !p.Fields[i].TeX {
			visit(&p.Fields[i])
		}
	}
}

// mentionsMarkup reports whether an item or a topic is about markup or encodings,
// so tags, entities and TeX commands may be what it teaches.
func mentionsMarkup(p *lint.Pass) bool {
	return slices.ContainsFunc(p.Fields, func(f lint.Field) bool { return english.Any(f.Tokens, english.Markup) })
}

// matchCase returns use with a capital if it is in lower case and the text that it replaces
// begins with a capital.
func matchCase(use, old string) string {
	first, _ := utf8.DecodeRuneInString(old)
	letter, size := utf8.DecodeRuneInString(use)
	if unicode.IsUpper(first) && use == strings.ToLower(use) {
		return string(unicode.ToUpper(letter)) + use[size:]
	}
	return use
}

// runs yields the start and the end of each run of characters for which isIn is true.
func runs(text string, isIn func(rune) bool) iter.Seq2[int, int] {
	return func(yield func(start, end int) bool) {
		for end := 0; ; {
			start := strings.IndexFunc(text[end:], isIn)
			if start < 0 {
				return
			}
			start += end
			end = len(text) - len(strings.TrimLeftFunc(text[start:], isIn))
			if !yield(start, end) {
				return
			}
		}
	}
}

// at returns the byte of a text at an offset, or a space outside of the text.
func at(text string, i int) byte {
	if i < 0 || i >= len(text) {
		return ' '
	}
	return text[i]
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// inWord reports whether a character can be part of a word or number: "é", "²", "½", or
// the accent of a decomposed "é".
func inWord(r rune) bool { return unicode.In(r, unicode.L, unicode.N, unicode.M) }

// joins reports whether a character is a digit, or joins the words on both sides as the hyphen does in 10mm-wide.
func joins(c byte) bool { return strings.IndexByte("-/'_@&", c) >= 0 || isDigit(c) }
