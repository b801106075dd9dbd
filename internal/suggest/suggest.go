// Package suggest finds the known name that is nearest to a mistyped one.
package suggest

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// maxSteps is the maximum number of steps that a List takes in total to compute edit
// distances. Without it, comparing thousands of unknown names with thousands of known
// ones would take minutes.
const maxSteps = 20_000_000

// List suggests names from a list, until it has taken maxSteps.
type List struct {
	known, lower []string
	stepsLeft    int
}

// NewList returns a List of known names.
func NewList(known []string) *List {
	l := &List{known: known, lower: make([]string, len(known)), stepsLeft: maxSteps}
	for i, name := range known {
		l.lower[i] = strings.ToLower(name)
	}
	return l
}

// Nearest returns the known name with the smallest edit distance to name, ignoring
// case. It allows one edit per three characters of name, but at least one. A name of
// one character may differ only in case. Nearest reports false if no name is that near.
func Nearest(name string, known []string) (string, bool) { return NewList(known).Nearest(name) }

// Nearest is like the function Nearest for the names of the list. After maxSteps, it ignores
// the names not yet compared.
func (l *List) Nearest(name string) (string, bool) {
	if name == "" {
		return "", false
	}
	name = strings.ToLower(name)
	length := utf8.RuneCountInString(name)
	best, limit := "", min(max(1, length/3), length-1)
	for i, candidate := range l.lower {
		l.stepsLeft--
		other := utf8.RuneCountInString(candidate)
		if other > length+limit || length > other+limit {
			continue // the distance is at least the difference of the lengths
		}
		l.stepsLeft -= length * other
		if l.stepsLeft < 0 {
			break
		}
		if d := distance(name, candidate); d <= limit && (best == "" || d < limit) {
			best, limit = l.known[i], d
		}
	}
	return best, best != ""
}

// A hint that lists names has at most maxNames of them, and at most maxBytes bytes of each.
const (
	maxNames = 20
	maxBytes = 80
)

// Hint suggests the name nearest to an unknown one. If none is near enough, it
// lists the known names. It returns "" if there are none.
func Hint(name string, known []string) string { return NewList(known).Hint(name) }

// Hint is like the function Hint for the names of the list.
func (l *List) Hint(name string) string {
	return l.HintOr(name, l.listHint())
}

// listHint returns a hint that lists the known names, or "" if there are none.
func (l *List) listHint() string {
	if len(l.known) == 0 {
		return ""
	}
	var names []string
	for _, name := range l.known[:min(maxNames, len(l.known))] {
		if len(name) > maxBytes {
			name = strings.ToValidUTF8(name[:maxBytes], "") + "…"
		}
		names = append(names, name)
	}
	if len(names) == 1 {
		return "use " + names[0]
	}
	text := "use one of " + strings.Join(names, ", ")
	if more := len(l.known) - maxNames; more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	return text
}

// HintOr suggests the name nearest to an unknown one, or returns the fallback if none is near
// enough. It never lists the known names.
func HintOr(name string, known []string, fallback string) string {
	return NewList(known).HintOr(name, fallback)
}

// HintOr is like the function HintOr for the names of the list.
func (l *List) HintOr(name, fallback string) string {
	if near, ok := l.Nearest(name); ok {
		return fmt.Sprintf("did you mean %q?", near)
	}
	return fallback
}

// distance returns the Damerau-Levenshtein distance (optimal string alignment): the
// minimum number of insertions, deletions, substitutions and swaps of neighbors.
func distance(a, b string) int {
	s, t := []rune(a), []rune(b)
	before, previous, current := make([]int, len(t)+1), make([]int, len(t)+1), make([]int, len(t)+1)
	for j := range previous {
		previous[j] = j
	}
	for i := 1; i <= len(s); i++ {
		current[0] = i
		for j := 1; j <= len(t); j++ {
			cost := 1
			if s[i-1] == t[j-1] {
				cost = 0
			}
			current[j] = min(previous[j]+1, current[j-1]+1, previous[j-1]+cost)
			if i > 1 && j > 1 && s[i-1] == t[j-2] && s[i-2] == t[j-1] {
				current[j] = min(current[j], before[j-2]+1)
			}
		}
		before, previous, current = previous, current, before
	}
	return previous[len(t)]
}
