package text

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestMojibake(t *testing.T) {
	explanations(t, Mojibake, []fixCase{
		{"The ownerâ€™s cafÃ©", []string{"â€™", "Ã©"}, "The owner’s café", ""},
		{"5 â€“ 10 at 20 Â°C", []string{"â€“", "Â°"}, "5 – 10 at 20 °C", ""},
		{"â€œYesâ€\u009d", []string{"â€œ", "â€\u009d"}, "“Yes”", ""},
		{text: "The owner\u0092s own", want: []string{"\u0092"}},
		{"A smile ðŸ˜€ there", []string{"ðŸ˜€"}, "A smile 😀 there", ""},
		{"`cafÃ©`", []string{"Ã©"}, "", "`café`"},
		{text: "At 30\ufffdC, or ï¿½", want: []string{"\ufffd", "ï¿½"}},

		{text: "The letter “Å” and the word “FRANÇ”"},
		{text: "à « vous », naïve, SÃO, Ångström, 5 °C, ½"},
		{text: "αβγ, Обь, 漢字, שלום"},
		{text: "plain"},
	})
}

func TestMojibakeInAnItemAboutEncodings(t *testing.T) {
	ruletest.Equal(t, []string(nil), ruletest.Places(t, Mojibake, ruletest.Item{Q: "Which encoding shows cafÃ© for café?"}))
}
