package rules

import "testing"

func TestUnitSpace(t *testing.T) {
	tests := []struct {
		text, mended string
		want         []string
	}{
		{"A flow of 10cfs.", "A flow of 10 cfs.", []string{"10cfs"}},
		{"At 3.5ft/s or 1,250gpm", "At 3.5 ft/s or 1,250 gpm", []string{"3.5ft", "1,250gpm"}},
		{"An area of 12m², a volume of 5m3", "An area of 12 m², a volume of 5 m3", []string{"12m", "5m"}},
		{"(20kPa) and -5mm", "(20 kPa) and -5 mm", []string{"20kPa", "5mm"}},
		{"A lens of 5µm", "A lens of 5 µm", []string{"5µm"}},
		{"A delay of 15s", "A delay of 15 s", []string{"15s"}},

		{"A flow of 10 cfs, 50%, 20°C", "", nil},
		{"A 4-in pipe in 2D, 10x faster, 5G, 4K", "", nil},
		{"In the 1990s, with 0s and 1s", "", nil},
		{"The 3rd and 21st, 2nd, 4th, 3h2", "", nil},
		{"H2O, CO2, TP53mm, x2m, v1.2m, #5m, $5m", "", nil},
		{"`10cfs` and $10cfs$", "", nil},
		{"Soil 2A, part 3b, 5k and 12V", "", nil},
		{"A 10mm-wide gap", "", nil},
		{"A force of 15N pulls", "A force of 15 N pulls", []string{"15N"}},
		{"The battery gives 12V", "The battery gives 12 V", []string{"12V"}},
		{"The lamp takes 60W", "The lamp takes 60 W", []string{"60W"}},
		{"Lines with 15N and 45W", "", nil},
		{"A plug of soil 2A", "", nil},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			same(t, test.want, inExplanation(t, unitSpace, test.text))
			if test.mended != "" {
				same(t, test.mended, mendedExplanation(t, unitSpace, test.text))
			}
		})
	}
}

func TestUnitSpaceByTheWholeItem(t *testing.T) {
	tests := []struct {
		name string
		item item
		want []string
	}{
		{"the stem speaks of current", item{Q: "About what current suits it?", Options: []string{"40A", "120A", "240A", "400A"}}, []string{"40A", "120A", "240A", "400A"}},
		{"nothing does", item{Q: "Which soil is it?", Options: []string{"1A", "2A", "3A", "4A"}}, nil},
		{"a steel", item{Q: "Which grade is it?", Options: []string{"304L", "316L", "430", "410"}}, nil},
		{"a volume", item{Q: "Which volume is it?", Options: []string{"300L", "310 L", "430 L", "410 L"}}, []string{"300L"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, places(t, unitSpace, bankOf(test.item)))
		})
	}
}
