package text

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestUnitVariants(t *testing.T) {
	tests := []struct {
		stem, explanation string
		want              []string
	}{
		{"Which flow is 10 cfs?", "It is 10 ft3/s, and 9 ft3/s were too low.", []string{"ft3/s"}},
		{"Which flow is 10 m³/s?", "It is 10 m3/s.", []string{"m3/s"}},
		{"Which delay is 10 s?", "It is 12 sec in all.", []string{"sec"}},
		{"Which depth falls in 5 hr?", "It falls at 3 in/h within 4 h.", []string{"h"}},
		{"Which wind of 20 knots is it?", "It is 120 kt.", []string{"kt"}},
		{"Which dose is 5 mcg?", "It is 8 µg.", []string{"µg"}},
		{"Which load has 2 kgs?", "It has 5 kg.", []string{"kg"}},
		{"Which field has 3 ha?", "It has 2 hectares.", []string{"hectares"}},
		{"Which speed is 5 km/s?", "It is 70 kilometers per second.", []string{"kilometers per second"}},
		{"Which interest is €200?", "It is 300 EUR.", []string{"EUR"}},

		{"Which speed is 12 m/s?", "It is 3 m/s for 4 s, in m/s.", nil},
		{"Which way is 2 inches?", "It falls at 3 in/h.", nil},
		{"Which and/or s/he is 3 m?", "It is 3 s, in w/o or 1/2 of it.", nil},
		{"Which dose is 1 milligram?", "It is 2 milligrams.", nil},
		{"Which way is 3 metres?", "It is 4 meters and 1 metre.", nil},
		{"Which week has 1 hour per week?", "It has 2 hours per week.", nil},
		{"Which flow is 10 cfs?", "It is 10 cfs, or 4488 gpm.", nil},
		{"Which line has `10 sec`?", "It lasts 12 s.", nil},
		{"Which wave has 5 nanometers (nm)?", "It has 6 nm.", nil},
		{"Which of 3 sections lasts 10 s?", "The 2 h and 3 L are others.", nil},
		{"Which slope is 3 in 100?", "The 4 in 5 cases.", nil},
		{"Which has 3 ppm?", "It has 3 mg/L.", nil},
	}
	for _, test := range tests {
		t.Run(test.stem+test.explanation, func(t *testing.T) {
			ruletest.Equal(t, test.want, ruletest.Places(t, UnitVariants, ruletest.Item{Q: test.stem, Explanation: test.explanation}))
		})
	}
}

func TestUnitVariantsNameTheOtherSpelling(t *testing.T) {
	bank := ruletest.Bank(ruletest.Item{Q: "Which dose is 5 milliliters?", Options: []string{"5 mL", "6 ml", "7 mL", "8 mL"}})
	ruletest.Equal(
		t,
		[]string{`info: mL: the unit "mL" is written "milliliters" earlier`},
		ruletest.Lines(t, UnitVariants, ruletest.Files{Questions: bank}),
	)
	bank = ruletest.Bank(ruletest.Item{Options: []string{"5 mL", "6 ml", "7 mL", "8 mL"}})
	ruletest.Equal(
		t,
		[]string{`warning: ml: the unit "ml" is written "mL" earlier`},
		ruletest.Lines(t, UnitVariants, ruletest.Files{Questions: bank}),
	)
}
