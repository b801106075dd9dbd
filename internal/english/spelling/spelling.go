// Package spelling recognizes English words in American and British spelling, and
// corrects misspelled ones.
package spelling

import (
	"cmp"
	_ "embed"
	"slices"
	"sort"
	"strings"
	"sync"

	"github.com/golangci/misspell"
)

var (
	//go:embed misspellings.txt
	misspellings string
	//go:embed terms.txt
	termList string
	//go:embed foreign-endings.txt
	endingList string
	//go:embed prefixes.txt
	prefixList string
)

// fields returns the words of a data file, without its comments.
func fields(data string) []string {
	var words []string
	for line := range strings.Lines(data) {
		if line[0] != '#' {
			words = append(words, strings.Fields(line)...)
		}
	}
	return words
}

func set(words []string) map[string]bool {
	set := make(map[string]bool, len(words))
	for _, word := range words {
		set[word] = true
	}
	return set
}

// find returns the right form of a word in a list of package misspell, or "". The list has wrong
// words, each followed by the right one, sorted by descending length and then alphabetically.
func find(list []string, word string) string {
	i, found := sort.Find(len(list)/2, func(i int) int {
		return cmp.Or(cmp.Compare(len(list[2*i]), len(word)), strings.Compare(word, list[2*i]))
	})
	if !found {
		return ""
	}
	return list[2*i+1]
}

// corrections maps the words in misspellings to their right forms.
var corrections = sync.OnceValue(func() map[string]string {
	right := map[string]string{}
	for pair := range slices.Chunk(fields(misspellings), 2) {
		right[pair[0]] = pair[1]
	}
	return right
})

// correct returns the right form of a word in lower case that is a common
// misspelling, or an empty string. Entries of package misspell that are English words, or
// that lose a foreign ending when they are corrected, do not count.
func correct(word string) string {
	if right := corrections()[word]; right != "" || Has(word) {
		return right
	}
	right := find(misspell.DictMain, word)
	if end := foreignEnding(word); end != "" && !strings.HasSuffix(right, end) {
		return ""
	}
	return right
}

// Verdict describes what is wrong with the spelling of a word. A field is empty if it does not apply.
type Verdict struct {
	Right  string // the right form of a common misspelling
	Guess  string // the common word that was probably meant, for a word in no list
	US, UK string // the form in that country, if the word is spelled differently there
}

// Regional returns how a country, US or UK, spells a word in lower case. It returns "" if the
// country has no other spelling of the word, and for any other country.
func Regional(word, country string) string {
	switch country {
	case "US":
		return Judge(word).US
	case "UK":
		return Judge(word).UK
	}
	return ""
}

var verdicts Cache[Verdict]

// Judge returns what is wrong with the spelling of a word in lower case.
func Judge(word string) Verdict { return verdicts.Get(word, judge) }

func judge(word string) Verdict {
	v := Verdict{
		Right: correct(word), US: find(misspell.DictAmerican, word), UK: find(misspell.DictBritish, word),
	}
	if v.Right == "" {
		v.Guess = guess(word)
	}
	return v
}
