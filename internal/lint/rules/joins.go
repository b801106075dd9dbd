package rules

import (
	"regexp"
	"slices"
	"strings"
)

// connects are the words that join parts; joinWords are left out when parts are
// compared with options.
var (
	connects  = setOf(`and or nor & plus + with together along both neither either alike combined jointly besides well much`)
	joinWords = setOf(`and or nor & plus + with together along both neither either alike combined jointly besides as well much else at once also the a an of but not only equally in same time to too one another each other two
		alone on its their own by itself themselves`)
	// joiners part the two sides of an option that joins in so many words.
	joiners = regexp.MustCompile(`^(?:(?:in|on|by|at|from|with|to) )?(both |neither |either )?(?:of )?(.+?),? (and also|and|nor|or else|or|as (?:well|much) as|together with|along with|combined with|plus|&|\+) (.+?)(?: (?:together|combined|alike|jointly|both|equally|at once))?$`)
)

// combinesOthers says whether an option is made of two or more of the others, in
// about their words.
func combinesOthers(normal []string, words [][]string, i int) bool {
	if !hasAny(words[i], connects) {
		return false
	}
	own := content(words[i])
	if len(own) < 2 {
		return false
	}
	covered := map[string]bool{}
	parts := 0
	for j := range words {
		part := content(words[j])
		if j == i || len(part) == 0 || len(part) >= len(own) || hasAny(words[j], connects) && !hasAny(words[i], bothOrNeither) {
			continue
		}
		fresh := false
		if slices.ContainsFunc(part, func(w string) bool { fresh = fresh || !covered[w]; return !slices.Contains(own, w) }) || !fresh {
			continue
		}
		parts++
		for _, w := range part {
			covered[w] = true
		}
	}
	return parts > 1 && len(covered) == len(own) || joinsSides(normal, words, i)
}

var bothOrNeither = setOf("both neither")

// joinsSides says whether an option names two others by some of their words: "Both
// clean lamps and dipped headlamps", "dimercaprol together with edetate".
func joinsSides(normal []string, words [][]string, i int) bool {
	m := joiners.FindStringSubmatch(normal[i])
	if m == nil || m[1] == "" && (m[3] == "and" || m[3] == "or" || m[3] == "&" || m[3] == "+") {
		return false
	}
	found, whole := map[int]bool{}, 0
	for n, side := range []string{m[2], m[4]} {
		side := content(strings.Fields(side))
		if m[1] != "" && len(side) == 1 && ordinalWords[side[0]] {
			found[-1-n] = true
			continue
		}
		for j := range words {
			other := content(words[j])
			if j == i || found[j] || len(side) == 0 || m[1] != "" && strings.HasPrefix(normal[j], m[1]) || slices.ContainsFunc(side, func(w string) bool { return !slices.Contains(other, w) }) {
				continue
			}
			if found[j] = true; len(other) == len(side) {
				whole++
			}
			break
		}
	}
	return len(found) == 2 && (m[1] != "" || whole > 0)
}

// content are the stems of an option's words without those that join.
func content(words []string) []string {
	var list []string
	for _, word := range words {
		if word = strings.Trim(word, ",;()"); word != "" && !joinWords[word] {
			list = append(list, stemmed([]string{word})...)
		}
	}
	return list
}
