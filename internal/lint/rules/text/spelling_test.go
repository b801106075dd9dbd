package text

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestSpelling(t *testing.T) {
	const terms = "lint:\n  terms: [{use: adress bus, not: [address-bus]}]\n"
	country := func(name string) string { return "lint:\n  spelling: " + name + "\n" }
	tests := []struct {
		name, text, config string
		want               []string
	}{
		{"mistakes", "The seperate pipe recieves flow.", "", []string{"warning seperate", "warning recieves"}},
		{"first word", "Seperate pipes. Recieve flow.", "", []string{"warning Seperate", "warning Recieve"}},
		{"possessive", "The goverment's pipe", "", []string{"warning goverment"}},
		{"strong", "**seperate** pipes", "", []string{"warning seperate"}},
		{"perhaps a name", "He moved to Seperate. Cheslea", "", []string{"info Seperate", "info Cheslea"}},
		{"guesses", "It takes chlroine and lime, or high-flouride paste", "", []string{"warning chlroine", "info flouride"}},
		{"UK in US", "The colour of litres", country("US"), []string{"warning colour", "warning litres"}},
		{"US in UK", "The color modeled", country("UK"), []string{"warning color", "warning modeled"}},

		{"either", "The colour and the color", "", nil},
		{"off", "The seperate colour", country("off"), nil},
		{"code and TeX", "`seperate` and $seperate$ and seperate(x_1)", "", nil},
		{"names", "seperateFlow, SEPERATE, and Labour Party", country("US"), nil},
		{"paths", "In /usr/seperate, seperate.txt and adress@here, &aacute;", "", nil},
		{"subject", "Pervious areas of xylene, silane and a ketohexose", country("US"), nil},
		{"medicine", "Torsades de pointes, molluscum contagiosum, cauda equina, pseudotumor cerebri", "", nil},
		{"a guess for a capitalized word", "Salomon said so.", "", nil},
		{"term", "The adress bus", terms, nil},
		{"part of a name", "seperate_flow and x1seperate", "", nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			findings := explained(t, Spelling, test.text, test.config)
			var got []string
			for i, place := range places(t, findings) {
				got = append(got, findings[i].Severity.String()+" "+place)
			}
			ruletest.Equal(t, test.want, got)
		})
	}
}

func TestSpellingFixes(t *testing.T) {
	findings := explained(t, Spelling, "Colour is seperate.", "lint:\n  spelling: US\n")
	ruletest.Equal(t, "Color is seperate.", applyFixes(t, findings, "", lint.FixSafe))
	ruletest.Equal(t, "Color is separate.", applyFixes(t, findings, "", lint.FixSafe, lint.FixUnsafe))
}

func TestSpellingThatTheItemAsksFor(t *testing.T) {
	item := ruletest.Item{Q: "Which word is spelled right?", Options: []string{"priviledge", "privilege", "privlege", "a priviledge"}}
	ruletest.Equal(t, []string{"priviledge"}, ruletest.Places(t, Spelling, item))
}
