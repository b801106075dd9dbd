package rules

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// An option that speaks of knowing, of the question or of what it depends on, and of
// no thing, is no answer: "The data do not allow an answer", "Depends on the case", "Not
// covered in class". It is known by what its words are, not by a list of shapes.
var (
	talk = setOf(`depends depend depending varies vary unknown known know knows knew tell told telling say saying said answer answers answered answering question questions guess guessing sure certain uncertain unsure matter matters determined determine determinable
		clue idea opinion trick relevant irrelevant blank placeholder filler dummy beats heard listening covered skipped unfair specified wish wished bother care cares undecided inconclusive indeterminate tba tbd job problem concern business call choose pick pass
		information enough insufficient such`)
	// around are words that stand beside those of talk in an option that says nothing.
	around = setOf(`a an the of in on at to by for from with about and or but as than that this these those it its itself there here i we you he she they one us me my your our their who what which when how why
		is are was were be been am isnt arent wasnt does do did doesnt dont didnt can cannot cant could couldnt will would wouldnt wont may might must should shall has have had havent hasnt hadnt not no never none nothing nobody any anything anyone anybody something someone either both each every many much more less most
		all only just really very quite rather too so yet still ever even again now later better please maybe perhaps else other another different left right wrong possible impossible way ways thing things case cases situation situations circumstances context conditions factors factor point view person people
		class course lesson lessons lecture chapter book textbook text manual notes time fact facts data details detail evidence given needed need needs required missing available provided supplied present stated allow allows read option options choice without into up out off over
		intentionally purposely deliberately skip decide decided rely place whom whose asked ask asks make makes sense hard difficult easy important based alone id im ill ive`)
)

// answersNone are no answers to "Which valve ...?", which tells that there is one.
var answersNone = setOf("none nobody neither")

// saysNothing says whether an option, alone among the options and beside the stem, has
// words of talk and none of a subject.
func saysNothing(facts *lint.Facts, i int) bool {
	words := strings.Fields(strings.ToLower(facts.Options[i].Normal))
	if len(words) == 1 {
		return answersNone[words[0]] && strings.HasPrefix(facts.Stem.Prose, "Which ") && !strings.HasPrefix(facts.Stem.Prose, "Which of")
	}
	if len(words) > 10 || !hasAny(words, talk) || !strings.Contains(facts.Options[i].Prose, " ") || namesThing(facts.Options[i].Prose) || speaksOfOthers(&facts.Options[i], &facts.Stem) || hasAny(strings.Fields(strings.ToLower(facts.Stem.Normal)), talk) {
		return false
	}
	if slices.ContainsFunc(words, func(word string) bool { return !talk[word] && !around[word] }) {
		return false
	}
	for j := range facts.Options {
		if j != i && hasAny(strings.Fields(strings.ToLower(facts.Options[j].Normal)), talk) {
			return false
		}
	}
	return true
}
