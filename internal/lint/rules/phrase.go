package rules

import (
	"slices"
	"strings"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// phrase gives the words of an option in a form in which two options that say
// the same are equal: without articles, cut to stems, synonyms as one.
func phrase(t *lint.Text) []string { return stemmed(t.Words()) }

// stemmed is the same for a list of words.
func stemmed(list []string) []string {
	var words []string
	for _, word := range list {
		word = strings.ToLower(strings.Trim(word, "*_"))
		switch word {
		case "", "a", "an", "the", "that":
			continue
		case "cannot", "cant":
			words = append(words, "can", "not")
			continue
		case "doesnt", "dont", "didnt", "isnt", "arent", "wont":
			words = append(words, "not")
			continue
		case "do", "does", "did", "will", "would":
			continue
		}
		stem := word
		if list := lint.Normalized(word).Content(); len(list) == 1 {
			stem = list[0]
		}
		if same, ok := synonyms()[stem]; ok {
			stem = same
		}
		words = append(words, stem)
	}
	return words
}

// synonyms are stems of words that say the same in most sentences, with the
// first of their group.
var synonyms = sync.OnceValue(func() map[string]string {
	of := map[string]string{}
	for _, group := range strings.Split(`increases rises grows climbs; decreases falls declines drops diminishes lessens; big large; small little; quick fast rapid; quickly fast rapidly swiftly;
		begins starts commences; ends stops finishes ceases; buys purchases; near close; almost nearly; enough sufficient; needs requires; shows displays; allows permits lets enables; forbids prohibits bans;
		forbidden prohibited banned; keeps retains kept stores stored; helps assists aids; repairs mends fixes; error mistake fault; car automobile; doctor physician; job task; choice option; whole entire; hard difficult; easy simple;
		correct right; wrong incorrect false; mainly chiefly mostly primarily; nevertheless however; also too; often frequently; perhaps maybe; about approximately roughly; more greater higher; fewer less lower;
		each every; sends transmits mails posts; gets obtains receives; uses utilizes employs; happens occurs; removes deletes eliminates; adds appends; creates makes produces generates; changes alters modifies; checks verifies; copies duplicates replicates; divides splits; joins combines merges unites; selects chooses picks; finds locates; shuts closes; raises lifts elevates; reduces cuts lowers;
		stays remains; moves shifts; contains includes; prevents hinders; purpose aim goal; area region zone; people persons; firm company; illness disease; medicine drug medication; customer client; road street; stone rock; ocean sea;
		constant steady; wages salary; attorney lawyer; automobile; photo picture image; empties drains; pulls drags draws; throws hurls; damages harms; protects guards shields; reveals discloses; instructs orders; selects;
		yearly annually; monthly; twice double; half 50%; doubles twofold; rich wealthy; weak feeble; silent quiet; sick ill; kids children; father dad; mother mum mom; answer reply; freedom liberty; fear dread; dangerous hazardous;
		inside within; outside beyond; because since; before prior; after following; if when; only solely exclusively just; over above; under below beneath; through via; by means using; separate distinct; single one; overall total; average mean; faulty inaccurate; doorway door; entrance entry; level height; crosses traverses; place location; middle center centre`, ";") {
		fields := strings.Fields(group)
		first := ""
		for _, word := range fields {
			stem := word
			if list := lint.Normalized(word).Content(); len(list) == 1 {
				stem = list[0]
			}
			if first == "" {
				first = stem
			}
			if _, taken := of[stem]; !taken {
				of[stem] = first
			}
		}
	}
	return of
})

// joints part the clauses of a phrase.
var joints = setOf("and with while or plus but whereas &")

// clauses are the parts of a phrase between joints.
func clauses(words []string) [][]string {
	var parts [][]string
	var part []string
	for _, word := range words {
		if joints[word] {
			parts = append(parts, part)
			part = nil
			continue
		}
		part = append(part, word)
	}
	return append(parts, part)
}

// sameClauses says whether two phrases have the same clauses in another order.
// A verb that the second clause leaves out is left out of the first too:
// "Britain ruled the land and France the sea".
func sameClauses(a, b []string) bool {
	one, other := clauses(a), clauses(b)
	if len(one) != len(other) || len(one) < 2 || slices.ContainsFunc(a, turning) {
		return false
	}
	if matching(one, other, nil) {
		return true
	}
	if len(a) > 12 {
		return false
	}
	last := len(one) - 1
	return matching(one, other, sharedAlone(one[0], other[0], one[1:], other[1:])) ||
		matching(one, other, sharedAlone(one[last], other[last], one[:last], other[:last]))
}

// sharedAlone are the words that two clauses share and no other clause has.
func sharedAlone(a, b []string, others ...[][]string) map[string]bool {
	shared := map[string]bool{}
	for _, word := range a {
		shared[word] = slices.Contains(b, word)
	}
	for _, parts := range others {
		for _, part := range parts {
			for _, word := range part {
				delete(shared, word)
			}
		}
	}
	return shared
}

// matching says whether two lists hold the same clauses, without some words.
func matching(one, other [][]string, leaveOut map[string]bool) bool {
	key := func(parts [][]string) []string {
		var keys []string
		for _, part := range parts {
			keys = append(keys, strings.Join(slices.DeleteFunc(slices.Clone(part), func(w string) bool { return leaveOut[w] }), " "))
		}
		slices.Sort(keys)
		return keys
	}
	return slices.Equal(key(one), key(other))
}

// owned turns "slope of water surface" into "water surface slope".
func owned(words []string) []string {
	i := slices.Index(words, "of")
	if i < 1 || i == len(words)-1 || slices.Contains(words[i+1:], "of") {
		return words
	}
	end := len(words)
	if k := slices.IndexFunc(words[i+1:], func(w string) bool { return openers[w] || placing[w] }); k > 0 {
		end = i + 1 + k // "quarrel of the gods over the city" is the gods' over the city
	}
	return slices.Concat(words[i+1:end], words[:i], words[end:])
}

// attributive says whether one phrase is the other with what stands after a
// preposition put before its noun: "measurements in the field", "field measurements".
// The words have no articles any more.
func attributive(a, b []string) bool {
	if len(a) != len(b)+1 {
		return false
	}
	for i := 1; i+1 < len(a); i++ {
		switch a[i] {
		case "of", "in", "on", "at", "for", "from":
			if slices.Equal(a[:i-1], b[:i-1]) && a[i-1] == b[i] && a[i+1] == b[i-1] && slices.Equal(a[i+2:], b[i+1:]) || len(a)-i < 5 && slices.Equal(slices.Concat(a[i+1:], a[:i]), b) {
				return true
			}
		}
	}
	return false
}

// turning words make the order of clauses matter.
func turning(word string) bool {
	return word == "between" || word == "then" || word == "next" || word == "respectively" || word == "respect"
}

// openers begin a part of a phrase that may as well stand before the rest:
// "after a delay", "if it rains".
var openers = setOf("after before when if in at during on until while by with for from under within without once because unless through over as since")

// turned says whether one phrase is the other with its last part put first.
func turned(a, b []string) bool {
	if len(a) != len(b) || len(a) < 3 {
		return false
	}
	for k := 1; k < len(a); k++ {
		if slices.Equal(a[k:], b[:len(a)-k]) && slices.Equal(a[:k], b[len(a)-k:]) {
			// Each part but "to the left" and the like begins with an opener
			// or is a clause of its own.
			if openers[a[k]] && !openers[a[0]] && len(a)-k > 1 || openers[a[0]] && !openers[a[k]] && k > 1 {
				return true
			}
		}
	}
	return false
}

var (
	beings = setOf("is are was were be been being get gets got")
	modals = setOf("can may must should could might has have had")
)

// active turns "the water is lifted by the pump" into "pump lift water"; nil
// for other phrases.
func active(words []string) []string {
	by := slices.Index(words, "by")
	is := slices.IndexFunc(words, func(w string) bool { return beings[w] })
	if is < 1 || by < is+2 || by == len(words)-1 {
		return nil
	}
	helps := func(w string) bool { return modals[w] || beings[w] }
	subject := slices.DeleteFunc(slices.Clone(words[:is]), helps)
	verb := slices.DeleteFunc(slices.Clone(words[is:by]), helps)
	return slices.Concat(words[by+1:], verb, subject)
}

// sameVoice says whether one phrase is the passive of the other.
func sameVoice(a, b []string) bool {
	plain := func(words []string) []string {
		return slices.DeleteFunc(slices.Clone(words), func(w string) bool { return modals[w] })
	}
	if one := active(a); one != nil && active(b) == nil {
		return slices.Equal(one, plain(b))
	}
	if other := active(b); other != nil && active(a) == nil {
		return slices.Equal(other, plain(a))
	}
	return false
}

// mirrored says whether two phrases have the same sides of a relation that has no
// direction, the other way round: "a equals b".
func mirrored(a, b []string) bool {
	between := func(words []string) int { return slices.IndexFunc(words, func(w string) bool { return mutual[w] }) }
	i, j := between(a), between(b)
	return i > 0 && j > 0 && i < len(a)-1 && a[i] == b[j] && slices.Equal(a[:i], b[j+1:]) && slices.Equal(b[:j], a[i+1:])
}

// mutual are the stems of verbs whose subject and object may change places.
var mutual = setOf("equal match meet intersect resembl marri adjoin")
