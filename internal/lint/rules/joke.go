package rules

import (
	"math"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// isJoke says whether an option speaks of what no examiner's subject is made of:
// blame, moods, holidays, magic. Nothing else in the item may do so.
func isJoke(facts *lint.Facts, i int) bool {
	words := strings.Fields(strings.ToLower(facts.Options[i].Normal))
	if len(words) > 1 && whichever[words[0]] && !slices.ContainsFunc(facts.Options, func(o lint.Text) bool {
		return o.Raw != facts.Options[i].Raw && whichever[firstWord(strings.ToLower(o.Normal))]
	}) {
		return true
	}
	if len(words) > 1 && (shrugs(words) || words[0] == "because" && len(words) < 9 && hasAny(words[1:], feelings)) {
		return true
	}
	if addresses(facts, i, words) && !isTitle(facts.Options[i].Prose) || gibberish(words) {
		return true
	}
	if len(words) == 0 || len(words) == 1 || !hasAny(words, humor) || isTitle(facts.Options[i].Prose) || allCode(&facts.Options[i]) == is || !humorous(words) {
		return false
	}
	serious := func(t *lint.Text) bool {
		return hasAny(strings.Fields(strings.ToLower(t.Normal)), humor)
	}
	if serious(&facts.Stem) || serious(&facts.Explanation) {
		return false
	}
	for j := range facts.Options {
		if j != i && serious(&facts.Options[j]) {
			return false
		}
	}
	return true
}

// addresses says whether an option alone speaks as a person to a person, or with an
// exclamation mark, as no answer does: "I haven't learnt this", "Not that one!".
func addresses(facts *lint.Facts, i int, words []string) bool {
	option := &facts.Options[i]
	if allCode(option) == is || strings.ContainsAny(option.Raw, "`\"“") {
		return false
	}
	exclaims := strings.HasSuffix(strings.TrimSpace(option.Raw), "!") && len(words) > 1
	if !exclaims && !hasAny(words, persons) {
		return false
	}
	others := append([]lint.Text{facts.Stem}, facts.Options...)
	for j := range others {
		if j-1 != i && (hasAny(strings.Fields(strings.ToLower(others[j].Normal)), persons) || strings.Contains(others[j].Raw, "!")) {
			return false
		}
	}
	return true
}

var persons = setOf("im ive youre youve")

// gibberish says whether an option holds a word from the rows of a keyboard, or one
// syllable over and over.
func gibberish(words []string) bool {
	for _, word := range words {
		half := len(word) / 2
		if keyboard().MatchString(word) || len(word) > 5 && len(word)%2 == 0 && word[:half] == word[half:] && strings.Contains(word, "blah") {
			return true
		}
	}
	return false
}

var keyboard = lazily(`^(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert(?:z|y)|zxcv|xcvb|qwert|blah|lorem|foobar)|(?:asdf|qwerty|zxcvb|hjkl)`)

// outOfScale finds the option that is a number at least two hundred times as large, or
// as small, as the next one, where the others lie close together; or the one that is
// negative where things are counted. -1 for none.
func outOfScale(facts *lint.Facts) int {
	list, ok := quantities(facts.Options)
	if !ok || len(list) < 4 || hasAny(strings.Fields(strings.ToLower(facts.Stem.Normal)), manyScales) || slices.ContainsFunc(list, func(q quantity) bool { return q.unit != list[0].unit }) {
		return -1
	}
	counts := strings.HasPrefix(strings.ToLower(facts.Stem.Prose), "how many")
	for i, odd := range list {
		low, high := math.Inf(1), 0.0
		for j, q := range list {
			if j != i {
				low, high = min(low, q.value), max(high, q.value)
			}
		}
		if low > 0 && (odd.value < 0 && counts || odd.value > 0 && high/low <= 40 && (odd.value >= 200*high || odd.value <= low/200)) {
			return i
		}
	}
	return -1
}

// manyScales are words of stems whose answers may lie far apart.
var manyScales = setOf("magnitude power factor ph concentration exponent bytes bits byte bit subnet port color memory combinations permutations binary")

// isTitle says whether all longer words of a text begin with a capital, as in names.
func isTitle(text string) bool {
	return !slices.ContainsFunc(strings.Fields(text), func(w string) bool { return len(w) > 3 && (w[0] < 'A' || w[0] > 'Z') })
}

// shrugs says whether somebody speaks who does not know, or cares for nothing.
func shrugs(words []string) bool {
	switch words[0] {
	case "i", "im", "id", "ill", "we":
		return hasAny(words[:min(len(words), 5)], notKnowing) && !hasAny(words, commanding)
	case "it", "nobody", "hope", "hoping", "pray", "turn", "run", "running", "ask", "asking", "call", "wait", "hide":
		if containsAny(strings.Join(words, " "), shrugPhrases...) {
			return true
		}
	}
	last := len(words) - 1
	return words[last] == "fault" && strings.HasSuffix(words[last-1], "s") || words[last] == "hope" && words[last-1] == "and"
}

var (
	commanding = setOf("must should can could may")
	// whichever leaves the answer to chance or to somebody.
	whichever    = setOf("whichever whoever whomever")
	notKnowing   = setOf("guess know knew sure idea clue forgot forget remember certain tell pass skip unsure wonder")
	feelings     = setOf("feels feel likes like said says wants want felt wanted liked fun bored lonely tired happy sad angry jealous lazy hungry")
	shrugPhrases = []string{"just works", "just does", "just because", "nobody notices", "nobody looks", "no one notices", "nobody cares", "no one looks", "off and on again", "run away", "running away", "run for your", "run for the hills", "the janitor", "the intern", "the plumber", "your mother", "the neighbors", "the neighbours", "for the best", "for a miracle", "in sick", "under the desk", "behind the door", "the weekend", "magically"}
)

// humorous says whether words of humor stand where a joke has them: a verb at the
// start, a mood of somebody or something, a thing at any place.
func humorous(words []string) bool {
	if len(words) > 1 && humorStarts[words[0]] {
		return true
	}
	if i := slices.IndexFunc(words, func(w string) bool { return moods[w] }); i >= 0 && i+1 < len(words) && (words[i+1] == "of" || words[i+1] == "that") {
		return true
	}
	return hasAny(words, humorThings) || len(words) < 6 && hasAny(words, treats)
}

var (
	// humorStarts are verbs of what people do who have no answer.
	humorStarts = setOf("kick punch scold sing dance blame bribe pretend panic sulk giggle shrug weep wish pray hug tickle hypnotize kicking punching scolding singing dancing blaming bribing pretending panicking sulking weeping wishing praying hugging")
	// moods are states of a person that jokes give to things.
	moods = setOf("mood moods whim whims gossip ego hairstyle nickname horoscope prank pranks")
	// humorThings are no matter of examinations.
	humorThings = setOf(`wizards fairy elves gnome gnomes leprechaun goblin goblins zombie zombies vampire vampires mermaid
		horoscope psychic telepathy karaoke popcorn cupcake cupcakes lollipop confetti pajamas hammock selfie karma mojo vibes abracadabra hocus voodoo
		grandma grandmas grandpa grandpas granny naptime tantrum tantrums shenanigans superpower superpowers superhero
		  selfies tiktok netflix playstation muppet muppets bigfoot yeti hobbit hobbits hobbiton narnia gandalf frodo shrek gruffalo peppa wookiee klingon klingons tardis
		sprinkles bagpipes kazoo whoopee cheesecake ketchup candyfloss lolly armchair busker clown clowns juggling juggler ogre trolls mermaids
		prank pranks prankster jinx jinxed luck`)
	// treats are jokes in short options: "pizza", "a cup of strong coffee".
	treats = setOf("pizza pizzas nap socks coffee tea chocolate cake sandwich sandwiches")
	humor  = func() map[string]bool {
		all := map[string]bool{}
		for _, set := range []map[string]bool{humorStarts, moods, humorThings, treats} {
			for word := range set {
				all[word] = true
			}
		}
		return all
	}()
)
