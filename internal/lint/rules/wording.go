package rules

import (
	"regexp"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/cues"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// wording is an option in the forms in which it is compared.
type wording struct {
	words  []string // in small letters
	phrase []string
	// meaning are the stems of the words that carry meaning, in order.
	meaning []string
	// plain is the phrase without its turns, if it has any.
	plain []string
	// bare are the words without turns, not cut to stems.
	bare  []string
	turns bool
	signs bool // it has digits or signs of formulas
	// compound says whether it has a word with a hyphen.
	compound bool
	code     bool // some of it is code
}

func wordingOf(t *lint.Text) wording {
	words := strings.Fields(strings.ToLower(t.Normal))
	w := wording{words: words, phrase: phrase(t), meaning: meaning(words), signs: strings.ContainsAny(t.Normal, "=<>/^*+0123456789"), compound: betweenLetters.MatchString(t.Prose), code: strings.Contains(t.Raw, "`") || codeLike.MatchString(t.Raw)}
	w.plain, w.bare = w.phrase, w.words
	if plain, turns := plainer(words); turns {
		w.plain, w.bare, w.turns = stemmed(plain), plain, true
	}
	return w
}

// maxWording is the length of the longest option that is compared, in words.
const maxWording = 300

// says says whether two options say the same.
func (f *wording) says(other *wording, sequence func() bool) bool {
	if max(len(f.words), len(other.words)) > maxWording || slices.Equal(f.words, other.words) || slices.Contains(f.words, "than") {
		return false // what is more than what is told by the order
	}
	if len(f.words) > 1 && len(other.words) > 1 && (restated(f, other) || alone(f.words, other.words) || alone(other.words, f.words)) {
		return true
	}
	if (f.turns || other.turns) && (sameVoice(f.plain, other.plain) || movedPart(f.bare, other.bare) && !f.code && !sequence()) {
		return true
	}
	if !f.like(other) {
		return false
	}
	if len(f.meaning) > 1 && !f.signs && slices.Equal(f.meaning, other.meaning) && telling(f.words) == telling(other.words) {
		return true
	}
	return saySame(f.phrase, other.phrase, sequence) || movedPart(f.words, other.words) && !f.code && !sequence()
}

// rearranged says whether two options are made of the same three or more words
// that carry meaning, with the same words after those of place and direction. Two
// things that change places around a verb say another thing, unless one of them is
// part of a compound: insects that chew leaves are leaf-chewing insects.
func (f *wording) rearranged(other *wording) bool {
	a, b := f.meaning, other.meaning
	if f.code || other.code || len(a) < 3 || len(a) != len(b) || f.signs || other.signs || hasAny(f.words, joints) || hasAny(other.words, joints) ||
		hasAny(f.words, directions) || hasAny(other.words, directions) || slices.ContainsFunc(f.words, turning) || placed(f.phrase) != placed(other.phrase) {
		return false
	}
	moved := 0
	for i := range a {
		if a[i] != b[i] {
			moved++
		}
	}
	x, y := slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b))
	return (moved > 2 || moved == 2 && f.compound != other.compound) && slices.Equal(x, y)
}

// recast says whether an option says in the passive, in clauses of whatever order,
// what the other one says in the active: what follows "by" there begins the sentence here.
func (f *wording) recast(other *wording) bool {
	by := slices.Index(f.words, "by")
	if f.code || other.code || by < 1 || len(f.meaning) < 3 || len(f.meaning) != len(other.meaning) || slices.Contains(other.words, "by") || !hasAny(f.words, beings) {
		return false
	}
	agent := meaning(f.words[by+1:])
	return len(agent) > 0 && agent[0] == other.meaning[0] && slices.Equal(slices.Sorted(slices.Values(f.meaning)), slices.Sorted(slices.Values(other.meaning)))
}

// inverts says whether an option has a participle, or what a thing is for, before the
// noun that the other one has before it: "a closed valve" and "a valve closed", "the
// strength of the joints" and "the joints for strength".
func (f *wording) inverts(other *wording) bool {
	a, b := withoutArticles(f.words), withoutArticles(other.words)
	if f.code || other.code || len(a) > len(b) || len(f.meaning) < 2 || slices.ContainsFunc(a, turning) {
		return false
	}
	for i := 0; i+1 < len(a); i++ {
		if a[i] == b[i] {
			continue
		}
		if i+3 < len(b) && b[i+1] == "that" && (b[i+2] == "is" || b[i+2] == "are") {
			return a[i] == b[i+3] && i+1 < len(a) && a[i+1] == b[i] && slices.Equal(a[i+2:], b[i+4:])
		}
		if i+2 < len(a) && a[i+1] == "of" && b[i+1] == "for" {
			return a[i] == b[i+2] && a[i+2] == b[i] && slices.Equal(a[i+3:], b[i+3:])
		}
		return (strings.HasSuffix(a[i], "ed") || strings.HasSuffix(a[i], "en")) && a[i] == b[i+1] && a[i+1] == b[i] && slices.Equal(a[i+2:], b[i+2:])
	}
	return false
}

// directions are words whose place among the others decides what is said.
var directions = setOf("to from into than not no only or before after without when if until while per minus for as")

// like says, at small cost, whether two options may say the same: half of the
// words are the same.
func (f *wording) like(other *wording) bool {
	common := 0
	for _, word := range f.phrase {
		if slices.Contains(other.phrase, word) {
			common++
		}
	}
	return common > 1 && 2*common >= max(len(f.phrase), len(other.phrase))
}

// inOrder marks a stem that asks for an order: there the same words in another
// one are another answer.
var inOrder = regexp.MustCompile(`(?i)\b(?:order|sequence|sequentially|respectively|arranged?|ranked?|steps?)\b|\bfirst\s*[?,]`)

// saySame says whether two phrases say the same: in words that are synonyms, by
// clauses or parts in another order, or as active and passive.
func saySame(a, b []string, sequence func() bool) bool {
	if len(a) < 2 || len(b) < 2 || len(lint.Normalized(strings.Join(a, " ")).Content()) < 2 {
		return false
	}
	joined := len(a) != len(b) && strings.Join(a, "") == strings.Join(b, "") // halfway, half the way
	return slices.Equal(a, b) || joined || slices.Equal(owned(a), owned(b)) || attributive(a, b) || attributive(b, a) || (sameClauses(a, b) || turned(a, b)) && !sequence() || sameVoice(a, b) || mirrored(a, b)
}

// meaning are the stems of the words that carry meaning, in order.
func meaning(words []string) []string {
	var list []string
	for _, word := range words {
		list = append(list, lint.Normalized(word).Content()...)
	}
	return list
}

// telling gives the words of an option that carry no content of their own but
// decide what it says: numbers, symbols, negations, and words of order with
// what stands before them.
func telling(words []string) string {
	var list []string
	for i, word := range words {
		switch word {
		case "a", "an", "the", "of", "and", "with", "for", "in", "on", "at", "is", "are", "be", "it", "its", "that", "which", "as":
		case "to", "from", "by", "before", "after", "than", "over", "per", "then", "into", "not", "no", "minus", "when", "if", "until", "while", "where", "only":
			before := ""
			if i > 0 {
				before = words[i-1]
			}
			after := ""
			if word == "then" && i+1 < len(words) {
				after = words[i+1]
			}
			list = append(list, before+" "+word+" "+after)
		default:
			if len(lint.Normalized(word).Content()) == 0 {
				list = append(list, word)
			}
		}
	}
	return strings.Join(list, " ")
}

// exchanged says whether two options are the same word by word, but for a word or two
// of which a dictionary has the one as a synonym of the other, and for words of grammar
// that change little.
func (f *wording) exchanged(other *wording) bool {
	if f.code || other.code || slices.Equal(f.words, other.words) {
		return false
	}
	a, b := withoutNeutral(f.words), withoutNeutral(other.words)
	if len(a) != len(b) || len(a) < 2 {
		return false
	}
	kept := 0
	var changed []int
	for i := range a {
		x, y := lint.Normalized(a[i]).Content(), lint.Normalized(b[i]).Content()
		if a[i] == b[i] || len(x) == 1 && len(y) == 1 && x[0] == y[0] {
			kept += len(x)
		} else if changed = append(changed, i); len(changed) > 2 {
			return false
		}
	}
	if len(changed) == 0 {
		return kept > 2
	}
	return kept > 0 && !slices.ContainsFunc(changed, func(i int) bool { return !cues.Synonyms(a[i], b[i]) })
}

// areTerms says whether two options are names, or terms of two words of which other options
// have the one as well: their own word tells them apart.
func areTerms(options []lint.Text, i, j int) bool {
	if namesThing(options[i].Prose) && namesThing(options[j].Prose) {
		return true
	}
	words := strings.Fields(strings.ToLower(options[i].Normal))
	if len(words) != 2 {
		return false
	}
	for k := range options {
		if k != i && k != j && hasAny(strings.Fields(strings.ToLower(options[k].Normal)), map[string]bool{words[0]: true, words[1]: true}) {
			return true
		}
	}
	return false
}

// withoutNeutral leaves out articles and the prepositions that authors put for each
// other: "a rise in temperature", "an increase of temperature".
func withoutNeutral(words []string) []string {
	return slices.DeleteFunc(slices.Clone(words), func(w string) bool { return neutral[w] })
}

var neutral = setOf("a an the of in with using at its their")

func withoutArticles(words []string) []string {
	return slices.DeleteFunc(slices.Clone(words), func(w string) bool { return articles[w] })
}
