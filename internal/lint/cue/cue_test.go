package cue

import (
	"fmt"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
)

func item(stem, options string) *itemtext.Item {
	it := &itemtext.Item{Stem: itemtext.New(stem)}
	for _, option := range strings.Split(options, " | ") {
		it.Options = append(it.Options, itemtext.New(option))
	}
	return it
}

func TestAbsolutes(t *testing.T) {
	for text, want := range map[string]int{
		"It always drains": 1, "It drains at all times and never stops": 2, "It drains under no circumstances": 1,
		"It does not always drain": 0, "It almost never drains": 0, "Never": 0, "Always, in spring": 0, "It drains": 0,
	} {
		option := itemtext.New(text)
		if got := len(Absolutes(&option)); got != want {
			t.Errorf("%s: got %d, want %d", text, got, want)
		}
	}
}

func TestEchoes(t *testing.T) {
	tests := []struct{ stem, options, want string }{
		{
			"What does a pump with a float do?",
			"Float up | Pump and float | Drain | Rise",
			"[[] [pump] [] []]",
		},
		{"Which crime is it?", "A criminal act | A tort | A crime | A gift", "[[] [] [] []]"},
		{
			"Who stole the crime report?",
			"A criminal | A writer | A judge | A thief",
			"[[crimin] [] [] []]",
		},
		{"What is the depression around a well?", "Aquifer | Cone of depression | Crater | Basin", "[[] [depress] [] []]"},
		{"How do weirs spill?", "By weirs | At weirs | On weirs | Over weirs", "[[] [] [] []]"},
	}
	for _, test := range tests {
		if got := fmt.Sprint(Echoes(item(test.stem, test.options))); got != test.want {
			t.Errorf("%s: got %s, want %s", test.stem, got, test.want)
		}
	}
}

func TestConvergence(t *testing.T) {
	tests := []struct{ options, want string }{
		{"red and tall | red and short | blue and tall | green and wide", "[1 0 0 0]"},
		{"red and tall | red and short | blue and tall | blue and short", "[1 1 1 1]"},
		{"red and tall | red, tall and wide | blue and short | green and short", "[0 0 0 0]"},
		{"Alpha cutoff | Beta cutoff | Alpha gain | Corner", "[1 0 0 0]"},
		{"Weir | Pump | Gate | Pipe", "[0 0 0 0]"},
	}
	for _, test := range tests {
		if got := fmt.Sprint(Convergence(item("", test.options))); got != test.want {
			t.Errorf("%s: got %s, want %s", test.options, got, test.want)
		}
	}
}

func TestOpposites(t *testing.T) {
	got := Opposites(item("", "It rises | It stops | It falls | It does not stop"))
	if fmt.Sprint(got) != "[[0 2] [1 3]]" {
		t.Errorf("got %v, want the pairs [0 2] and [1 3]", got)
	}
}

func TestOnlyPlural(t *testing.T) {
	tests := []struct {
		stem, options string
		want          int
	}{
		{"The parts that spill are the", "gate | weirs | pump", 1},
		{"The parts that spill are", "Gate | Weirs | Pumps", -1},
		{"The parts that spill are", "Gate | Weirs | Branches", -1},
		{"The parts that spill are", "Gate | Weirs | Bodies of water", -1},
		{"The part that spills is the", "gate | weirs | pump", -1},
	}
	for _, test := range tests {
		if got := OnlyPlural(item(test.stem, test.options)); got != test.want {
			t.Errorf("%s %s: got %d, want %d", test.stem, test.options, got, test.want)
		}
	}
}

func TestWrongArticle(t *testing.T) {
	for stem, want := range map[string]bool{
		"It is an": true, "It is an ____.": true, "It is a": false, "It is a/an": false,
		"It is a(n)": false, "Not the letter A": false, "Is it an inlet?": false,
	} {
		if got := WrongArticle(item(stem, "weir | inlet"), 0); got != want {
			t.Errorf("%s: got %v, want %v", stem, got, want)
		}
	}
}
