package rules

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// lazily compiles an expression when it is first asked for: long ones cost a
// millisecond, and most banks never need them.
func lazily(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}

// containsAny says whether a text holds one of some strings.
func containsAny(text string, parts ...string) bool {
	return slices.ContainsFunc(parts, func(part string) bool { return strings.Contains(text, part) })
}

// startsAny says whether a text starts with one of some strings.
func startsAny(text string, starts ...string) bool {
	return slices.ContainsFunc(starts, func(start string) bool { return strings.HasPrefix(text, start) })
}

// matchedGroup is where the first group of a match lies that took part in it.
func matchedGroup(m []int) [2]int {
	for i := 2; i+1 < len(m); i += 2 {
		if m[i] >= 0 {
			return [2]int{m[i], m[i+1]}
		}
	}
	return [2]int{m[0], m[1]}
}

// setOf is the set of the words of a list.
func setOf(words string) map[string]bool {
	set := map[string]bool{}
	for _, word := range strings.Fields(words) {
		set[word] = true
	}
	return set
}

// among answers whether a list has a word. Lists are short as a rule; a long
// one is made into a set.
func among(list []string) func(string) bool {
	if len(list) <= 40 {
		return func(word string) bool { return slices.Contains(list, word) }
	}
	set := make(map[string]bool, len(list))
	for _, word := range list {
		set[word] = true
	}
	return func(word string) bool { return set[word] }
}
