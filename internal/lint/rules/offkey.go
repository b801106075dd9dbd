package rules

import (
	"regexp"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/cues"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// harpedOn finds the one distractor whose words an explanation has twice in full,
// or begins with, where it has few words that the key alone has; -1 for none.
func harpedOn(facts *lint.Facts, key int, content []string) int {
	own, spoken := 0, 0
	for _, word := range facts.Options[key].Content() {
		if inOthers(facts, key, word) {
			continue
		}
		own++
		if slices.ContainsFunc(content, func(other string) bool { return cues.Kin(word, other) }) {
			spoken++
		}
	}
	if own == 0 || 2*spoken > own {
		return -1
	}
	var sentences []sentence
	option := -1
	for i := range facts.Options {
		words := facts.Options[i].Content()
		if i == key || len(words) < 2 || !holdsAllOf(words, content) {
			continue
		}
		if sentences == nil {
			sentences = sentencesOf(&facts.Explanation)
		}
		n := 0
		for s, sentence := range sentences {
			if holdsAllOf(words, sentence.content) {
				n++
				if s == 0 && spoken == 0 && holdsAllOf(words, sentence.content[:min(len(words)+2, len(sentence.content))]) {
					n++ // its subject
				}
				if hasAny(sentence.words, turns) || hasAny(sentence.words, denials) {
					return -1
				}
			}
		}
		switch {
		case n < 2:
		case option >= 0:
			return -1
		default:
			option = i
		}
	}
	return option
}

// quoted finds the one distractor of two words or more that stands in the last
// sentence, where the explanation has no more than half of the key's words; -1 for
// none.
func quoted(facts *lint.Facts, key int, content []string) int {
	own, said := facts.Options[key].Content(), 0
	for _, word := range own {
		if slices.Contains(content, word) {
			said++
		}
	}
	if len(own) == 0 || 2*said > len(own) || strings.Contains(facts.Explanation.Prose, ";") {
		return -1 // behind a semicolon stands what is set against it
	}
	option := -1
	var last sentence
	for i := range facts.Options {
		words := phrase(&facts.Options[i])
		if i == key || len(words) < 2 || len(facts.Options[i].Content()) < 2 {
			continue
		}
		if last.words == nil {
			sentences := sentencesOf(&facts.Explanation)
			if len(sentences) == 0 {
				return -1
			}
			last = sentences[len(sentences)-1]
			if hasAny(last.words, turns) || hasAny(last.words, denials) || slices.ContainsFunc(own, func(w string) bool {
				return !inOthers(facts, key, w) && slices.Contains(last.content, w)
			}) {
				return -1
			}
		}
		if indexOf(stemmed(last.words), words) < 0 {
			continue
		}
		if option >= 0 {
			return -1
		}
		option = i
	}
	return option
}

// sentence is one of a text, with its words in small letters.
type sentence struct{ words, content []string }

func sentencesOf(t *lint.Text) []sentence {
	var list []sentence
	start := 0
	for _, b := range sentenceBreaks(t.Prose) {
		text := lint.NewText(t.Prose[start:b[0]])
		list = append(list, sentence{strings.Fields(strings.ToLower(text.Normal)), text.Content()})
		start = b[1]
	}
	return list
}

// holdsAllOf says whether a sentence has all words of an option, in any order.
func holdsAllOf(words, content []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(content, w) })
}

// noChange matches a key that says that nothing happens.
var noChange = regexp.MustCompile(`(?i)\b(?:no (?:\w+ )?(?:effect|change|influence|difference|impact)|nothing (?:happens|changes)?|(?:stays?|remains?) (?:the same|unchanged|constant)|(?:is|are) (?:unchanged|unaffected|not affected)|does not change|unchanged)\b`)

// saysChange says whether the key is that nothing changes, and the explanation
// speaks of changes without a word of what stays.
func saysChange(facts *lint.Facts, key int) bool {
	if !containsAny(facts.Options[key].Prose, "no ", "No ", "othing", "same", "unchanged", "constant", "not ", "unaffected") || !noChange.MatchString(facts.Options[key].Prose) {
		return false
	}
	words := strings.Fields(strings.ToLower(facts.Explanation.Normal))
	n := 0
	for _, word := range words {
		if staying[word] || strings.HasSuffix(word, "nt") && denials[word] {
			return false
		}
		if changes[word] {
			n++
		}
	}
	return n >= 2
}

var (
	changes = setOf("falls rises lowers lowered reduces reduced increases increased decreases decreased improves improved worsens drops dropped grows grew less more smaller larger greater higher lower faster slower sooner later stronger weaker fewer doubles halves shrinks")
	staying = setOf("no not nothing none never neither nor without same unchanged unaffected constant independent regardless cannot equal equals equally already only still any alone cancels cancel irrelevant matter whatever both keeps stays remains")
)
