package text

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestHiddenCharacter(t *testing.T) {
	checkExplanations(t, HiddenCharacter, []fixCase{
		{"channel\u200b .", []string{"\u200b"}, "channel .", ""},
		{"chan\u00adnel", []string{"\u00ad"}, "channel", ""},
		{"a\u202eb\u2069c", []string{"\u202e", "\u2069"}, "", "abc"},
		{"pipe\u200d. And\u200e", []string{"\u200d", "\u200e"}, "pipe. And", ""},
		{"a \u0007b\u007f.", []string{"\u0007", "\u007f"}, "a b.", ""},
		{"a \u2028b \fc\ufeff", []string{"\u2028", "\f", "\ufeff"}, "a b c", ""},
		{"`a\u200b` $a\u200b$", []string{"\u200b", "\u200b"}, "`a` $a$", ""},
		{"a \u200b\u200b\u200bb\u2028\u2028c", []string{"\u200b\u200b\u200b", "\u2028\u2028"}, "a b\u2028\u2028c", "a bc"},
		{"open\u200b\u200bchannel", []string{"\u200b\u200b"}, "", "openchannel"},
		{"open\u200bchannel", []string{"\u200b"}, "", "openchannel"},
		{"café\u200bécole", []string{"\u200b"}, "", "caféécole"},
		{"clay\u00ad\u2028sand", []string{"\u00ad\u2028"}, "", "claysand"},
		{"cafe\u0301\u200be\u0301cole", []string{"\u200b"}, "", "cafe\u0301e\u0301cole"},
		{"5\u200b10 ft\u202820 ft", []string{"\u200b", "\u2028"}, "", "510 ft20 ft"},

		{text: "a\u00a0b\u202fc\u2009d"},
		{text: "first\nsecond\tthird"},
		{text: "\U0001f469\u200d\U0001f52c and می\u200cخواهم"},
		{text: "שלום\u200f (a)"},
		{text: "naïve café, µm, 10⁻³"},
	})
}

func TestHiddenCharacterInASymbolHasNoFix(t *testing.T) {
	fixable := 0
	findings := ruletest.Findings(t, HiddenCharacter, ruletest.Files{
		Questions: ruletest.Bank(ruletest.Item{}),
		Topics:    `{"m": {"title": "t", "description": "d", "equations": [{"label": "l", "tex": "x\u200b", "where": {"y\u200b": "m"}}]}}`,
	})
	for _, f := range findings {
		if f.Fixable() {
			fixable++
		}
	}
	ruletest.Equal(t, 1, fixable)
	ruletest.Equal(t, 2, len(findings))
}
