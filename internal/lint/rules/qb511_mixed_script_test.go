package rules

import "testing"

func TestMixedScript(t *testing.T) {
	tests := []struct {
		text, mended string
		want         []string
	}{
		{"M\u0430nning", "Manning", []string{"M\u0430nning"}},
		{"The fl\u03bfw and \u0410ll", "The flow and All", []string{"fl\u03bfw", "\u0410ll"}},
		{"Take \u0441\u043e\u0440 here", "Take cop here", []string{"\u0441\u043e\u0440"}},
		{"`fl\u043ew`", "`flow`", []string{"fl\u043ew"}},

		{"Δt, μm, kΩ, ρgh, α, Ω·m, χ² and νt", "", nil},
		{"The river Обь, and с by the way", "", nil},
		{"ΔH and Tα, Aβ, πr²", "", nil},
		{"naïve Åland Ørsted", "", nil},
		{"$fl\u0251w$", "", nil},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			same(t, test.want, inExplanation(t, mixedScript, test.text))
			if test.mended != "" {
				same(t, test.mended, mendedExplanation(t, mixedScript, test.text))
			}
		})
	}
}

func TestMixedScriptNamesTheLetters(t *testing.T) {
	bank := bankOf(item{Explanation: "M\u0430nning"})
	same(t, []string{"M\u0430nning: \"M\u0430nning\" has letters that only look Latin: Cyrillic U+0430"}, findings(t, mixedScript, bank, nil))
}
