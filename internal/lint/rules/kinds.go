package rules

import (
	"slices"
	"strings"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/hypernym"
)

// kindOf says whether one option names a class of things and the other one of
// them: "any statin" and "simvastatin", "vegetated ground" and "suburban lawn".
// A class may be one of a wider class.
func kindOf(class, thing []string) bool {
	class = classWords(class)
	if len(class) == 0 || len(class) > 3 || len(thing) == 0 || len(thing) > 4 {
		return false
	}
	name := strings.Join(singulars(class), " ")
	if _, known := kinds().members[name]; !known {
		return false
	}
	words := singulars(classWords(thing))
	for len(words) > 0 {
		if among := strings.Join(words, " "); among == name {
			return false
		} else if isWithin(among, name, 4) {
			return true
		}
		words = words[1:] // the head of "suburban lawn" is a lawn
	}
	return false
}

// senses are what an option of these words names by a dictionary: as a class, and
// as a thing by its head, so that "freshwater diatoms" are diatoms. They are 0
// where it names none.
func senses(option *lint.Text, all []string) (class, thing hypernym.Sense) {
	words := classWords(all)
	if len(words) > 4 || strings.Contains(option.Raw, "`") || hasAny(all, connecting) || hasAny(all, placing) {
		return 0, 0
	}
	for n := range words {
		if thing = hypernym.Of(strings.Join(words[n:], " ")); thing > 0 {
			if n == 0 {
				class = thing
			}
			break
		}
	}
	return class, thing
}

// isWithin says whether a thing belongs to a class, at most so many steps down.
func isWithin(thing, class string, steps int) bool {
	return steps > 0 && slices.ContainsFunc(kinds().classes[thing], func(above string) bool {
		return above == class || isWithin(above, class, steps-1)
	})
}

// classWords are the words of an option without those before it that say how
// many of a class are meant.
func classWords(words []string) []string {
	for len(words) > 1 && (wide[words[0]] || openers[words[0]] || counters[words[0]]) {
		words = words[1:]
	}
	return words
}

var counters = setOf("a an the kind sort type of one form another these those its their his her into to")

// singulars are words in the singular, near enough for a list.
func singulars(words []string) []string {
	list := make([]string, len(words))
	for i, word := range words {
		list[i] = singular(word)
	}
	return list
}

func singular(word string) string {
	switch {
	case len(word) < 4 || strings.HasSuffix(word, "ss") || strings.HasSuffix(word, "us") || strings.HasSuffix(word, "is"):
		return word
	case strings.HasSuffix(word, "ies") && len(word) > 4:
		return word[:len(word)-3] + "y"
	case strings.HasSuffix(word, "ches"), strings.HasSuffix(word, "shes"), strings.HasSuffix(word, "sses"), strings.HasSuffix(word, "xes"):
		return word[:len(word)-2]
	}
	return strings.TrimSuffix(word, "s")
}

// taxonomy is a table of classes: the names of classes, and the classes that
// each thing belongs to.
type taxonomy struct {
	members map[string]bool
	classes map[string][]string
}

var kinds = sync.OnceValue(func() taxonomy {
	table := taxonomy{map[string]bool{}, map[string][]string{}}
	form := func(name string) string { return strings.Join(singulars(strings.Fields(strings.ToLower(name))), " ") }
	for _, line := range strings.Split(kindList, "\n") {
		names, things, _ := strings.Cut(line, ":")
		for _, name := range strings.Split(names, ",") {
			name = form(name)
			table.members[name] = true
			for _, thing := range strings.Split(things, ",") {
				thing = form(thing)
				table.classes[thing] = append(table.classes[thing], name)
			}
		}
	}
	return table
})
