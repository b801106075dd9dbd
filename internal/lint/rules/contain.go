package rules

import (
	"slices"
	"strings"
)

// connecting words begin what is added to a phrase to narrow it: "evaporation
// from snow cover".
var connecting = setOf("from in on at with by for that which who whose where when if to during without within under over after before and or plus as because than into while but")

// changing words make another statement of a phrase when they stand before it:
// "less than 3 A" is no kind of "3 A".
var changing = setOf(`not no never non without less more fewer greater lower higher than over under above below least most only may might can could either both neither almost nearly about
	inversely inverse indirectly new anti pseudo quasi former nor except un in twice double minus plus`)

// holds says whether what the outer phrase says takes the inner one in: as one
// of the things it lists, with more words around it, or as a kind of it.
func holds(outer, inner []string) bool {
	if len(inner) == 0 || len(outer) <= len(inner) {
		return false
	}
	if slices.ContainsFunc(outer, func(w string) bool {
		return changing[w] && !slices.Contains(inner, w) || isNumeral(w) && !slices.Contains(inner, w)
	}) {
		return false
	}
	if list, other := listed(outer), listed(inner); len(list) > len(other) && holdsAll(list, other) {
		return true
	}
	i := indexOf(outer, inner)
	if i < 0 {
		return surrounds(outer, inner) || doublesWord(outer, inner)
	}
	before, after := outer[:i], outer[i+len(inner):]
	switch {
	case len(inner) == 1 && len(before) > 0 && len(after) > 0:
		return false
	case len(after) > 0 && len(inner) > 1 && placing[inner[0]] && after[0] == "of":
		return true // "on the roof of the car"
	case len(after) > 0 && (!connecting[after[0]] || after[0] == "than" || len(inner) == 1 && after[0] == "to"):
		return false // "user groups" are no users
	case len(after) > 0:
		return true
	case len(inner) == 1:
		return len(before) == 1 && (partOf(before[0]) || qualifies(before[0], outer)) // "Western Europe", "volatile memory"
	}
	return true
}

func isNumeral(word string) bool {
	return strings.ContainsAny(word, "0123456789") || numberWords[word]
}

var numberWords = setOf("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion")

// partOf says whether a word before a name or thing means a part of it.
func partOf(word string) bool {
	switch word {
	case "central", "upper", "lower", "inner", "outer", "left", "top", "bottom", "middl", "front", "rear", "mid", "most":
		return true
	}
	return strings.HasSuffix(word, "ern")
}

// qualifies says whether a stem before a thing narrows it, as an adjective does:
// "volatile memory" is memory. What denies or feigns it makes another thing.
func qualifies(stem string, phrase []string) bool {
	if feigning[stem] || len(phrase) != 2 || len(phrase[1]) < 4 {
		return false
	}
	return qualities[stem] || kinds().members[phrase[1]] || slices.ContainsFunc(qualityEndings, func(ending string) bool { return len(stem) > len(ending)+2 && strings.HasSuffix(stem, ending) })
}

// qualities are stems of adjectives that narrow a thing; others are known by the
// ends of their stems.
var (
	qualities = setOf(`red blue green white black yellow brown gray grey larg big small short long deep shallow high low heavi light hot cold warm wet dry open close soft hard fast slow
		new old young simpl doubl singl tripl multipl free fix move stabl chronic acut benign malign primari secondari tertiari volatil static dynam random regular special local global
		privat public common rare wild domest fresh salt fine coars thin thick steep flat round squar mechan electr solar sever mild strong weak`)
	feigning       = setOf("fals fake artifici former imaginari fictiti virtual nomin semi quasi pseudo anti non null void wooden toy neg invers recip")
	qualityEndings = []string{"ous", "ic", "iv", "ativ", "abl", "ibl", "less", "ful", "ern", "al", "ar"}
)

// listed are the things that a phrase lists by "and" or "or"; the phrase alone
// when it lists none.
func listed(words []string) []string {
	var things []string
	for _, part := range clauses(words) {
		things = append(things, strings.Join(part, " "))
	}
	return things
}

func holdsAll(list, other []string) bool {
	for _, thing := range other {
		if thing == "" || !slices.Contains(list, thing) {
			return false
		}
	}
	return true
}

// indexOf is where a phrase stands within another, or -1.
func indexOf(outer, inner []string) int {
	for i := 0; i+len(inner) <= len(outer); i++ {
		if slices.Equal(outer[i:i+len(inner)], inner) {
			return i
		}
	}
	return -1
}

// doublesWord says whether the outer phrase is the inner one with two words joined where
// that has one: "to cool and clean the oil".
func doublesWord(outer, inner []string) bool {
	if len(inner) < 2 || len(outer) != len(inner)+2 {
		return false
	}
	for i, word := range outer {
		if word == "and" && i > 0 && i+1 < len(outer) && len(outer[i-1]) > 3 && len(outer[i+1]) > 3 && (slices.Equal(slices.Concat(outer[:i-1], outer[i+1:]), inner) || slices.Equal(slices.Concat(outer[:i], outer[i+2:]), inner)) {
			return true
		}
	}
	return false
}

// surrounds says whether the outer phrase begins and ends as the inner one and
// narrows it in between: "on the left half of the road" is on the road.
func surrounds(outer, inner []string) bool {
	if len(inner) < 2 || outer[0] != inner[0] || outer[len(outer)-1] != inner[len(inner)-1] || !placing[inner[0]] {
		return false
	}
	next := 0
	for _, word := range outer {
		if next < len(inner) && word == inner[next] {
			next++
		}
	}
	return next == len(inner)
}

// placing words begin a phrase that says where or when.
var placing = setOf("in on at within inside between near under above behind along outside across after before during from by through")

// wide words begin an option that means every case of what follows: "any of
// the member states".
var wide = setOf("any all every each anywhere everywhere anything everything some somewhere most various whatever whichev whichever other")

// takesIn says whether an option of a wide word takes another one in: what it
// speaks of is named there too.
func takesIn(outer, inner []string) bool {
	if len(outer) < 2 || len(outer) > 6 || !wide[outer[0]] || len(inner) == 0 || wide[inner[0]] || slices.Contains(inner, "only") {
		return false
	}
	found := false
	for _, word := range outer[1:] {
		if wide[word] || connecting[word] || word == "of" || word == "one" || word == "kind" || word == "other" || word == "sort" || word == "type" || word == "form" {
			continue
		}
		if !slices.ContainsFunc(inner, func(w string) bool { return w == word || compoundOf(w, word) }) {
			return false
		}
		found = true
	}
	return found
}

// compoundOf says whether a word ends with another one that names what it is:
// simvastatin is a statin, a motorbike a bike.
func compoundOf(word, class string) bool {
	return len(class) >= 4 && len(word) >= len(class)+2 && strings.HasSuffix(word, class)
}
