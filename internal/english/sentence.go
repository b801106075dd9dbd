package english

import (
	"slices"
	"strings"
)

// Sentence is a sentence of a text; Sentences documents where one ends.
type Sentence struct {
	// Tokens include the marks at its end.
	Tokens []Token
	// Question reports whether a question mark is among the marks at its end.
	Question bool
}

// Span returns the bytes of the text that the sentence covers.
func (s Sentence) Span() Span {
	return Span{s.Tokens[0].Start, s.Tokens[len(s.Tokens)-1].End}
}

// Sentences splits the tokens of a text into sentences. A period ends one if a closing mark
// follows, or a space and anything but a word in lower case, unless it comes after an
// abbreviation or the initial of a name. A question mark or exclamation mark ends one if a
// space or a closing mark follows. Code of several lines also ends a sentence.
func Sentences(text string, tokens []Token) []Sentence {
	var list []Sentence
	start := 0
	add := func(end int, question bool) {
		if start < end {
			list = append(list, Sentence{tokens[start:end], question})
		}
		start = end
	}
	for i := 0; i < len(tokens); i++ {
		token := tokens[i]
		if token.Kind == Opaque && strings.Contains(text[token.Start:token.End], "\n") {
			add(i+1, false) // lines of code separate two sentences
			continue
		}
		if token.Kind != Mark || !endsSentence(text, tokens, i) {
			continue
		}
		question := token.Word == "?"
		for i+1 < len(tokens) && tokens[i+1].IsMark(closingMarks) && tokens[i+1].Start == tokens[i].End {
			i++
			question = question || tokens[i].Word == "?"
		}
		add(i+1, question)
	}
	add(len(tokens), false)
	return list
}

// closingMarks can follow the final mark of a sentence.
const closingMarks = ")\"”'?!"

// endsSentence reports whether the mark at index i ends a sentence.
func endsSentence(text string, tokens []Token, i int) bool {
	token := tokens[i]
	switch token.Word {
	case "?", "!":
		return i+1 == len(tokens) || tokens[i+1].Start > token.End || tokens[i+1].IsMark(closingMarks)
	case ".":
	default:
		return false
	}
	if i+1 == len(tokens) {
		return true
	}
	next := tokens[i+1]
	if next.Start == token.End && !next.IsMark(closingMarks) {
		return false // "example.com", an ellipsis
	}
	if i == 0 || tokens[i-1].Is(Abbreviation) {
		return false
	}
	before := tokens[i-1]
	if isInitial := before.End-before.Start == 1 && before.Capitalized(text); isInitial && next.Kind == Word {
		// "J. Smith" is a name; "vitamin C. Which" ends a sentence.
		return next.Is(QuestionWord|Article|Determiner|Pronoun|Preposition|Subordinator|Command|Be|Auxiliary|Modal) && next.Capitalized(text)
	}
	return next.Kind != Word || next.Capitalized(text)
}

// Questions returns the sentences that ask: those that end with a question mark, or the
// last sentence if none does.
func Questions(sentences []Sentence) []Sentence {
	asking := slices.DeleteFunc(slices.Clone(sentences), func(s Sentence) bool { return !s.Question })
	if len(asking) == 0 {
		return sentences[max(0, len(sentences)-1):]
	}
	return asking
}
