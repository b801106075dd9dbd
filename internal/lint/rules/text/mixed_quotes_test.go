package text

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestMixedQuotes(t *testing.T) {
	checkExplanations(t, MixedQuotes, []fixCase{
		{"Manning's law isn’t it", []string{"’"}, "Manning's law isn't it", ""},
		{"It’s Manning’s and Darcy's law", []string{"'"}, "It's Manning's and Darcy's law", ""},
		{"The “flow” isn't it", []string{"'"}, `The "flow" isn't it`, ""},
		{`A "sign“ there`, []string{"“"}, `A "sign" there`, ""},

		{text: "Manning's and Darcy's law"},
		{text: "Manning’s “law”"},
		{text: "A 5' 6\" pipe of Manning’s"},
		{text: "The `'` of Manning’s"},
		{text: `Manning’s f("x") returns.`},
		{text: "Hawai‘i and Manning's law"},
	})
}

func TestMixedQuotesAcrossTexts(t *testing.T) {
	item := ruletest.Item{Q: "By which name is this “flow” known?", Explanation: `The level "steady" is enough, and "normal" is another.`}
	ruletest.Equal(t, []string{"“"}, ruletest.Places(t, MixedQuotes, item))
	item.Explanation = "The level “steady” is enough."
	ruletest.Equal(t, []string(nil), ruletest.Places(t, MixedQuotes, item))
	item.Explanation = `A pipe of 5" is enough.`
	ruletest.Equal(t, []string(nil), ruletest.Places(t, MixedQuotes, item))
}
