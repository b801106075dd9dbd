package itemtext

import "github.com/swmmquiz/swmmquiz/internal/english"

// Parts returns what a text is made of: the words between commas, semicolons and
// words of the given classes, without articles and marks.
func (t *Text) Parts(joints english.Class) []string {
	var list []string
	start := true
	for _, token := range t.Tokens {
		text := token.Word
		switch {
		case token.Is(joints), token.Word == ",", token.Word == ";", token.Word == "&":
			start = true
			continue
		case token.Kind == english.Opaque:
			text = t.Raw[token.Start:token.End]
		case token.Kind == english.Mark, token.Is(english.Article):
			continue
		}
		if start {
			list = append(list, text)
		} else {
			list[len(list)-1] += " " + text
		}
		start = false
	}
	return list
}
