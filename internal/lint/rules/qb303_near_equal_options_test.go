package rules

import "testing"

func TestNearEqualOptions(t *testing.T) {
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"other order", []string{"Depth and slope", "Slope and depth", "Width", "Area"}, []string{`"Slope and depth": option B says what option A says`}},
		{"other form", []string{"A flooded node", "Flooding of nodes", "Width", "Area"}, []string{`"Flooding of nodes": option B says what option A says`}},
		{"clauses", []string{"Lower the gate and start the pump", "Start the pump and lower the gate", "Stop it", "Wait"}, []string{`"Start the pump and lower the gate": option B says what option A says`}},
		{"longer clauses", []string{"Switch on the hazard lamps and change lane at once", "Change lane at once and switch on the hazard lamps", "Stop", "Wait"}, []string{`"Change lane at once and switch on the hazard lamps": option B says what option A says`}},
		{"a verb left out", []string{"Britain ruled the land and France the sea", "France ruled the sea and Britain the land", "France ruled the land and Britain the sea", "Neither ruled the land"}, []string{`"France ruled the sea and Britain the land": option B says what option A says`}},
		{"a noun left out", []string{"the first and the third quartile", "the third and the first quartile", "the mean and the median", "both ends"}, []string{`"the third and the first quartile": option B says what option A says`}},
		{"a part put first", []string{"The Commons can override the Lords after a delay", "After a delay the Commons can override the Lords", "The Crown decides", "The Lords can override the Commons after a delay"}, []string{`"After a delay the Commons can override the Lords": option B says what option A says`}},
		{"passive", []string{"The pump lifts the sewage", "The sewage is lifted by the pump", "Width", "Area"}, []string{`"The sewage is lifted by the pump": option B says what option A says`}},
		{"synonyms", []string{"The inflow increases", "The inflow rises", "Width", "Area"}, []string{`"The inflow rises": option B says what option A says`}},
		{"an article", []string{"The invert of the pipe", "An invert of a pipe", "Width", "Area"}, []string{`"An invert of a pipe": option B says what option A says`}},
		{"cannot", []string{"It cannot store water", "It can not store any water", "It can't store water", "Area"}, []string{`"It can't store water": option C says what option A says`}},
		{"values", []string{"1.5 km", "1500 m", "2 km", "3 km"}, []string{`"1500 m": option B says what option A says`}},
		{"an adverb moved", []string{"Leave it on the counter overnight", "Leave it overnight on the counter", "Width", "Area"}, []string{`"Leave it overnight on the counter": option B says what option A says`}},
		{"an adverb put first", []string{"Gradually it comes to rest", "It comes to rest gradually", "Width", "Area"}, []string{`"It comes to rest gradually": option B says what option A says`}},
		{"place and time", []string{"Store it in a cupboard at room temperature", "Store it at room temperature in a cupboard", "Width", "Area"}, []string{`"Store it at room temperature in a cupboard": option B says what option A says`}},
		{"in common", []string{"Rows common to both queries", "Rows both queries have in common", "Width", "Area"}, []string{`"Rows both queries have in common": option B says what option A says`}},
		{"a verb of two words", []string{"Returns the list unchanged, as the same object", "Gives back the same list object without change", "Width", "Area"}, []string{`"Gives back the same list object without change": option B says what option A says`}},
		{"goes up", []string{"The pressure goes up", "The pressure rises", "Width", "Area"}, []string{`"The pressure rises": option B says what option A says`}},
		{"no change", []string{"It stays the same", "It does not change", "Width", "Area"}, []string{`"It does not change": option B says what option A says`}},
		{"because", []string{"It fails because of rust", "It fails due to rust", "Width", "Area"}, []string{`"It fails due to rust": option B says what option A says`}},
		{"only and alone", []string{"Only the first pump runs", "The first pump alone runs", "Width", "Area"}, []string{`"The first pump alone runs": option B says what option A says`}},
		{"lacks", []string{"It lacks oxygen", "It does not have enough oxygen", "Width", "Area"}, []string{`"It does not have enough oxygen": option B says what option A says`}},
		{"one word and two", []string{"Draw the curtain halfway", "Draw the curtain half the way", "Width", "Area"}, []string{`"Draw the curtain half the way": option B says what option A says`}},
		{"a compound", []string{"Traps insects that chew roots", "Traps root-chewing insects", "Width", "Area"}, []string{`"Traps root-chewing insects": option B says what option A says`}},
		{"a possessive", []string{"The gods' quarrel over the city", "Quarrel of the gods over the city", "Width", "Area"}, []string{`"Quarrel of the gods over the city": option B says what option A says`}},
		{"two adverbs", []string{"Slowly open the gate that quickly shuts", "Quickly open the gate that slowly shuts", "Width", "Area"}, nil},
		{"an adverb of one part", []string{"Slowly open the gate and stop", "Open the gate and slowly stop", "Width", "Area"}, nil},
		{"only", []string{"Only the pump lifts water", "The pump lifts only water", "Width", "Area"}, nil},
		{"places exchanged", []string{"Flows from the tank in the pipe", "Flows from the pipe in the tank", "Width", "Area"}, nil},
		{"qualities exchanged", []string{"Higher peak, shorter lag, larger volume", "Higher lag, shorter peak, larger volume", "Width", "Area"}, nil},
		{"up and down", []string{"The pressure goes up", "The pressure goes down", "Width", "Area"}, nil},
		{"the other way round", []string{"The pump feeds the tank", "The tank feeds the pump", "Width", "Area"}, nil},
		{"subject and object", []string{"Rain causes runoff", "Runoff causes rain", "The pump is fed by the tank", "The tank is fed by the pump"}, nil},
		{"two ends", []string{"Between dusk and dawn", "Between dawn and dusk", "higher order to lower order", "lower order to higher order"}, nil},
		{"commands", []string{"debug disable", "disable debug", "no debug", "exit debug"}, nil},
		{"crossed", []string{"two valves and four chambers", "four valves and two chambers", "debit cash, credit bank", "credit cash, debit bank"}, nil},
		{"then", []string{"Open the gate and then stop the pump", "Stop the pump and then open the gate", "Width", "Area"}, nil},
		{"vocabulary", []string{"increase", "rise", "grow", "climb"}, nil},
		{"grammar", []string{"a pipe", "the pipe", "an pipe", "pipe"}, nil},
		{"order that matters", []string{"From depth to slope", "From slope to depth", "Width before area", "Area before width"}, nil},
		{"two pairs", []string{"Depth and slope", "Slope and depth", "Width and area", "Area and width"}, nil},
		{"numbers", []string{"2 ft deep", "3 ft deep", "4 ft deep", "5 ft deep"}, nil},
		{"more than", []string{"Pressure in the neck is greater than in the knee", "Pressure in the knee is greater than in the neck", "Width", "Area"}, nil},
		{"a negation", []string{"Flow is steady", "Flow is not steady", "Width", "Area"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, nearEqualOptions, bankOf(item{Options: test.options}), nil))
		})
	}
}

func TestNearEqualOptionsInOtherForms(t *testing.T) {
	for _, pair := range [][2]string{
		{"A doorway at street level", "A door at the height of the street"}, {"Faulty measuring in the field", "Inaccurate field measurements"},
		{"A cold current is crossed by moist air", "Moist air passes over a cold current"}, {"Average flow per head", "Mean flow per person"},
		{"The river is crossed by the road", "The road passes over the river"},
	} {
		same(t, 1, len(findings(t, nearEqualOptions, bankOf(item{Options: []string{pair[0], "Width", pair[1], "Area"}}), nil)))
	}
	for _, pair := range [][2]string{
		{"A door at street level", "A door at roof level"}, {"Faulty measuring in the field", "Inaccurate laboratory measurements"}, {"Moist air is crossed by a cold current", "Moist air passes over a cold current"},
		{"Average flow per head", "Average head per flow"}, {"Bank of the river", "Bank to the river"},
	} {
		same(t, []string(nil), findings(t, nearEqualOptions, bankOf(item{Options: []string{pair[0], "Width", pair[1], "Area"}}), nil))
	}
}
