// Package cue finds the hints by which an item gives its key away to someone who
// knows nothing about the subject. Lint rules report them one by one; package
// testwise simulates an examinee who combines most of them.
package cue

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
)

// absolutes are words and phrases that allow no exception.
var absolutes = english.NewPatterns(
	"<absolute>", "without exception", "under any/all/no circumstances", "in all/every/no case/cases",
	"at all times", "each and every", "every single",
)

// Absolutes returns the words of an option that allow no exception. It leaves out "not
// always" and "almost never", which allow some, and a word that is itself the answer, as
// in "Never" and "Always, because ...".
func Absolutes(option *itemtext.Text) []english.Match {
	found := absolutes.All(option.Tokens)
	return slices.DeleteFunc(found, func(m english.Match) bool {
		endsPhrase := m.End == len(option.Tokens) || option.Tokens[m.End].Kind == english.Mark
		limited := m.First > 0 && option.Tokens[m.First-1].Is(english.Negation|english.Degree)
		return m.First == 0 && endsPhrase || limited
	})
}

// A stem with more than longStem different words that carry meaning is long. In a long stem,
// readers notice only the words of the question itself.
const longStem = 25

// repeatable returns the stems of the words that readers notice if an option repeats them: those that
// carry meaning, except for the kind of thing the question asks for, which every option can name.
func repeatable(stem *itemtext.Text) []string {
	tokens, words := stem.Tokens, stem.Content()
	if len(words) > longStem {
		tokens = nil
		for _, sentence := range english.Questions(stem.Sentences()) {
			tokens = append(tokens, sentence.Tokens...)
		}
		words = english.Content(tokens)
	}
	thing := english.Content(askedFor.Find(tokens))
	return slices.DeleteFunc(slices.Clone(words), func(word string) bool { return slices.Contains(thing, word) })
}

// askedFor matches the word after "which" or "what". A word after "what is the" is not left out: its
// repetition gives the key away.
var askedFor = english.NewPatterns("which/what [ _ ]")

// Echoes returns, for each option, the word stems in which readers recognize a word of the
// question that no other option repeats.
func Echoes(item *itemtext.Item) [][]string {
	alone := make([][]string, len(item.Options))
	for _, word := range repeatable(&item.Stem) {
		found, n := make([]string, len(item.Options)), 0
		for i := range item.Options {
			words := item.Options[i].Content()
			if k := slices.IndexFunc(words, func(own string) bool { return echo(own, word) }); k >= 0 {
				found[i] = words[k]
				n++
			}
		}
		for i, own := range found {
			if own != "" && n == 1 && !slices.Contains(alone[i], own) {
				alone[i] = append(alone[i], own)
			}
		}
	}
	return alone
}

// minEmbedded is the length in bytes of the shortest word that readers recognize in a
// longer one: "archer" in "archerfish", "thalamus" in "hypothalamus".
const minEmbedded = 5

// echo reports whether readers recognize one of two words in the other.
func echo(a, b string) bool {
	if len(a) < len(b) {
		a, b = b, a
	}
	return english.Related(a, b) || len(b) >= minEmbedded && (strings.HasPrefix(a, b) || strings.HasSuffix(a, b))
}

// Convergence returns how much each option has in common with the others: the number
// of other options that have a part of it, averaged over its parts. A part that all options
// have counts 0. Authors make distractors by changing parts of the key, so each part of
// the key is also in another option. The result is therefore 0 for an option with a part
// that no other has. It is also 0 for one with a single part, and for one whose parts are
// all in one other option.
func Convergence(item *itemtext.Item) []float64 {
	options := parts(item)
	shared := make([]float64, len(options))
	for i, list := range options {
		sum := 0
		for _, part := range list {
			n := 0
			for j, other := range options {
				if j != i && slices.Contains(other, part) {
					n++
				}
			}
			if n == 0 {
				sum = 0
				break
			}
			if n < len(options)-1 {
				sum += n
			}
		}
		if len(list) > 1 && !inOther(options, i) {
			shared[i] = float64(sum) / float64(len(list))
		}
	}
	return shared
}

// inOther reports whether another option has all parts of an option.
func inOther(options [][]string, i int) bool {
	for j, other := range options {
		missing := func(part string) bool { return !slices.Contains(other, part) }
		if j != i && !slices.ContainsFunc(options[i], missing) {
			return true
		}
	}
	return false
}

// fewTokens is the maximum number of tokens of an option that is compared word by word.
const fewTokens = 4

// parts returns the parts of each option: what commas, conjunctions and prepositions join,
// if at least half of the options have several; otherwise the words if all options are short, else none.
func parts(item *itemtext.Item) [][]string {
	list := make([][]string, len(item.Options))
	composed, allShort := 0, true
	for i := range item.Options {
		if list[i] = item.Options[i].Parts(english.Conjunction | english.Preposition); len(list[i]) > 1 {
			composed++
		}
		allShort = allShort && len(item.Options[i].Tokens) <= fewTokens
	}
	if 2*composed >= len(list) {
		return list
	}
	for i := range list {
		if list[i] = nil; allShort {
			list[i] = slices.Compact(slices.Sorted(slices.Values(english.Words(item.Options[i].Tokens))))
		}
	}
	return list
}

// Opposites returns the pairs of options that say the same thing except for opposite words
// or one negation.
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

// pluralNext matches the ends of a stem that only a plural can follow.
var pluralNext = english.NewPatterns("_ are/were/two/three/four/several the? ./:/…* $")

// OnlyPlural returns the index of the only plural option after a stem that ends with words
// that only a plural can follow, as in "these parts are the", or -1 if there is none.
func OnlyPlural(item *itemtext.Item) int {
	found, tokens := -1, item.Stem.Tokens
	if i := max(0, len(tokens)-4); !pluralNext.In(tokens[i:]) {
		return -1
	}
	for i := range item.Options {
		if isPlural(&item.Options[i]) {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}

// isPlural reports whether a phrase has a word with a plural ending before
// its first preposition.
func isPlural(t *itemtext.Text) bool {
	for _, token := range t.Tokens {
		if token.Is(english.Preposition) {
			break
		}
		for _, ending := range [][2]string{{"s", ""}, {"es", ""}, {"ies", "y"}} {
			base, found := strings.CutSuffix(token.Word, ending[0])
			if found && token.CarriesMeaning() && spelling.Has(base+ending[1]) {
				return true
			}
		}
	}
	return false
}

// WrongArticle reports whether an option does not fit an "a" or "an" at the end of the
// stem or before a blank.
func WrongArticle(item *itemtext.Item, option int) bool {
	article := articleBeforeOption(&item.Stem)
	tokens := item.Options[option].Tokens
	if article == "" || len(tokens) == 0 || tokens[0].Kind != english.Word || tokens[0].Is(english.Article) {
		return false
	}
	first := tokens[0]
	return !english.TakesArticle(article, item.Options[option].Raw[first.Start:first.End])
}

// articleBeforeOption returns the "a" or "an" that is the last word of the stem, or the
// last word before a blank. It returns "" if there is none.
func articleBeforeOption(stem *itemtext.Text) string {
	tokens, last := stem.Tokens, ""
	for i, token := range tokens {
		switch {
		case token.IsMark("_"):
			return last
		case token.IsMark(".:…?"):
			if i+1 < len(tokens) && tokens[i+1].Kind != english.Mark {
				last = ""
			}
		case token.Word != "a" && token.Word != "an",
			i > 0 && (tokens[i-1].Word == "/" || tokens[i-1].Word == "("), // "a/an"
			i > 0 && token.Capitalized(stem.Raw):                          // "the letter A"
			last = ""
		default:
			last = token.Word
		}
	}
	return last
}
