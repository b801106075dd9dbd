package itemtext

import (
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
)

// Parts returns what a text is made of: the words between commas, semicolons and
// words of the given classes, without articles and marks.
func (t *Text) Parts(joints english.Class) []string {
	var list, words []string
	end := func() {
		if len(words) > 0 {
			list, words = append(list, strings.Join(words, " ")), words[:0]
		}
	}
	for _, token := range t.Tokens {
		text := token.Word
		switch {
		case token.Is(joints), token.Word == ",", token.Word == ";", token.Word == "&":
			end()
			continue
		case token.Kind == english.Opaque:
			text = t.Raw[token.Start:token.End]
		case token.Kind == english.Mark, token.Is(english.Article):
			continue
		}
		words = append(words, text)
	}
	end()
	return list
}
