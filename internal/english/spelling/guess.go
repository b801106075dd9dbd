package spelling

import (
	"strings"
	"sync"
)

// guess returns the common word that a word in lower case was probably meant to be, or an
// empty string. The word must have 6 to 20 letters and not be English, and must be one
// slip away from the common one: two letters exchanged, a letter left out, a vowel or h
// added, a letter doubled or single by mistake, or a wrong vowel. A compound or a word
// with a foreign ending is checked for exchanged letters only.
func guess(word string) string {
	if len(word) < 6 || len(word) > 20 ||
		terms()[word] || Has(word) || Has(strings.TrimSuffix(word, "s")) || Has(strings.TrimSuffix(word, "es")) {
		return ""
	}
	if found := exchanged(word); found != "" || foreignEnding(word) != "" || compound(word) {
		return found
	}
	return near(word)
}

var (
	terms          = sync.OnceValue(func() map[string]bool { return set(fields(termList)) })
	prefixes       = sync.OnceValue(func() map[string]bool { return set(fields(prefixList)) })
	foreignEndings = sync.OnceValue(func() []string { return fields(endingList) })
)

// foreignEnding returns the Latin or chemical ending of a word; empty if it has none.
func foreignEnding(word string) string {
	for _, ending := range foreignEndings() {
		if len(word) > len(ending)+2 && strings.HasSuffix(word, ending) {
			return ending
		}
	}
	return ""
}

// compound reports whether a word is made of two others, or of a prefix and a
// word: "subcatchment", "runtime".
func compound(word string) bool {
	for i := 2; i+3 <= len(word); i++ {
		first, rest := word[:i], word[i:]
		if (prefixes()[first] || i > 2 && isCommon(first)) && (isCommon(rest) || isCommon(strings.TrimSuffix(rest, "s"))) {
			return true
		}
	}
	return false
}

// near returns the first common word that is one slip away; empty if there is none.
func near(word string) string {
	for _, candidate := range slips(word) {
		if isCommon(candidate) {
			return candidate
		}
	}
	return ""
}

// slips returns the words that are one slip away, likely slips first.
func slips(word string) []string {
	var list []string
	for i := 1; i < len(word); i++ { // a letter doubled or single
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
	for i := 1; i+1 < len(word); i++ { // a wrong vowel, or a letter added
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

// exchanged returns the common word that exchanging two adjacent letters gives; empty if
// there is none.
func exchanged(word string) string {
	for i := 1; i+1 < len(word); i++ {
		if word[i] != word[i+1] {
			if c := word[:i] + word[i+1:i+2] + word[i:i+1] + word[i+2:]; isCommon(c) {
				return c
			}
		}
	}
	return ""
}

func isVowel(c byte) bool { return strings.IndexByte("aeiouy", c) >= 0 }
