package rules

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// An option that stands for others has few words of its own: it says how many
// ("all", "nobody", "any two"), which ("of these", "listed here", "the above"), and
// words of grammar between. So it is known by what its words are, not by their order.
var (
	howMany  = setOf(`all none any both neither each either every everyone everything nobody nothing no not lot whole two three four several another other full entire whoever whatever`)
	which    = setOf(`above below here these those them foregoing preceding aforementioned options option answers answer choices choice alternatives alternative statements responses suggestions list lot others`)
	pointers = setOf(`named listed given mentioned shown offered stated suggested provided presented cited printed enumerated described`)
	grammar  = setOf(`a an the of one ones is are was were be been to in on from out off as at than that this which who it i'd correct right true false wrong incorrect acceptable valid possible applicable
		apply applies together alike equally just only quite would could may might can will do does has have fit fits suit suits hold holds work works qualify qualifies so exactly case there left missing absent included except besides
		and or nor but also single anywhere blend mix mixture combination sum save omits lacks leaves names name set range group first last first's entire items item things thing entries entry`)
)

var verdictWords = setOf("right correct true wrong incorrect false apply valid acceptable possible hold fit")

// opening are words, beside those of howMany, that begin an option that stands for others.
var opening = setOf("a an the one some something someone others only more they above answers options choices statements that what just them these those none's and")

// maxSetWords is the length of the longest option that may stand for others.
const maxSetWords = 12

// standsForOthers says whether an option says no more than how many of the others
// are right, or that what is right is none of them.
func standsForOthers(words []string, stem *lint.Text) bool {
	if len(words) == 1 {
		return words[0] == "both" || words[0] == "neither" || words[0] == "either"
	}
	if !howMany[words[0]] && !opening[words[0]] {
		return false
	}
	many, pointed, strong, own := false, false, false, 0
	for i, word := range words {
		next, before := wordAt(words, i+1), wordAt(words, i-1)
		switch {
		case word == "other" || word == "others":
			// "none of the others", "something other than these", not "another"
			many = many || next == "than"
			pointed = pointed || word == "others" || next == "" || next == "three" || next == "two" || which[next] || i == len(words)-2 && before == "the"
		case word == "above" || word == "below" || word == "here":
			if i == 0 || !(next == "" || next == "is" || next == "are" || next == "apply" || next == "applies" || which[next] || pointers[before] || before == "the") {
				return false // "above the crown"
			}
			pointed, strong = true, true
		case pointers[word] && (before == "was" || before == "were" || before == "been"):
			return false // an event, not the list
		case pointers[word]:
			if next != "" && !grammar[next] && !which[next] || next == "in" || next == "on" || next == "from" || next == "as" || next == "to" {
				if !which[wordAt(words, i+2)] && !which[wordAt(words, i+3)] {
					own++
					continue
				}
			}
			pointed, strong = true, true
		case which[word]:
			pointed = true
			strong = strong || word == "foregoing" || word == "preceding" || word == "aforementioned"
			many = many || word == "lot" && before == "the"
		case (word == "missing" || word == "absent") && i > 0, word == "left" && next == "out":
			many, pointed = true, true
		case word == "more" && next == "than":
			many = true
		case word == "they" && len(words) < 5 && verdictWords[words[len(words)-1]]:
			pointed = true // "they are all right"
		case howMany[word]:
			many = true
		case grammar[word]:
		default:
			own++
			if i == len(words)-1 && (before == "these" || before == "those" || wordAt(words, i-2) == "the" && before == "other") {
				continue // "none of these men"
			}
			if !strong && !inText(stem, word) && !restPoints(words[i+1:]) {
				return false
			}
		}
	}
	if len(words) <= 4 && words[0] == "all" && (words[1] == "three" || words[1] == "four") && own <= 1 {
		return true // "all three", "all three methods"
	}
	return many && pointed && own <= 3
}

// speaksOfOthers says whether an option stands for others, by how many or which.
func speaksOfOthers(option, stem *lint.Text) bool {
	words := lowered(option.Words())
	return len(words) > 0 && len(words) <= maxSetWords && (standsForOthers(words, stem) || namesPlaces(words))
}

func lowered(words []string) []string {
	for i, word := range words {
		words[i] = strings.ToLower(word)
	}
	return words
}

// restPoints says whether words to come point at the list.
func restPoints(words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return pointers[w] || w == "above" || w == "below" || w == "here" })
}

func wordAt(words []string, i int) string {
	if i < 0 || i >= len(words) {
		return ""
	}
	return words[i]
}

// inText says whether a text has a word, in whatever form.
func inText(t *lint.Text, word string) bool {
	stems := lint.Normalized(word).Content()
	return len(stems) == 1 && slices.Contains(t.Content(), stems[0])
}

// Options by their place: "the first two alike", "the middle pair", "the one above".
var (
	ordinalWords = setOf(`first second third fourth last former latter middle topmost uppermost lowest`)
	aroundPlaces = setOf(`the both either neither any all none only just each one ones of and or nor & plus but not also option options answer answers choice choices these those them named listed given alike together combined
		equally alone here above below at once as well with two three pair are is right correct apply jointly`)
)

// namesPlaces says whether an option names others by their place, and nothing else.
func namesPlaces(words []string) bool {
	ordinals, plural, noun := 0, false, false
	for _, word := range words {
		switch {
		case ordinalWords[word]:
			ordinals++
		case !aroundPlaces[word]:
			return false
		default:
			plural = plural || word == "two" || word == "three" || word == "pair"
			noun = noun || which[word]
		}
	}
	return ordinals > 1 || ordinals == 1 && (plural || noun) || ordinals == 0 && plural && slices.Contains(words, "above") && words[0] == "the"
}

// inPlaces marks a stem about things that are told by their place.
var inPlaces = lazily(`(?i)\b(?:order|sequence|brothers?|sisters?|sons?|daughters?|wives|digits?|letters?|syllables?|words?|movements?|lines?|stanzas?|verses?|rows?|columns?|bits?|bytes?|terms?|quarters?|quartiles?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weeks?|days?|months?|rounds?|laws?|amendments?|places?|fingers?|toes?|strings?|gears?|positions?)\b`)

// placesOptions says whether places in an option can be those of the options: no
// other option but such has any, and the stem asks for nothing that has an order.
func placesOptions(stem string, words [][]string, i int) bool {
	if inPlaces().MatchString(stem) {
		return false
	}
	for j := range words {
		if j != i && hasAny(words[j], ordinalWords) {
			return false
		}
	}
	return true
}

// numbersOfThings says whether options count things: "None", "One", "Two", "All three".
func numbersOfThings(normal []string) bool {
	return slices.ContainsFunc(normal, func(text string) bool { return numberWords[text] || isDigit(at(text, 0)) })
}
