package text

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestMixedScript(t *testing.T) {
	explanations(t, MixedScript, []fixCase{
		{"M\u0430nning", []string{"M\u0430nning"}, "Manning", ""},
		{"The \u0410ll and more", []string{"\u0410ll"}, "The All and more", ""},
		{"The fl\u03bfw", []string{"fl\u03bfw"}, "", "The flow"},
		{"`fl\u043ew`", []string{"fl\u043ew"}, "", "`flow`"},

		{text: "Δt, μm, kΩ, ρgh, α, Ω·m, χ² and νt"},
		{text: "The river Обь, and с by the way"},
		{text: "ΔH and Tα, Aβ, πr²"},
		{text: "naïve Åland Ørsted"},
		{text: "$fl\u0251w$"},
	})
}

func TestMixedScriptNamesTheLetters(t *testing.T) {
	bank := ruletest.Bank(ruletest.Item{Explanation: "M\u0430nning"})
	ruletest.Equal(t, []string{"error: M\u0430nning: \"M\u0430nning\" has letters that only look Latin: [U+0430]"},
		ruletest.Lines(t, MixedScript, ruletest.Files{Questions: bank}))
}
