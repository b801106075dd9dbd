package rules

import (
	"slices"
	"strings"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// plainer writes turns of phrase as one word, so that "gives back" is "returns",
// and says whether it found any. The words are in small letters.
func plainer(words []string) (plain []string, changed bool) {
	for i := 0; i < len(words); i++ {
		n := 0
		for _, turn := range turnsOfPhrase()[words[i]] {
			if len(turn.words) > n && len(words)-i >= len(turn.words) && slices.Equal(words[i:i+len(turn.words)], turn.words) {
				n = len(turn.words)
				plain = append(plain[:len(plain):len(plain)], turn.plain)
			}
		}
		if n == 0 {
			plain = append(plain, words[i])
			continue
		}
		changed = true
		i += n - 1
	}
	return plain, changed
}

// turn is a turn of phrase with the word that says the same.
type turn struct {
	words []string
	plain string
}

// turnsOfPhrase are the turns by their first words.
var turnsOfPhrase = sync.OnceValue(func() map[string][]turn {
	table := map[string][]turn{}
	for _, group := range strings.Split(turnList, ";") {
		plain, turns, _ := strings.Cut(strings.TrimSpace(group), ":")
		for _, text := range strings.Split(turns, ",") {
			words := strings.Fields(text)
			table[words[0]] = append(table[words[0]], turn{words, plain})
		}
	}
	for _, turns := range table { // the longest first
		slices.SortStableFunc(turns, func(a, b turn) int { return len(b.words) - len(a.words) })
	}
	return table
})

const turnList = `deposited: laid down; deposit: lay down; free: free of charge, at no cost, without charge, for nothing; lack: a lack of, the lack of, not enough, too little, too few, insufficient, a shortage of, shortage of, deficiency of, a deficiency of, a deficit of, lack of; excess: too much, too many, an excess of, excessive, excess of, a surplus of; eats: feeds on, lives on; eat: feed on, live on; shut: cut off, shut off, turned off, switched off, turn off, switch off; shuts: cuts off, shuts off, turns off, switches off; lacks: does not have enough, does not have, has no, has too little, has not enough, do not have, have no; need: call for, calls for; begins: sets in, gets going; continues: goes on, keeps going, carries on; tests: tries out; raises: puts up; lowers: brings down; repeats: does again;
	sorts: puts in order, arranges in order; warns: gives a warning; records: writes down, notes down; cancels: calls off; replaces: takes the place of, stands in for; includes: takes in; separates: sets apart; returns: gives back, give back, hands back, passes back; rises: goes up, go up, gets bigger, gets larger, becomes larger, becomes greater, becomes higher, gets higher;
	crosses: passes over, goes over, passes across, goes across, travels across, moves across, flows over, flows across; capita: per head, per person, per capita, a head;
	falls: goes down, go down, comes down, gets smaller, becomes smaller, becomes lower, gets lower, becomes less; accelerates: speeds up, gets faster, becomes faster, goes faster; slows: slows down, gets slower, becomes slower, goes slower;
	performs: carries out, carry out; removes: takes away, take away, gets rid of, get rid of, takes out; postpones: puts off, put off; uses: makes use of, make use of; comprises: is made up of, is composed of, consists of, are made up of;
	because: due to, because of, owing to, on account of; to: in order to, so as to; before: prior to, ahead of; after: subsequent to; simultaneously: at the same time, all at once; share: have in common, has in common, in common, common to, shared by, shared between, shared among, common between;
	unchanged: without change, without changes, without any change, without being changed, unaltered, unmodified, not changed, as it is, as they are, left alone, as it was, as they were, intact; many: a lot of, lots of, plenty of, a large number of; several: a number of;
	can: is able to, are able to, is capable of, has the ability to; cannot: is unable to, are unable to, is not able to; must: has to, have to, needs to, need to, is required to, is obliged to; causes: leads to, results in, brings about, gives rise to, lead to, result in, bring about;
	despite: in spite of; instead: rather than, instead of, in place of; and: as well as, along with, together with; each: every one of; most: the majority of, most of; by: by means of, with the help of, with the aid of; when: as soon as, at the time when, whenever;
	seeks: looks for, searches for; discovers: finds out; unchanging: stays the same, remains the same, does not change, do not change, remains constant, stays constant, is constant, remains unchanged, stays unchanged, is unchanged, keeps constant, stay the same, remain the same;
	equals: is equal to, is the same as; exceeds: is greater than, is larger than, is more than, is higher than; ensures: makes sure, make sure; occurs: takes place, take place, comes about; nearby: close by, in the vicinity; always: at all times, in every case, in all cases, every time;
	never: at no time, in no case; soon: before long; immediately: at once, right away, without delay, straight away; gradually: little by little, bit by bit; twice: two times; daily: every day, each day, once a day; weekly: every week, each week, once a week; yearly: every year, each year, once a year;
	nightly: every night, each night; overnight: through the night, all night, during the night; alone: by itself, on its own, by themselves, on their own; now: at present, at this time; halves: cuts in half, falls by half; doubles: becomes twice as large; wholly: as a whole, in full; partly: in part`

// alone says whether one list of words says "alone" where the other says "only".
func alone(a, b []string) bool {
	i, j := slices.Index(a, "only"), slices.Index(b, "alone")
	return i >= 0 && j >= 0 && slices.Equal(stemmed(slices.Delete(slices.Clone(a), i, i+1)), stemmed(slices.Delete(slices.Clone(b), j, j+1)))
}

// restated says whether two options hold the same words once turns of phrase are
// taken out, beginning with the same one. Words of place and order must stand
// with the same words in both.
func restated(a, b *wording) bool {
	if !a.turns && !b.turns {
		return false
	}
	p, q := a.plain, b.plain
	if slices.Equal(p, q) {
		return len(p) > 1
	}
	if p == nil || q == nil || p[0] != q[0] {
		return false
	}
	x, y := said(p), said(q)
	if len(x) < 3 || len(x) != len(y) || x[0] != y[0] || slices.ContainsFunc(p, turning) || hasAny(p, joints) || telling(p) != telling(q) || placed(p) != placed(q) {
		return false
	}
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}

// said are the words of a phrase that carry meaning.
func said(words []string) []string {
	var list []string
	for _, word := range words {
		if len(lint.Normalized(word).Content()) > 0 {
			list = append(list, word)
		}
	}
	return list
}

// placed are the words of place of a phrase, each with the next one.
func placed(words []string) string {
	var list []string
	for i, word := range words[:max(0, len(words)-1)] {
		if placing[word] || word == "of" || word == "for" || word == "with" {
			list = append(list, word+" "+words[i+1])
		}
	}
	slices.Sort(list)
	return strings.Join(list, ";")
}

// movedPart says whether two lists of words in small letters differ in the place
// of one adverb, or in the order of what is said of place and time: "leave it
// overnight on the counter".
func movedPart(a, b []string) bool {
	if len(a) < 3 || hasAny(a, joints) || slices.ContainsFunc(a, turning) {
		return false
	}
	adverb, rest := withoutAdverb(a)
	other, rest2 := withoutAdverb(b)
	if adverb != "" && slices.Equal(stemmed([]string{adverb}), stemmed([]string{other})) && slices.Equal(stemmed(rest), stemmed(rest2)) {
		return true
	}
	one, two := placeParts(stemmed(a)), placeParts(stemmed(b))
	if len(one) < 3 || len(one) != len(two) || one[0] != two[0] {
		return false
	}
	slices.Sort(one)
	slices.Sort(two)
	return slices.Equal(one, two)
}

// withoutAdverb takes the one adverb out of a list of words; empty when there is
// none, or there are several.
func withoutAdverb(words []string) (adverb string, rest []string) {
	for _, word := range words {
		if adverbs[word] || len(word) > 5 && strings.HasSuffix(word, "ly") && !slices.Contains(notAdverbs, word) {
			if adverb != "" {
				return "", nil
			}
			adverb = word
			continue
		}
		rest = append(rest, word)
	}
	return adverb, rest
}

var (
	adverbs    = setOf("overnight today tomorrow yesterday now soon later always often seldom never usually again twice once together alone back away there here still already everywhere somewhere outdoors indoors upstream downstream nightly abroad forever afterwards afterward meanwhile sometimes")
	notAdverbs = []string{"family", "supply", "assembly", "anomaly", "monopoly", "solely", "reply", "simply", "merely"}
)

// placeParts cuts a phrase before the words of place and time.
func placeParts(words []string) []string {
	var parts []string
	start := 0
	for i, word := range words {
		if i > start && placing[word] {
			parts = append(parts, strings.Join(words[start:i], " "))
			start = i
		}
	}
	return append(parts, strings.Join(words[start:], " "))
}
