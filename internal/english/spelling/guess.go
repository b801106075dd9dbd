package spelling

import (
	"slices"
	"strings"
	"sync"
)

// guess returns the common word that a word in lower case was probably meant to be, or "". The word
// must have 6 to 20 bytes, be neither English nor a listed term, and be one slip away from the common
// one: two adjacent letters after the first swapped, a letter doubled or a double one written once, or,
// between the first and last letter, a letter left out, a vowel or h added, or a wrong vowel. A
// compound or a word with a foreign ending is checked for swapped letters only.
func guess(word string) string {
	if len(word) < 6 || len(word) > 20 ||
		terms()[word] || Has(word) || Has(strings.TrimSuffix(word, "s")) || Has(strings.TrimSuffix(word, "es")) {
		return ""
	}
	if found := firstCommon(exchanges(word)); found != "" || foreignEnding(word) != "" || isCompound(word) {
		return found
	}
	return firstCommon(slips(word))
}

var (
	terms          = sync.OnceValue(func() map[string]bool { return set(fields(termList)) })
	prefixes       = sync.OnceValue(func() map[string]bool { return set(fields(prefixList)) })
	foreignEndings = sync.OnceValue(func() []string { return fields(endingList) })
)

// foreignEnding returns the Latin or chemical ending of a word, or "" if it has none.
func foreignEnding(word string) string {
	for _, ending := range foreignEndings() {
		if len(word) > len(ending)+2 && strings.HasSuffix(word, ending) {
			return ending
		}
	}
	return ""
}

// isCompound reports whether a word is made of two common words, or of a prefix and a
// common word: "runtime", "subcatchment".
func isCompound(word string) bool {
	for i := 2; i+3 <= len(word); i++ {
		first, rest := word[:i], word[i:]
		if (prefixes()[first] || i > 2 && isCommon(first)) && (isCommon(rest) || isCommon(strings.TrimSuffix(rest, "s"))) {
			return true
		}
	}
	return false
}

// firstCommon returns the first common word of a list, or "" if there is none.
func firstCommon(words []string) string {
	if i := slices.IndexFunc(words, isCommon); i >= 0 {
		return words[i]
	}
	return ""
}

// slips returns what a word becomes when one slip is undone, except exchanged letters;
// likely slips come first.
func slips(word string) []string {
	var list []string
	for i := 1; i < len(word); i++ { // a letter doubled, or a double one written once
		if word[i] == word[i-1] {
			list = append(list, word[:i]+word[i+1:])
		}
		list = append(list, word[:i+1]+word[i:])
	}
	for i := 1; i < len(word); i++ { // a letter left out
		for letter := 'a'; letter <= 'z'; letter++ {
			list = append(list, word[:i]+string(letter)+word[i:])
		}
	}
	for i := 1; i+1 < len(word); i++ { // a wrong vowel, or a vowel or h added
		if isVowel(word[i]) {
			for _, vowel := range "aeiouy" {
				list = append(list, word[:i]+string(vowel)+word[i+1:])
			}
		}
		isBritish := word[i:i+2] == "ae" || word[i:i+2] == "oe" || word[i-1:i+1] == "ou"
		if !isBritish && (word[i] == 'h' || isVowel(word[i])) {
			list = append(list, word[:i]+word[i+1:])
		}
	}
	return list
}

// exchanges returns what a word becomes when two adjacent letters after the first are
// exchanged.
func exchanges(word string) []string {
	var list []string
	for i := 1; i+1 < len(word); i++ {
		list = append(list, word[:i]+word[i+1:i+2]+word[i:i+1]+word[i+2:])
	}
	return list
}

func isVowel(c byte) bool { return strings.IndexByte("aeiouy", c) >= 0 }
