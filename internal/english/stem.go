package english

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/blevesearch/snowballstem"
	"github.com/blevesearch/snowballstem/english"
	"golang.org/x/text/unicode/norm"

	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
)

// longestWord is the length in bytes of the longest word that Stem changes.
const longestWord = 40

var stems spelling.Cache[string]

// Stem returns the stem of a word in lower case (Porter 2), so that "pipes" and
// "pipe" share one. Forms of irregular verbs have the stem of their infinitive.
func Stem(word string) string {
	if len(word) > longestWord {
		return word
	}
	return stems.Get(word, func(word string) string {
		if infinitive, ok := irregular()[word]; ok {
			word = infinitive
		}
		env := snowballstem.NewEnv(word)
		english.Stem(env)
		return env.Current()
	})
}

// irregular maps forms of irregular verbs to their infinitive. The list leaves out forms
// that are common words themselves, such as ground and found.
var irregular = sync.OnceValue(func() map[string]string {
	forms := map[string]string{}
	for line := range entries("irregular-verbs") {
		words := strings.Fields(line)
		for _, form := range words[1:] {
			forms[form] = words[0]
		}
	}
	return forms
})

// Content returns the stems of the words that carry meaning, each once, in order.
// Numbers, single letters and words of the class Empty are left out.
func Content(tokens []Token) []string {
	var list []string
	for _, token := range tokens {
		if !token.CarriesMeaning() {
			continue
		}
		if stem := Stem(token.Word); !slices.Contains(list, stem) {
			list = append(list, stem)
		}
	}
	return list
}

// CarriesMeaning reports whether a token is a word of more than one letter that says
// something about a subject.
func (t Token) CarriesMeaning() bool {
	return t.Kind == Word && !t.Is(Empty) && utf8.RuneCountInString(t.Word) > 1
}

// Related reports whether two stems are the same or belong to one family of words, as
// those of crime and criminal do. They must start with the same four letters or more, the
// shorter may have at most two letters after these, and the rest of each must be empty or a
// listed ending.
func Related(a, b string) bool {
	if a == b {
		return true
	}
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n >= 4 && n >= min(len(a), len(b))-2 && endings()[a[n:]] && endings()[b[n:]]
}

// endings are the parts of stems that may follow the root of a family of words.
var endings = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{"": true}
	for line := range entries("endings") {
		set[line] = true
	}
	return set
})

// TakesArticle reports whether an article, "a" or "an", may precede a word. The case of the word
// matters: a single letter (an n-value) and an acronym of up to three letters (an MTU) are spoken letter
// by letter; a longer acronym may also be spoken as a word (a SWMM model), so both articles can be right.
func TakesArticle(article, word string) bool {
	wantsVowel := article == "an"
	first, size := utf8.DecodeRuneInString(word)
	second, _ := utf8.DecodeRuneInString(word[size:])
	if size == len(word) || unicode.IsUpper(first) && unicode.IsUpper(second) {
		vowelAsLetters := strings.ContainsRune("AEFHILMNORSX", unicode.ToUpper(first))
		return wantsVowel == vowelAsLetters || utf8.RuneCountInString(word) > 3 && wantsVowel == startsWithVowelSound(word)
	}
	return wantsVowel == startsWithVowelSound(word)
}

// startsWithVowelSound reports whether a word starts with a vowel sound.
func startsWithVowelSound(word string) bool {
	lower := norm.NFD.String(strings.ToLower(word)) // accents follow their letters
	for entry := range entries("vowel-sound") {
		if strings.HasPrefix(lower, entry) {
			return true
		}
	}
	for entry := range entries("consonant-sound") {
		if strings.HasPrefix(lower, entry) {
			return false
		}
	}
	return strings.IndexAny(lower, "aeiou") == 0
}
