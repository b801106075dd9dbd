package itemtext

import (
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
)

// Parts splits a text at commas, semicolons, "&" and words of the given classes. The parts
// have no articles and no other marks.
func (t *Text) Parts(separators english.Class) []string {
	var list, words []string
	end := func() {
		if len(words) > 0 {
			list, words = append(list, strings.Join(words, " ")), words[:0]
		}
	}
	for _, token := range t.Tokens {
		text := token.Word
		switch {
		case token.Is(separators), token.Word == ",", token.Word == ";", token.Word == "&":
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
