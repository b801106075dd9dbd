package rules

import (
	"strings"
	"testing"
)

func TestTestWiseScore(t *testing.T) {
	// long items give the key away by its length; flat ones by nothing.
	long := item{Category: "network", Options: []string{"pump", "gate", "weir", "a long pressure pipe"}, Answer: "D"}
	flat := item{Category: "network", Options: []string{"pump", "gate", "weir", "pipe"}, Answer: "A"}
	bank := func(longs, flats int) string {
		var items []item
		for range longs {
			items = append(items, long)
		}
		for i := range flats {
			it := flat
			it.Answer = string(rune('A' + i%4))
			items = append(items, it)
		}
		return bankOf(items...)
	}
	all := func(text string) []string {
		var list []string
		for _, line := range findings(t, testWiseScore, text, map[string]any{"minItems": 20, "share": 0.35}) {
			list = append(list, strings.SplitN(line, ";", 2)[0])
		}
		return list
	}
	same(t, []string{`"network": category "network": a reader who knows only cues answers 20.0 of 20 questions (100 %), expected 35 % at most`}, all(bank(20, 0)))
	same(t, []string(nil), all(bank(0, 40)))
	same(t, []string(nil), all(bank(19, 0)))
}
