package rules

import "testing"

func TestUnitVariants(t *testing.T) {
	tests := []struct {
		stem, explanation string
		want              []string
	}{
		{"Which flow is 10 cfs?", "It is 10 ft3/s, and 9 ft3/s were too low.", []string{"ft3/s"}},
		{"Which flow is 10 m³/s?", "It is 10 m3/s.", []string{"m3/s"}},
		{"Which delay is 10 s?", "It is 12 sec in all.", []string{"sec"}},
		{"Which depth falls in 5 hr?", "It falls at 3 in/h within 4 h.", []string{"h"}},

		{"Which speed is 12 m/sec?", "It is 3 m/s² for 4 s.", []string{"s"}},
		{"Which setting in ml/h is right?", "It is 200 mL/h.", []string{"mL"}},
		{"Which wind of 20 knots is it?", "It is 120 kt.", []string{"kt"}},
		{"Which dose is 5 mcg?", "It is 8 µg.", []string{"µg"}},
		{"Which field has 3 ha?", "It has 2 hectares.", []string{"hectares"}},
		{"Which speed is 12 m/s?", "It is 3 m/s² for 4 s, in m/s.", nil},
		{"Which way is 2 inches?", "It falls at 3 in/h.", nil},
		{"Which and/or s/he is 3 m?", "It is 3 s, in w/o or 1/2 of it.", nil},

		{"Which force is 9 kN?", "It is 12 kilonewtons.", []string{"kilonewtons"}},
		{"Which pitch is 220 Hz?", "It is 440 hertz.", []string{"hertz"}},
		{"Which dose is 3 mg?", "It is 3.3 milligrams.", []string{"milligrams"}},
		{"Which way is 3 metres?", "It is 4 meters and 1 metre.", []string{"meters"}},
		{"Which dose is 1 milligram?", "It is 2 milligrams.", nil},
		{"Which flow is 10 cfs?", "It is 10 cfs, or 4488 gpm.", nil},
		{"Which delay is 10 s?", "It is 12 seconds in all.", nil},
		{"Which line has `10 sec`?", "It lasts 12 s.", nil},
		{"Which of 3 sections lasts 10 s?", "The 2 h and 3 L are others.", nil},
		{"Which slope is 3 in 100?", "The 4 in inches.", nil},
	}
	for _, test := range tests {
		t.Run(test.stem+test.explanation, func(t *testing.T) {
			same(t, test.want, places(t, unitVariants, bankOf(item{Q: test.stem, Explanation: test.explanation})))
		})
	}
}

func TestUnitVariantsNamesTheOtherPlace(t *testing.T) {
	bank := bankOf(item{Options: []string{"5 mL", "6 ml", "7 mL", "8 mL"}})
	same(t, []string{"ml: the unit ml is written mL before"}, findings(t, unitVariants, bank, nil))
}

func TestUnitVariantsOfTimes(t *testing.T) {
	options := func(unit string) []string { return []string{"15 " + unit, "45 " + unit, "60 " + unit, "90 " + unit} }
	tests := []struct {
		name string
		item item
		want []string
	}{
		{"the sign in the stem, the name in options", item{Q: "It falls for 10 min. When is it back?", Options: options("minutes")}, []string{"minutes"}},
		{"both in one text", item{Q: "It rains 20 min, and the storm lasts 60 minutes in all. Why?"}, []string{"minutes"}},
		{"an odd sign", item{Q: "A spot of 30 seconds costs what?", Explanation: "It is the price divided by 30 sec, which is steep."}, []string{"sec"}},
		{"after per", item{Q: "At 24 ends per cm and 150 centimetres, how many?"}, []string{"cm"}},

		{"the name in the stem, the sign in options", item{Q: "It falls for 10 minutes. When is it back?", Options: options("min")}, nil},
		{"the name in the explanation", item{Q: "It rains 20 min. How much?", Explanation: "In 20 minutes a depth of a finger falls."}, nil},
		{"no number", item{Q: "It rains 5 min, and dries a few minutes later. Why?"}, nil},
		{"a rate", item{Q: "It rains 0.2 in/hr for 3 hours. How much?"}, nil},
		{"a name after per", item{Q: "At 5 mg per liter and 3 L, how much?"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, places(t, unitVariants, bankOf(test.item)))
		})
	}
}
