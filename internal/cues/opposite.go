package cues

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// OppositePairs are the pairs of options that say the same but for one word,
// and there the opposite.
func OppositePairs(f *lint.Facts) [][2]int {
	var pairs [][2]int
	words := make([][]string, len(f.Options))
	for i := range f.Options {
		words[i] = spelledOut(strings.Fields(strings.ToLower(f.Options[i].Normal)))
	}
	for i := range words {
		for j := i + 1; j < len(words); j++ {
			if opposed(words[i], words[j]) {
				pairs = append(pairs, [2]int{i, j})
			}
		}
	}
	return pairs
}

// particleVerbs are verbs of two words, each as the verb that has an opposite.
var particleVerbs = map[string]string{"gives off": "releases", "give off": "release", "gives out": "releases", "lets out": "releases", "takes in": "absorbs", "take in": "absorb", "takes up": "absorbs", "draws in": "absorbs"}

// comparatives are those of adverbs, as "more" and the adverb say them.
var comparatives = map[string]string{"slowly": "slower", "quickly": "faster", "rapidly": "faster", "strongly": "stronger", "weakly": "weaker", "frequently": "oftener", "rarely": "rarer"}

// spelledOut writes "cannot" and "isn't" as two words each, "more slowly" and "gives off" as one.
func spelledOut(words []string) []string {
	var list []string
	for i := 0; i < len(words); i++ {
		next := ""
		if i+1 < len(words) {
			next = words[i+1]
		}
		if word, ok := comparatives[next]; ok && words[i] == "more" {
			list = append(list, word)
			i++
		} else if word, ok := particleVerbs[words[i]+" "+next]; ok {
			list = append(list, word)
			i++
		} else if verb, ok := contracted[words[i]]; ok {
			list = append(list, verb, "not")
		} else {
			list = append(list, words[i])
		}
	}
	return list
}

// contracted are verbs with a "not", as normal forms have them, with the verb
// alone.
var contracted = map[string]string{
	"cannot": "can", "cant": "can", "couldnt": "could", "wont": "will", "wouldnt": "would", "shouldnt": "should", "mustnt": "must", "neednt": "need",
	"isnt": "is", "arent": "are", "wasnt": "was", "werent": "were", "doesnt": "does", "dont": "do", "didnt": "did", "hasnt": "has", "havent": "have", "hadnt": "had",
}

// opposed compares two texts word by word: all words equal but for opposites
// and at least one of those; or one has a "not" more than the other; or, adverbs
// and articles apart, they hold the same words but for one opposite.
func opposed(a, b []string) bool {
	if len(a) != len(b) && denied(a, b) {
		return true
	}
	different := 0
	for i := range a {
		if len(a) != len(b) || a[i] != b[i] && !opposite(a[i], b[i]) {
			return inOtherOrder(bare(a), bare(b))
		}
		if a[i] != b[i] {
			different++
		}
	}
	return different > 0
}

// denied says whether one text is the other with a "not".
func denied(a, b []string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	helps := func(w string) bool { return w == "does" || w == "do" || w == "did" }
	without := slices.DeleteFunc(slices.Clone(b), func(w string) bool { return w == "not" || w == "no" || helps(w) })
	return len(without) < len(b) && sameStems(slices.DeleteFunc(slices.Clone(a), helps), without)
}

// inOtherOrder says whether two texts hold the same words in any order but for
// one word, and there the opposite.
func inOtherOrder(a, b []string) bool {
	if len(a) != len(b) || len(a) == 0 || len(a) > 12 {
		return false
	}
	rest := slices.Clone(b)
	left := ""
	for _, word := range a {
		if i := slices.IndexFunc(rest, func(other string) bool { return sameStem(word, other) }); i >= 0 {
			rest = slices.Delete(rest, i, i+1)
		} else if left == "" {
			left = word
		} else {
			return false
		}
	}
	return left != "" && len(rest) == 1 && opposite(left, rest[0])
}

// bare leaves out adverbs and words of grammar: "fell sharply" is "fell".
func bare(words []string) []string {
	return slices.DeleteFunc(slices.Clone(words), func(w string) bool {
		switch w {
		case "a", "an", "the", "very", "much", "far", "it", "its", "does", "do", "will", "would", "be", "becomes", "gets":
			return true
		case "up", "down", "out", "off", "away", "back": // of a verb: "speeds up"
			return true
		}
		return len(w) > 4 && strings.HasSuffix(w, "ly") && !antonyms().known(w)
	})
}

// sameStems compares words without the s of a verb: "affects" and "affect".
func sameStems(a, b []string) bool { return slices.EqualFunc(a, b, sameStem) }

func sameStem(x, y string) bool { return strings.TrimSuffix(x, "s") == strings.TrimSuffix(y, "s") }

// opposite says whether two words are listed as opposites, or one is the other
// with a syllable before it that denies or reverses it: "unstable".
func opposite(a, b string) bool {
	if antonyms().have(a, b) {
		return true
	}
	if len(a) > len(b) {
		a, b = b, a
	}
	if syllable, found := strings.CutSuffix(b, a); found && len(a) >= 4 {
		switch syllable {
		case "un", "non", "anti":
			return true
		case "a":
			return slices.ContainsFunc([]string{"ic", "ical", "al", "ous"}, func(ending string) bool { return strings.HasSuffix(a, ending) })
		case "in", "im", "il", "ir", "dis":
			return slices.ContainsFunc(adjectives, func(ending string) bool { return strings.HasSuffix(a, ending) })
		case "de":
			return slices.ContainsFunc(verbs, func(ending string) bool { return strings.HasSuffix(a, ending) })
		}
	}
	for _, pair := range reversed {
		x, foundX := strings.CutPrefix(a, pair[0])
		y, foundY := strings.CutPrefix(b, pair[1])
		if !foundX || !foundY {
			x, foundX = strings.CutPrefix(a, pair[1])
			y, foundY = strings.CutPrefix(b, pair[0])
		}
		if foundX && foundY && x == y && len(x) > 2 {
			return true
		}
	}
	return false
}

// adjectives and verbs end so: "inflow" is no opposite of "flow".
var (
	adjectives = []string{"ble", "nt", "ite", "ate", "ive", "ect", "ic", "al", "ous", "ary", "ed", "ly", "icy", "ity"}
	verbs      = []string{"ate", "ates", "ated", "ize", "izes", "ized", "ise", "ises", "ised", "ess", "esses", "essed", "ing"}
)

// reversed are syllables that make opposites of the same root.
var reversed = [][2]string{
	{"over", "under"}, {"hyper", "hypo"}, {"macro", "micro"}, {"pre", "post"}, {"endo", "exo"}, {"intra", "extra"}, {"inter", "intra"},
	{"up", "down"}, {"in", "ex"}, {"in", "out"}, {"im", "ex"}, {"ab", "ad"}, {"homo", "hetero"}, {"mono", "poly"}, {"super", "sub"}, {"near", "far"}, {"tachy", "brady"}, {"vasocon", "vasodi"},
}

// antonyms are the pairs of opposite words.
var antonyms = sync.OnceValue(func() *wordPairs { return newWordPairs(antonymPairs, antonymsOfWordNet) })

// antonymsOfWordNet are those of a dictionary (make/main.go).
//
//go:embed antonyms.txt
var antonymsOfWordNet string

const antonymPairs = `warm cold, cool hot, permit deny, allow deny, evaporation condensation, suction discharge, suction pressure, intake exhaust, portrait landscape, herbivore carnivore, herbivores carnivores, resident migratory, real virtual, bold light, sensitivity specificity, absorbs releases, absorb release, admits releases, leading trailing, lead trail, silencing activation, fuller flatter, in out, bursts shrivels, swells shrivels, fuller emptier, thicker runnier, sharper duller, clearer cloudier, fresh salt, purchase sale, purchases sales, buying selling, contralateral ipsilateral, increase decrease, increases decreases, increased decreased, increasing decreasing, increase reduce, increases reduces, increased reduced, increasing reducing, increase lower, widen narrow, widens narrows, speed slow, speeds slows, rise fall, rises falls,
raise lower, raises lowers, raises reduces, raised lowered, higher lower, high low, highest lowest, more less, more fewer, most least, greater smaller,
larger smaller, large small, largest smallest, longer shorter, long short, longest shortest, faster slower, fast slow, above below,
over under, before after, earlier later, early late, upstream downstream, upper lower, open closed, opens closes, opening closing,
inside outside, inlet outlet, inflow outflow, into from, maximum minimum, positive negative, direct inverse, directly inversely,
wet dry, hot cold, warmer colder, left right, up down, gain loss, gains loses, stronger weaker, strong weak, steeper flatter,
wider narrower, deeper shallower, shallow deep, thicker thinner, allowed forbidden, required optional, on off, yes no, true false, with without, internal external,
overestimates underestimates, overestimated underestimated, accelerates slows, first last, legal illegal, stable unstable,
sufficient insufficient, relevant irrelevant, possible impossible, valid invalid, active passive, acid base, major minor, public private,
rise drop, rises drops, rose fell, rose dropped, rises declines, rise decline, rises decreases, increases falls, increases drops, increases declines, increase decline, increase fall, increased fell,
grows shrinks, grow shrink, grew shrank, grows falls, grew fell, expands contracts, expand contract, expanding contracting, expansion contraction, doubles halves, doubled halved, double halve,
improves worsens, improve worsen, improved worsened, strengthens weakens, strengthen weaken, tightens loosens, lengthens shortens, lengthen shorten, heats cools, heat cool, heating cooling, warms cools,
attracts repels, attract repel, absorbs emits, absorb emit, absorbs releases, absorbed released, gains lost, adds removes, add remove, adding removing, adds subtracts, add subtract,
accept reject, accepts rejects, accepted rejected, allow forbid, allows forbids, allows blocks, allow block, allows prevents, permit forbid, permits forbids, permitted forbidden, permitted prohibited, allowed prohibited, enable disable, enables disables, enabled disabled,
starts stops, start stop, started stopped, begins ends, begin end, open close, opens shuts, lock unlock, locks unlocks, push pull, pushes pulls, import export, imports exports, enters leaves, enter leave,
promotes inhibits, promote inhibit, stimulates inhibits, stimulate inhibit, activates inhibits, activate inhibit, causes prevents, encourage discourage, encourages discourages, support oppose, supports opposes,
win lose, wins loses, won lost, buy sell, borrow lend, create destroy, creates destroys, build demolish, remember forget, include exclude, includes excludes, included excluded, including excluding,
better worse, best worst, good bad, easier harder, easy difficult, heavier lighter, heavy light, thick thin, wide narrow, broad narrow, rough smooth, hard soft, harder softer, full empty, dense sparse, denser sparser,
brighter darker, bright dark, older younger, old young, new old, newer older, rich poor, cheap expensive, cheaper dearer, near far, nearer farther, closer farther, close far, taller shorter, fewer more, sharper flatter, sharp flat, sooner later, fresh stale, tighter looser, tight loose,
always never, all none, everything nothing, everyone nobody, both neither, same different, similar different, equal different, constant variable, fixed variable, static dynamic, random systematic, linear nonlinear, finite infinite, odd even, proportional inverse,
forward backward, forwards backwards, clockwise anticlockwise, clockwise counterclockwise, horizontal vertical, horizontally vertically, vertical horizontal, north south, east west, northern southern, eastern western, top bottom, front back, ascending descending, rising falling,
mandatory optional, compulsory voluntary, guilty innocent, lawful unlawful, guaranteed refused, granted denied, civil criminal, plaintiff defendant, winter summer, day night, male female, benign malignant, acute chronic, systolic diastolic, arterial venous, sympathetic parasympathetic, oxidation reduction, oxidized reduced, oxidised reduced, anode cathode, cation anion, acidic basic, acidic alkaline, soluble insoluble, solid liquid, exothermic endothermic,
supply demand, profit loss, surplus deficit, debit credit, asset liability, success failure, encrypts decrypts, encrypt decrypt, compress decompress, upload download, sender receiver, client server, read write, reads writes, input output, mutable immutable, synchronous asynchronous, louder softer, loud soft, loud quiet, consonant dissonant, ahead behind, beneath above, beyond within, slow quicken, slows quickens, slow hasten, slows hastens, slow accelerate, accelerate decelerate, accelerate retard, dilate constrict, widen constrict, contract relax, contract stretch, tense relax, soften harden, darken lighten, darken brighten, brighten fade, dim brighten, sharpen blunt,
fill empty, fill drain, load unload, freeze melt, freeze thaw, evaporate condense, swell shrink, inflate deflate, advance retreat, advance delay, advance recede, ascend descend, climb descend, climb sink, float sink, arrive depart, hire dismiss, appreciate depreciate, amplify attenuate, amplify dampen, excite inhibit, excite calm, inhale exhale, shorten extend, shorten prolong, curtail extend, gain shed,
thicken thin, stiffen soften, stiffen relax, enlarge reduce, enlarge shrink, deepen flatten, steepen flatten, magnify reduce, tighten relax, charge discharge, connect disconnect, attach detach, assemble dismantle, admit deny, admit exclude, confirm refute, confirm deny, agree disagree, affirm reverse, affirm deny, uphold overturn, praise blame, reward punish, save spend, save waste, collect scatter, gather disperse, separate mix, separate combine,
join separate, merge split, sweeten sour, cool heat, cool warm, chill warm, moisten dry, wet dry, hydrate dehydrate, oxidize reduce, oxidise reduce, dissolve precipitate, ionize neutralize, hide reveal, hide show, conceal reveal, expose cover, protect expose, retain release, hold release, keep discard, capture release, store release, suppress stimulate, suppress promote, block open, boost cut, boost reduce, raise cut, lift lower, elevate lower, elevate depress, augment diminish,
escalate ease, intensify weaken, intensify ease, improve deteriorate, aggravate relieve, worsen ease, rise sink, rise dip, climb drop, climb fall, grow decline, multiply divide, upgrade downgrade, overstate understate, overpay underpay, overheat cool, sooner later, thinner denser, richer leaner, richer poorer, calmer stormier, sweeter sourer, saltier fresher, brittle ductile, elastic plastic, concave convex, transparent opaque, hollow solid, plus minus, against for, hastens delays, early delayed, less greater, lower greater, smaller bigger, bigger smaller, big small, below over, under above, down upwards, upward downward, upwards downwards, inward outward, inwards outwards, toward away, towards away`
