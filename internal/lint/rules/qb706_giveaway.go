package rules

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var giveaway = &lint.Rule{
	Code:    "QB706",
	Name:    "giveaway",
	Summary: "Checks that no stem holds the words of another question's key.",
	Why: "A stem states facts. When it names what another question asks for, those who draw both get one answer for reading. " +
		"Reported are keys of two words or more, rare in the bank, that stand word for word in a stem on the same matter.",
	Remedy:   "Reword the stem, or ask the other question about something else.",
	Sources:  []string{haladyna2002, nbme},
	Severity: lint.Info,
	Scope:    lint.ScopeBank,
	Since:    since,
	Check:    checkGiveaway,
	Bad: example(pair, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"Manning Strickler", "Hazen Williams", "Colebrook White", "Green Ampt"`,
		"Which equation can SWMM use for friction in a pressurized force main?", "Besides the Manning Strickler one for flow in a conduit, which equation can SWMM use in a force main?"),
	Good: example(pair, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"Manning Strickler", "Hazen Williams", "Colebrook White", "Green Ampt"`),
}

func checkGiveaway(p *lint.Pass) {
	frequency := map[string]int{}
	for i := range p.Bank.Questions {
		for _, word := range p.FactsOf(i).Stem.Content() {
			frequency[word]++
		}
	}
	rare := min(max(2, len(p.Bank.Questions)/50), 50) // the bound keeps large banks fast
	asked := map[string][]int{}                       // rarest word of a key -> the items that have it
	for i := range p.Bank.Questions {
		if word := rarest(p, i, frequency); word != "" && frequency[word] <= rare {
			asked[word] = append(asked[word], i)
		}
	}
	for told := range p.Bank.Questions {
		text := ""
		for _, word := range p.FactsOf(told).Stem.Content() {
			for _, item := range asked[word] {
				if text == "" {
					text = asWords(p.FactsOf(told).Stem.Normal)
				}
				reportGiveaway(p, item, told, text, frequency)
			}
		}
	}
}

// rarest is the word of an item's key that the fewest stems have, at least one;
// empty when the key has fewer than two words beyond its own stem.
func rarest(p *lint.Pass, item int, frequency map[string]int) string {
	key := p.Bank.Questions[item].Key()
	if key < 0 {
		return ""
	}
	facts := p.FactsOf(item)
	best, own, inStem := "", 0, among(facts.Stem.Content())
	for _, word := range facts.Options[key].Content() {
		if inStem(word) {
			continue
		}
		own++
		if frequency[word] == 0 {
			return "" // no stem has it
		}
		if best == "" || frequency[word] < frequency[best] {
			best = word
		}
	}
	if own < 2 {
		return ""
	}
	return best
}

// reportGiveaway reports that the stem of one item holds the key of another,
// when it does, and speaks of the same matter and of no distractor.
// Words that many stems have show no common matter. text is that stem.
func reportGiveaway(p *lint.Pass, item, told int, text string, frequency map[string]int) {
	facts, stem := p.FactsOf(item), &p.FactsOf(told).Stem
	key := p.Bank.Questions[item].Key()
	holds := func(option int) bool { return strings.Contains(text, asWords(facts.Options[option].Normal)) }
	if item == told || !holds(key) {
		return
	}
	common, frequent, inStem := 0, max(3, len(p.Bank.Questions)/20), among(stem.Content())
	for _, word := range facts.Stem.Content() {
		if frequency[word] <= frequent && inStem(word) {
			common++
		}
	}
	for i := range facts.Options {
		if i != key && holds(i) {
			return
		}
	}
	if common < 2 {
		return
	}
	p.Report(lint.Report{
		At:      lint.At(p.PathOf(told, "/q")),
		Message: fmt.Sprintf("the stem holds the key of %s: %q", questionName(p, item), clip(p.Bank.Questions[item].Options[key])),
		Hint:    "reword it, or ask the other question about something else",
		Related: []lint.Note{{At: optionPlace(p, item, key), Message: "the key that it gives away"}},
	})
}

// asWords is a text in small letters between blanks, to be found in another one
// as whole words.
func asWords(text string) string { return " " + strings.ToLower(text) + " " }
