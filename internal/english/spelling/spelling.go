// Package spelling knows English words, of American and British spelling, and
// what a misspelled word was meant to be.
package spelling

import (
	_ "embed"
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

// fields are the words of a data file, without its comments.
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

// pairs adds wrong words with their right form to a map.
func pairs(into map[string]string, list []string) map[string]string {
	for i := 0; i+1 < len(list); i += 2 {
		into[list[i]] = list[i+1]
	}
	return into
}

// mistakes maps common misspellings to the right word. Entries of the list of
// misspell that are words of English or Latin are left out.
var mistakes = sync.OnceValue(func() map[string]string {
	list := pairs(make(map[string]string, len(misspell.DictMain)/2), misspell.DictMain)
	for wrong, right := range list {
		if end := foreignEnding(wrong); Has(wrong) || end != "" && !strings.HasSuffix(right, end) {
			delete(list, wrong)
		}
	}
	return pairs(list, fields(misspellings))
})

// Correct returns the right form of a word in lower case that is a common
// misspelling, or an empty string.
func Correct(word string) string { return mistakes()[word] }

var (
	american = sync.OnceValue(func() map[string]string { return pairs(map[string]string{}, misspell.DictAmerican) })
	british  = sync.OnceValue(func() map[string]string { return pairs(map[string]string{}, misspell.DictBritish) })
)

// Regional returns how a word in lower case is spelled in a country, US or UK, if
// that is not how it is spelled here; else an empty string.
func Regional(word, country string) string {
	switch country {
	case "US":
		return american()[word]
	case "UK":
		return british()[word]
	}
	return ""
}
