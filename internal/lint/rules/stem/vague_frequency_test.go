package stem

import "testing"

func TestVagueFrequency(t *testing.T) {
	testStems(t, VagueFrequency, []stemCase{
		{"Which wood is often used for weirs?", nil, []string{"info often"}},
		{"What do weirs sometimes have?", nil, []string{"info sometimes"}},
		{"How often do weirs leak?", []string{"Rarely", "Sometimes", "Often", "Usually"}, []string{"info Rarely"}},
		{"What happens to weirs?", []string{"They often leak", "They usually fill", "They rot", "They dry"}, []string{"info often"}},
		{"When do weirs leak?", []string{"Now and then", "Most of the time", "At times", "Hardly ever"}, []string{"info Now and then"}},

		{"Why are weirs often used?", nil, nil},
		{"Which wood is usually used for weirs?", nil, nil},
		{"Which wood is most often used for weirs?", nil, nil},
		{"Which frequently used wood lasts?", nil, nil},
		{"How often do weirs leak?", []string{"Daily", "Weekly", "Monthly", "Yearly"}, nil},
		{"What happens to weirs?", []string{"They often leak", "They fill", "They rot", "They dry"}, nil},
	})
}
