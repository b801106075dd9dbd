package rules

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

func TestSpelling(t *testing.T) {
	const terms = "lint:\n  terms: [{use: adress bus, not: [address-bus]}]\n"
	country := func(name string) string { return "lint:\n  spelling: " + name + "\n" }
	tests := []struct {
		name, text, config string
		want               []string
	}{
		{"mistakes", "The seperate pipe recieves flow.", "", []string{`seperate: "seperate" is misspelled`, `recieves: "recieves" is misspelled`}},
		{"first word", "Seperate pipes. Recieve flow.", "", []string{`Seperate: "Seperate" is misspelled`, `Recieve: "Recieve" is misspelled`}},
		{"possessive", "The goverment's pipe", "", []string{`goverment: "goverment" is misspelled`}},
		{"strong", "**Seperate** pipes", "", []string{`Seperate: "Seperate" is misspelled`}},
		{"UK in US", "The colour of litres", country("US"), []string{`colour: "colour" is not US spelling`, `litres: "litres" is not US spelling`}},
		{"US in UK", "The color modeled", country("UK"), []string{`color: "color" is not UK spelling`, `modeled: "modeled" is not UK spelling`}},

		{"either", "The colour and the color", "", nil},
		{"off", "The seperate colour", country("off"), nil},
		{"code and TeX", "`seperate` and $seperate$", "", nil},
		{"names", "The town of Seperate and Mr. Adress, seperateFlow, SEPERATE", "", nil},
		{"title", "Creedence Clearwater Revival", "", nil},
		{"paths", "In /usr/seperate, seperate.txt and adress@here", "", nil},
		{"subject", "Pervious areas in English", country("US"), nil},
		{"term", "The adress bus", terms, nil},
		{"part of a name", "seperate_flow and x1seperate", "", nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, found(t, spelling, lint.Example{Questions: bankOf(item{Explanation: test.text}), Config: test.config}))
		})
	}
}

func TestSpellingOfTheOtherCountryIsMended(t *testing.T) {
	example := lint.Example{Questions: bankOf(item{Explanation: "Colour is seperate."}), Config: "lint:\n  spelling: US\n"}
	var kinds []string
	for _, f := range run(t, spelling, example).Findings {
		if f.Rule == spelling {
			kinds = append(kinds, f.Fixes[0].Message+", "+string(f.Fixes[0].Kind))
		}
	}
	same(t, []string{"write Color, safe", "write separate, unsafe"}, kinds)
}

func TestSpellingOfPartsAndEndings(t *testing.T) {
	same(t, []string{"flouride"}, inExplanation(t, spelling, "It takes a high-flouride paste"))
	same(t, []string{"chlroine"}, inExplanation(t, spelling, "It takes chlroine and lime"))
	same(t, []string(nil), inExplanation(t, spelling, "It takes a high-fluoride paste, xylene, silane and a ketohexose"))
}
