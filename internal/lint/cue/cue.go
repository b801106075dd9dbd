// Package cue finds the hints by which an item gives its key away to someone who
// knows nothing about the subject. Lint rules report them one by one; package
// testwise simulates an examinee who uses them all.
package cue

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
)

// absolutes are words and phrases that allow no exception.
var absolutes = english.NewPatterns(
	"<absolute>", "without exception", "under any/all/no circumstances", "in all/every/no case/cases", "nothing but", "no matter",
	"at all times", "each and every", "every single",
)

// Absolutes returns the words of an option that allow no exception.
func Absolutes(option *itemtext.Text) []english.Match { return absolutes.All(option.Tokens) }

// Clangs returns for each option the words of the stem, or words of the same
// family, that stand in this option and in no other.
func Clangs(item *itemtext.Item) [][]string {
	alone, _ := Echoes(item)
	return alone
}

// Echoes is Clangs, and reports for each option whether it has any word of the
// stem that not all options have.
func Echoes(item *itemtext.Item) (alone [][]string, echoes []bool) {
	alone, echoes = make([][]string, len(item.Options)), make([]bool, len(item.Options))
	for _, heard := range item.Stem.Content() {
		found, n := make([]string, len(item.Options)), 0
		for i := range item.Options {
			words := item.Options[i].Content()
			if k := slices.IndexFunc(words, func(word string) bool { return english.Related(word, heard) }); k >= 0 {
				found[i] = words[k]
				n++
			}
		}
		for i, word := range found {
			if word == "" || n == len(item.Options) {
				continue
			}
			echoes[i] = true
			if n == 1 && !slices.Contains(alone[i], word) {
				alone[i] = append(alone[i], word)
			}
		}
	}
	return alone, echoes
}

// Convergence returns how much each option has in common with the others: the
// mean number of other options that share one of its words. Words that all
// options have do not count.
func Convergence(item *itemtext.Item) []float64 {
	count := map[string]int{}
	options := make([][]string, len(item.Options))
	for i := range item.Options {
		words := english.Words(item.Options[i].Tokens)
		slices.Sort(words)
		options[i] = slices.Compact(words)
		for _, word := range options[i] {
			count[word]++
		}
	}
	shared := make([]float64, len(options))
	for i, words := range options {
		n := 0
		for _, word := range words {
			if count[word] < len(options) {
				shared[i] += float64(count[word] - 1)
				n++
			}
		}
		if n > 0 {
			shared[i] /= float64(n)
		}
	}
	return shared
}

// Opposites returns the pairs of options that say the same but for one pair of
// opposite words or one negation.
func Opposites(item *itemtext.Item) [][2]int {
	var pairs [][2]int
	for i := range item.Options {
		for j := i + 1; j < len(item.Options); j++ {
			if english.Opposed(item.Options[i].Tokens, item.Options[j].Tokens) {
				pairs = append(pairs, [2]int{i, j})
			}
		}
	}
	return pairs
}

// WrongArticle reports whether an option does not fit the "a" or "an" at which
// the stem stops.
func WrongArticle(item *itemtext.Item, option int) bool {
	article := articleAtEnd(item.Stem.Tokens)
	tokens := item.Options[option].Tokens
	if article == "" || len(tokens) == 0 || tokens[0].Kind != english.Word || tokens[0].Is(english.Article) {
		return false
	}
	first := tokens[0]
	return (article == "an") != english.VowelSound(item.Options[option].Raw[first.Start:first.End])
}

// articleAtEnd returns the "a" or "an" that is the last word of the stem, or the
// last before a blank; empty when there is none.
func articleAtEnd(tokens []english.Token) string {
	last := ""
	for i, token := range tokens {
		switch {
		case token.Kind == english.Mark && token.Word == "_":
			return last
		case token.Kind == english.Mark && strings.Contains(".:…?", token.Word):
			if i+1 < len(tokens) && tokens[i+1].Kind != english.Mark {
				last = ""
			}
		case token.Word == "a" || token.Word == "an":
			last = token.Word
		default:
			last = ""
		}
	}
	return last
}
