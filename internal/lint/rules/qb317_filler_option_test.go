package rules

import "testing"

func TestFillerByItsRationale(t *testing.T) {
	bank := bankOf(item{Options: []string{"Horton", "Manning", "Darcy", "Cheddar"}, Rationales: []string{"", "It is for channels.", "It is for pipes.", "This is a joke and no method."}})
	same(t, []string{"Cheddar"}, places(t, fillerOption, bank))
}

func TestFillerAmongItsKind(t *testing.T) {
	for _, it := range []item{
		{Q: "What do most formulas begin with?", Options: []string{"=", ":", "(", "-"}},
		{Q: "What does `[] == []` evaluate to?", Options: []string{"false", "undefined", "true", "null"}},
		{Q: "What should you do first?", Options: []string{"Check the label", "Ask your friend who gave it to you", "Call the emergency services", "Ask a motoring association"}},
		{Q: "Which fruit holds most potassium?", Options: []string{"Avocado", "Banana", "Apple", "Grape"}, Explanation: "A banana has 360 mg in 100 g, an avocado 490 mg; apples and grapes have less than half of it."},
	} {
		same(t, []string(nil), places(t, fillerOption, bankOf(it)))
	}
}

func TestFillerOption(t *testing.T) {
	tests := []struct {
		option string
		filler bool
	}{
		{"I don't know", true}, {"Not sure.", true}, {"Other", true}, {"...", true}, {"—", true}, {"todo", true}, {"It depends", true}, {"Placeholder", true},
		{"N/A", true}, {"I cannot say without the map", true}, {"It depends on the slope", false}, {"Other nodes", false}, {"-1", false}, {"Unknown head", false}, {"No idea, skipped it", true}, {"No clue whatsoever", true}, {"Whichever one the cat steps on", true}, {"Restart the pump and hope", true}, {"We haven't had this in class yet", true}, {"We have not checked the gate", false}, {"Option", false}, {"`-`", false},
		{"Blame the dishwasher", true}, {"Mood of the server on a Monday", true}, {"Grandma's secret", true}, {"A zombie network", true}, {"The boss's horoscope", true},
		{"Because it feels like it", true}, {"It just works", true}, {"Turn it off and on again", true}, {"The intern's fault", true}, {"I would have to guess", true}, {"A cup of strong coffee", true}, {"Kick the machine", true}, {"Hide under the desk", true},
		{"Because it is full", false}, {"It works by gravity", false}, {"Turn the valve off", false}, {"Theft of browser cookies", false}, {"Drink two cups of coffee and set off at once", false}, {"Hiding the gate from view", false},
		{"Mood disorder", false}, {"Pretended flow", false}, {"Temper of the steel", false}, {"A sense of balance", false},
		{"I haven't learned this", true}, {"Not that one, of course!", true}, {"Qwerty asdfgh", true}, {"Your own gate", false}, {"I am not sure", true}, {"I have no idea", true}, {"No idea", true}, {"No clue", true}, {"I can't tell", true}, {"Can't say", true}, {"Not certain", true}, {"I don't remember", true}, {"I forgot", true},
		{"Who knows?", true}, {"Nobody knows", true}, {"Ask someone younger", true}, {"Ask your teacher", true}, {"Google it", true}, {"Look it up", true}, {"Whatever the gopher likes", true}, {"Whatever", true},
		{"As you like", true}, {"It's magic", true}, {"By magic", true}, {"Skip this question", true}, {"I give up", true}, {"I guess", true}, {"Pure luck", true}, {"Maybe", true}, {"Hard to say", true}, {"I'm lost", true}, {"We don't know yet", true},
		{"Your guess is as good as mine", true}, {"Santa Claus", true}, {"The tooth fairy", true}, {"Go home", true}, {"Duct tape", true}, {"Your mother", true}, {"A very large cork", true},
		{"Certain death", false}, {"Know-how", false}, {"Ask for the map", false}, {"Call the police", false}, {"Nothing", false}, {"Guess the slope from the map", false}, {"I do", false}, {"Unknown soldier", false},
		{"Whatever flows in flows out", false}, {"Who owns it", false}, {"Decide without giving reasons", false}, {"5, true and then a panic", false}, {"Magic numbers", false}, {"Not known before 1900", false}, {"Sure", true},
	}
	for _, test := range tests {
		t.Run(test.option, func(t *testing.T) {
			got := places(t, fillerOption, bankOf(item{Options: []string{"Horton", "Manning", "Darcy", test.option}}))
			if (len(got) > 0) != test.filler {
				t.Errorf("found %v", got)
			}
		})
	}
}

func TestFillerOptionOfLuck(t *testing.T) {
	for option, want := range map[string]int{
		"Depends on whom you ask": 1, "It all depends on your mood": 1, "Crossing one's fingers": 1, "Better luck at the loom": 1, "A prank of the airline": 1, "Knocking on wood": 1, "Depends who you ask": 1, "By wishing very hard": 1, "A practical joke": 1,
		"Depends on the slope": 0, "It depends on who signs first": 0, "A trick of the light": 0, "Crossing the river": 0, "Fingers of sand": 0,
	} {
		if got := places(t, fillerOption, bankOf(item{Options: []string{"Horton", "Manning", "Darcy", option}})); len(got) != want {
			t.Errorf("%s: %v", option, got)
		}
	}
	same(t, 0, len(places(t, fillerOption, bankOf(item{Q: "What part has luck in the case?", Options: []string{"Skill", "Effort", "Talent", "Luck of the draw"}}))))
}

func TestFillerOutOfScale(t *testing.T) {
	same(t, []string{"40,000 cm"}, places(t, fillerOption, bankOf(item{Q: "How deep is the pond?", Answer: "B", Options: []string{"30 cm", "60 cm", "90 cm", "40,000 cm"}})))
	same(t, []string{"-2"}, places(t, fillerOption, bankOf(item{Q: "How many pumps run?", Answer: "B", Options: []string{"-2", "2", "3", "5"}})))
	same(t, []string(nil), places(t, fillerOption, bankOf(item{Q: "How deep is the pond?", Answer: "B", Options: []string{"1 cm", "10 cm", "100 cm", "1000 cm"}})))
}
