package english

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Kind is the kind of a Token.
type Kind uint8

const (
	Word   Kind = iota // letters, with their accents and with apostrophes inside
	Number             // digits, with decimal points, thousands separators and letters after them
	Mark               // one punctuation mark or symbol
	Opaque             // a span that the caller excludes, such as code
)

// Token is the smallest unit of a text.
type Token struct {
	Start, End int // byte offsets in the text
	Kind       Kind
	// Classes are those of a word; a word can have several.
	Classes Class
	// Word is the token in lower case with straight apostrophes; empty for Opaque.
	Word string
}

// Is reports whether the token belongs to any of the classes.
func (t Token) Is(classes Class) bool { return t.Classes&classes != 0 }

// IsMark reports whether the token is one of the given marks.
func (t Token) IsMark(marks string) bool { return t.Kind == Mark && strings.Contains(marks, t.Word) }

// Span is a range of bytes in a text.
type Span struct{ Start, End int }

// Tokens splits a text into tokens. Each opaque span becomes one token; the
// spans must be in order and must not overlap.
func Tokens(text string, opaque ...Span) []Token {
	tokens := make([]Token, 0, len(text)/4+2)
	words := vocabulary()
	for i := 0; i < len(text); {
		if len(opaque) > 0 && i >= opaque[0].Start {
			tokens = append(tokens, Token{Start: opaque[0].Start, End: opaque[0].End, Kind: Opaque})
			i, opaque = max(i, opaque[0].End), opaque[1:]
			continue
		}
		stop := len(text)
		if len(opaque) > 0 {
			stop = opaque[0].Start
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		end, kind := i+size, Mark
		switch {
		case unicode.IsSpace(r):
			i = end
			continue
		case unicode.IsLetter(r):
			end, kind = wordEnd(text[:stop], end), Word
		case unicode.IsDigit(r):
			end, kind = numberEnd(text[:stop], end), Number
		}
		token := Token{Start: i, End: end, Kind: kind, Word: fold(text[i:end])}
		if kind == Word {
			token.Classes = words[token.Word]
			if end-i == 1 && 'A' <= text[i] && text[i] <= 'H' {
				token.Classes |= Letter
			}
		}
		tokens = append(tokens, token)
		i = end
	}
	return tokens
}

// wordEnd returns the end of a word whose first letter ends at from.
func wordEnd(text string, from int) int {
	for i := from; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case unicode.IsLetter(r) || unicode.IsMark(r):
		case isApostrophe(r) && startsWithLetter(text[i+size:]):
		default:
			return i
		}
		i += size
	}
	return len(text)
}

// numberEnd returns the end of a number whose first digit ends at from. Letters
// that follow the digits directly belong to it: "2nd", "10k".
func numberEnd(text string, from int) int {
	for i := from; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case unicode.IsDigit(r) || unicode.IsLetter(r):
		case (r == '.' || r == ',') && startsWithDigit(text[i+size:]):
		default:
			return i
		}
		i += size
	}
	return len(text)
}

func isApostrophe(r rune) bool { return r == '\'' || r == '’' }

func startsWithLetter(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(r)
}

func startsWithDigit(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsDigit(r)
}

// fold returns a word in lower case with straight apostrophes.
func fold(word string) string {
	for i := 0; i < len(word); i++ {
		if c := word[i]; c >= utf8.RuneSelf || 'A' <= c && c <= 'Z' {
			return strings.ReplaceAll(strings.ToLower(word), "’", "'")
		}
	}
	return word
}

// Capitalized reports whether the token, which is from text, is a word that starts with a capital letter.
func (t Token) Capitalized(text string) bool {
	r, _ := utf8.DecodeRuneInString(text[t.Start:])
	return t.Kind == Word && unicode.IsUpper(r)
}

// Words returns the words and the numbers in digits among the tokens, in lower case.
func Words(tokens []Token) []string {
	words := make([]string, 0, len(tokens))
	for _, token := range tokens {
		if token.Kind == Word || token.Kind == Number {
			words = append(words, token.Word)
		}
	}
	return words
}

// Numbers returns the numbers in digits among the tokens.
func Numbers(tokens []Token) []string {
	var list []string
	for _, token := range tokens {
		if token.Kind == Number {
			list = append(list, token.Word)
		}
	}
	return list
}

// Any reports whether any of the tokens belongs to one of the classes.
func Any(tokens []Token, classes Class) bool {
	return slices.ContainsFunc(tokens, func(t Token) bool { return t.Is(classes) })
}
