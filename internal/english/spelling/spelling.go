// Package spelling knows English words, of American and British spelling, and
// guesses what a word was meant to be that is none.
//
// words.bloom is a Bloom filter of 24 bits a word, made by make from the word
// lists of SCOWL (see LICENSE): one word in 70,000 that is none passes as one.
package spelling

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed words.bloom
var filter []byte

// Probes is how many bits of the filter a word sets, and Size how many there
// are for each word.
const (
	Probes = 12
	Size   = 24
)

// Has says whether a word in small letters is English.
func Has(word string) bool {
	sum := hash(word)
	for i := range uint64(Probes) {
		if bit := place(sum, i, len(filter)*8); filter[bit/8]&(1<<(bit%8)) == 0 {
			return false
		}
	}
	return true
}

// Bits are the places that a word has in a filter of so many bits.
func Bits(word string, bits int) (places [Probes]uint64) {
	sum := hash(word)
	for i := range places {
		places[i] = place(sum, uint64(i), bits)
	}
	return places
}

func place(sum, i uint64, bits int) uint64 {
	step := sum>>32 | 1
	return (sum + i*step*0x9e3779b97f4a7c15>>7) % uint64(bits)
}

// hash is FNV-1a of 64 bits.
func hash(word string) uint64 {
	sum := uint64(14695981039346656037)
	for i := 0; i < len(word); i++ {
		sum = (sum ^ uint64(word[i])) * 1099511628211
	}
	return sum
}

// guesses keeps what was found: a bank has few different words.
var guesses sync.Map

// Guess is the word that one in small letters was meant to be, if it is no word
// and a slip of one letter leads to it: two letters exchanged, a letter left
// out, doubled or single where it should not be, or a wrong vowel. Empty for a
// word, and for one that nothing is near.
func Guess(word string) string {
	if len(word) < 6 || len(word) > 20 {
		return ""
	}
	if known, found := guesses.Load(word); found {
		return known.(string)
	}
	guess := ""
	if terms[word] {
		return ""
	}
	if foreign(word) {
		if !Has(word) {
			guess = exchanged(word)
		}
	} else if !Has(word) && !Has(without(word, "s")) && !Has(without(word, "es")) {
		if guess = exchanged(word); guess == "" && !compound(word) {
			guess = near(word)
		}
	}
	guesses.Store(strings.Clone(word), strings.Clone(guess)) // words are views of a file
	return guess
}

// foreign says whether a word has an ending of Latin or of chemistry, where one
// letter makes another word: it is asked for exchanged letters alone.
func foreign(word string) bool {
	for _, ending := range []string{"us", "is", "ae", "ii", "um", "ini", "ia", "ene", "ane", "yne", "ine", "ase", "ose", "ide", "yl"} {
		if len(word) > len(ending)+2 && word[len(word)-len(ending):] == ending {
			return true
		}
	}
	return false
}

// terms are words of subjects that no list has.
var terms = map[string]bool{
	"venturi": true, "ponded": true, "ponding": true, "struct": true, "structs": true, "chroot": true, "chiasm": true, "frequentist": true, "sinoatrial": true, "selectin": true,
	"goroutine": true, "goroutines": true, "mutex": true, "mutexes": true, "tuple": true, "tuples": true, "enum": true, "enums": true, "boolean": true, "booleans": true, "codec": true,
	"dropout": true, "hemianopia": true, "gravis": true, "gentium": true, "runoff": true, "washoff": true, "buildup": true, "hyetograph": true, "hyetographs": true,
}

func without(word, ending string) string {
	if n := len(word) - len(ending); word[n:] == ending {
		return word[:n]
	}
	return word
}

// compound says whether a word is made of two others, or of a prefix and a
// word: "subcatchment", "runtime".
func compound(word string) bool {
	for i := 2; i+3 <= len(word); i++ {
		if (i > 2 || prefixes[word[:i]]) && (prefixes[word[:i]] || Has(word[:i])) && (Has(word[i:]) || Has(without(word[i:], "s"))) {
			return true
		}
	}
	return false
}

var prefixes = map[string]bool{
	"un": true, "re": true, "de": true, "in": true, "im": true, "bi": true, "co": true, "ir": true, "pre": true, "sub": true, "non": true, "mis": true, "dis": true,
	"anti": true, "auto": true, "over": true, "under": true, "super": true, "inter": true, "multi": true, "micro": true, "macro": true, "hyper": true, "hypo": true,
	"semi": true, "pseudo": true, "photo": true, "bio": true, "geo": true, "hydro": true, "thermo": true, "electro": true, "poly": true, "mono": true, "tri": true, "neuro": true, "cardio": true,
}

// near finds a word that one slip away is.
func near(word string) string {
	try := func(candidate string) bool { return Has(candidate) }
	for i := 1; i < len(word); i++ { // doubled, or single
		if word[i] == word[i-1] {
			if c := word[:i] + word[i+1:]; try(c) {
				return c
			}
		}
		if c := word[:i+1] + word[i:]; try(c) {
			return c
		}
	}
	for i := 1; i < len(word); i++ { // left out
		for letter := byte('a'); letter <= 'z'; letter++ {
			if c := word[:i] + string(letter) + word[i:]; try(c) {
				return c
			}
		}
	}
	for i := 1; i < len(word); i++ { // a wrong vowel, or a letter too much
		for _, vowel := range "aeiouy" {
			if c := word[:i] + string(vowel) + word[i+1:]; isVowel(word[i]) && try(c) {
				return c
			}
		}
		british := i+1 < len(word) && (word[i:i+2] == "ae" || word[i:i+2] == "oe" || word[i-1:i+1] == "ou")
		if c := word[:i] + word[i+1:]; i+1 < len(word) && !british && (word[i] == 'h' || isVowel(word[i])) && try(c) {
			return c
		}
	}
	return ""
}

// exchanged finds a word that two letters in a row lead to, the other way round.
func exchanged(word string) string {
	for i := 1; i+1 < len(word); i++ {
		if word[i] != word[i+1] {
			if c := word[:i] + word[i+1:i+2] + word[i:i+1] + word[i+2:]; Has(c) {
				return c
			}
		}
	}
	return ""
}

func isVowel(c byte) bool {
	return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u' || c == 'y'
}
