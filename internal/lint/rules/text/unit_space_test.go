package text

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestUnitSpace(t *testing.T) {
	checkExplanations(t, UnitSpace, []fixCase{
		{"A flow of 10cfs.", []string{"10cfs"}, "A flow of 10 cfs.", ""},
		{"At 3.5ft/s or 1,250gpm", []string{"3.5ft/s", "1,250gpm"}, "At 3.5 ft/s or 1,250 gpm", ""},
		{"An area of 12km², then 5cm3", []string{"12km²", "5cm3"}, "An area of 12 km², then 5 cm3", ""},
		{"(20kPa) and -5mm", []string{"20kPa", "-5mm"}, "(20 kPa) and -5 mm", ""},
		{"A lens of 5µm", []string{"5µm"}, "A lens of 5 µm", ""},
		{"A delay of 15s", []string{"15s"}, "", "A delay of 15 s"},
		{"The battery gives 12V", []string{"12V"}, "", "The battery gives 12 V"},
		{"A custard of 250g of milk", []string{"250g"}, "", "A custard of 250 g of milk"},

		{text: "A flow of 10 cfs, 50%, 20°C"},
		{text: "A 4-in pipe in 2D, 10x faster, 5G, 4K, from 9am to 5pm"},
		{text: "In the 1990s and in his 50s, with 0s and 1s"},
		{text: "The 3rd and 21st, 2nd, 4th, 3h2"},
		{text: "H2O, CO2, TP53mm, x2m, v1.2m, #5m, $5m"},
		{text: "`10cfs` and $10cfs$"},
		{text: `Set cpu: "500m" and memory to "64Mi".`},
		{text: "Chapter 93A and Section 12g of the law on power and mass"},
		{text: "A 10mm-wide gap, and 802.11ac at 5 GHz"},
		{text: "It falls as 1/sqrt(2N) under a force."},
		{text: "A mass m and a mass 2m at a distance"},
		{text: "Lines with 15N and 45W, soil 2A, part 3b"},
	})
}

func TestUnitSpaceUsesTheWholeItem(t *testing.T) {
	for _, test := range []struct {
		name, stem string
		options    []string
		want       []string
	}{
		{"the stem is about current", "About what current suits it?", []string{"40A", "120A", "Any", "None"}, []string{"40A", "120A"}},
		{"nothing is about units", "Which soil is it?", []string{"1A", "2A", "3A", "4A"}, nil},
		{"a steel grade", "Which grade is it?", []string{"304L", "316L", "430", "410"}, nil},
		{"a volume", "Which volume is it?", []string{"300L", "310 L", "430 L", "410 L"}, []string{"300L"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			ruletest.Equal(t, test.want, ruletest.Places(t, UnitSpace, ruletest.Item{Q: test.stem, Options: test.options}))
		})
	}
}
