package itemtext

import "github.com/swmmquiz/swmmquiz/internal/english"

// NamesOptions reports whether a text of the item may name an option by its
// letter or its place, so that the options cannot change places. It reports more
// items than do: "vitamin C" is such a text as well.
func (it *Item) NamesOptions() bool {
	texts := []*Text{&it.Stem, &it.Explanation}
	for i := range it.Options {
		texts = append(texts, &it.Options[i])
	}
	for i := range it.Rationales {
		texts = append(texts, &it.Rationales[i])
	}
	for _, text := range texts {
		for i, token := range text.Tokens {
			if token.Is(english.OptionWord) || token.Is(english.Letter) && !isArticle(text.Tokens[i:]) {
				return true
			}
		}
	}
	return false
}

// isArticle reports whether the first of some tokens is an article: a word
// follows it that is neither a verb nor joins two things.
func isArticle(tokens []english.Token) bool {
	const afterName = english.Be | english.Auxiliary | english.Modal | english.Link | english.Conjunction | english.Preposition
	return tokens[0].Is(english.Article) && len(tokens) > 1 && tokens[1].Kind == english.Word && !tokens[1].Is(afterName)
}
