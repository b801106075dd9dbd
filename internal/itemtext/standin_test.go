package itemtext

import "testing"

func TestStandIn(t *testing.T) {
	words := []string{"Manning", "Darcy", "Chezy"}
	tests := []struct {
		option string
		want   StandIn
	}{
		{"All of the above", Together},
		{"none of above.", Together},
		{"None of these", Together},
		{"All of these formulas", Together},
		{"Any of the other three", Together},
		{"Not one of the other formulas", Together},
		{"Each of those listed", Together},
		{"None of the formulas listed", Together},
		{"Nobody in this list", Together},
		{"All options are correct", Together},
		{"All these choices are correct", Together},
		{"More than one of these", Together},
		{"They are all right", Together},
		{"All three", Together},
		{"Both A and B", ByLetter},
		{"A and C only", ByLetter},
		{"A, B & C", ByLetter},
		{"neither A nor B", ByLetter},
		{"Only A", ByLetter},
		{"The first two", ByPlace},
		{"Either the first or the third", ByPlace},
		{"Both of the first two answers", ByPlace},
		{"Manning and Darcy", ByWords},
		{"Darcy as well as the Chezy formula", NoStandIn},
		{"Both the formulas of Darcy and Chezy", NoStandIn},
		{"Neither Darcy nor Manning", ByWords},

		{"Neither", Together},
		{"All of them are formulas", Together},
		{"None of these; friction is left out", Together},

		{"All conduits", NoStandIn},
		{"None", NoStandIn},
		{"All of the conduits upstream", NoStandIn},
		{"Both pipes and weirs", NoStandIn},
		{"Groups A and B", NoStandIn},
		{"A weir and an orifice", NoStandIn},
		{"Above the crown", NoStandIn},
		{"No depth named in the report", NoStandIn},
		{"All that is left of the flow", NoStandIn},
		{"Horton and Manning", NoStandIn},
		{"The first two pipes", NoStandIn},
		{"F and G", NoStandIn},
		{"", NoStandIn},
	}
	for _, test := range tests {
		it := Item{Stem: New("Which is for pipes?"), Options: newTexts(append(words[:3:3], test.option))}
		if got := it.StandIn(3); got != test.want {
			t.Errorf("%s: got %q, want %q", test.option, got, test.want)
		}
	}
}

func TestStandInAmongOthers(t *testing.T) {
	tests := []struct {
		stem    string
		options []string
		want    StandIn // for the last option
	}{
		{"(1) rain, (2) snow, (3) wind. Which of them make runoff?", []string{"1 and 3", "2 and 3", "1, 2 and 3"}, Statements},
		{"I. Pipes store water. II. Weirs do. Which hold?", []string{"I only", "Neither I nor II"}, Statements},
		{"Statement P: pipes fill. Statement Q: weirs drown.", []string{"P only", "P, but not Q"}, Statements},
		{"Which rows are wet?", []string{"1 and 3", "2 and 3"}, NoStandIn},
		{"A point (4) lies where?", []string{"(1, 2)", "(4, 1)"}, NoStandIn},
		{"Which soil groups drain?", []string{"C and D", "D", "A and B"}, NoStandIn},
		{"Which blood types are possible?", []string{"A or O", "B or O", "A or B"}, NoStandIn},
		{"Which of A, B and C is dry?", []string{"The pond", "The lake", "A and B"}, NoStandIn},
		{"How many are wet?", []string{"Some of them", "Two of them", "None of them"}, NoStandIn},
		{"Which hand?", []string{"The left hand", "The right hand", "Both the left and right hand"}, ByWords},
		{"What is added?", []string{"x", "y", "x + y = 3"}, NoStandIn},
		{"The report ___.", []string{"submit", "submitted", "was submitted"}, NoStandIn},
		{"What is printed?", []string{"`a`", "`b`", "`a` `b`"}, NoStandIn},
		{"What is printed?", []string{"`a`", "`b`", "both `a` and `b`"}, ByWords},
	}
	for _, test := range tests {
		it := Item{Stem: New(test.stem), Options: newTexts(test.options)}
		if got := it.StandIn(len(test.options) - 1); got != test.want {
			t.Errorf("%s %q: got %q, want %q", test.stem, test.options, got, test.want)
		}
	}
}
