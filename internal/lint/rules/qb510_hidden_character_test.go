package rules

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

func TestHiddenCharacter(t *testing.T) {
	tests := []struct {
		text, mended string
		want         []string
	}{
		{"chan\u200bnel", "channel", []string{"\u200b"}},
		{"chan\u00adnel", "channel", []string{"\u00ad"}},
		{"a\u202eb\u2069c", "abc", []string{"\u202e", "\u2069"}},
		{"a\u200db and a\u200eb", "ab and ab", []string{"\u200d", "\u200e"}},
		{"a\u0007b", "ab", []string{`\u0007`}},
		{"a\u007fb", "ab", []string{"\u007f"}},
		{"a\u0085b\u2028c\ufeffd", "abcd", []string{"\u0085", `\u2028`, "\ufeff"}},
		{"`a\u200bb` $a\u200bb$", "`ab` $ab$", []string{"\u200b", "\u200b"}},
		{"a\ufffdb", "", []string{"\ufffd"}},

		{"a\u00a0b\u202fc\u2009d", "", nil},
		{"first\nsecond\tthird", "", nil},
		{"\U0001f469\u200d\U0001f52c and می\u200cخواهم", "", nil},
		{"שלום\u200f (a)", "", nil},
		{"naïve café, µm, 10⁻³", "", nil},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			same(t, test.want, inExplanation(t, hiddenCharacter, test.text))
			if test.mended != "" {
				same(t, test.mended, mendedExplanation(t, hiddenCharacter, test.text))
			}
		})
	}
}

func TestHiddenCharacterInASymbolIsNotMended(t *testing.T) {
	topics := `{"m": {"title": "t", "description": "d", "equations": [{"label": "l", "tex": "x\u200b", "where": {"y\u200b": "m"}}]}}`
	fixable := 0
	for _, f := range run(t, hiddenCharacter, lint.Example{Questions: sample, Topics: topics}).Findings {
		if f.Rule == hiddenCharacter && f.Fixable() {
			fixable++
		}
	}
	same(t, 1, fixable)
	same(t, 2, len(topicFindings(t, hiddenCharacter, topics)))
}
