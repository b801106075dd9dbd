package cues

import (
	"strings"
	"testing"
)

func TestEveryWordOfADictionaryIsFound(t *testing.T) {
	for _, p := range []*wordPairs{antonyms(), synonyms()} {
		for line := range strings.Lines(p.listed) {
			word, others, _ := strings.Cut(strings.TrimSpace(line), " ")
			if found, ok := p.line(word); !ok || found != others {
				t.Fatalf("%q is paired with %q, found %q", word, others, found)
			}
		}
		for _, word := range []string{"", "aaaa", "zzzz", "pump pump", "zythum-"} {
			if _, ok := p.line(word); ok {
				t.Fatalf("%q is no word", word)
			}
		}
	}
}

func TestSynonyms(t *testing.T) {
	tests := []struct {
		a, b string
		want bool
	}{
		{"halt", "stop", true},
		{"halting", "stopping", true},
		{"halting", "stopped", false},
		{"biggest", "largest", true},
		{"penalising", "punishing", true},
		{"fortnight", "fourteen", false},
		{"leading", "trailing", false},
		{"open", "close", false},
		{"pump", "pump", false},
	}
	for _, test := range tests {
		if got := Synonyms(test.a, test.b); got != test.want || Synonyms(test.b, test.a) != test.want {
			t.Errorf("%s and %s: %v", test.a, test.b, got)
		}
	}
}
