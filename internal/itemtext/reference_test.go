package itemtext

import (
	"slices"
	"testing"
)

// references returns the words that References finds, with a question mark before those that
// may refer to something else.
func references(it *Item, t *Text) (list []string) {
	for _, r := range it.References(t) {
		found := t.Raw[t.Tokens[r.First].Start:t.Tokens[r.End-1].End]
		if !r.Sure {
			found = "? " + found
		}
		list = append(list, found)
	}
	return list
}

func TestReferences(t *testing.T) {
	tests := []struct {
		text string
		want []string
	}{
		// Letters that can only name options.
		{"Option B is too low.", []string{"Option B"}},
		{"The pipe is full, so option (C) fails.", []string{"option (C"}},
		{"Answers A, B and D mix units.", []string{"Answers A"}},
		{"Distractor D halves the area; choice A doubles it.", []string{"Distractor D", "choice A"}},
		{"The correct answer is B.", []string{"B"}},
		{"The answer is therefore D.", []string{"D"}},
		{"The answer is (c): the rays meet.", []string{"c"}},
		{"Correct: D. The actor is alone.", []string{"D"}},
		{"B is correct because of continuity.", []string{"B"}},
		{"A is wrong: the slope is missing.", []string{"A"}},
		{"The slope halves. Thus C is right.", []string{"C"}},
		{"The slope halves, so C would be right.", []string{"C"}},
		{"A and D are incorrect.", []string{"D"}},
		{"(B) is wrong.", []string{"B"}},
		{"D isn’t correct.", []string{"D"}},
		{"(A) This forgets the slope.", []string{"A"}},
		{"Whoever ticked (d) meant a toxin.", []string{"d"}},

		// Letters without a noun may name something else.
		{"Like A, this is a term alone.", []string{"? A"}},
		{"Unlike (C), this needs the slope.", []string{"? C"}},
		{"Such phrases need more words; compare C, which has none.", []string{"? C"}},
		{"B, C and D leave the rate as it is.", []string{"? B", "? C"}},
		{"The device that hides it is D.", []string{"? D"}},
		{"As in B, but standing", []string{"? B"}},
		{"The slope is not the quotient of A and C.", []string{"? A", "? C"}},

		// Positions may be those of something else.
		{"Like the first option, it is a pipe.", []string{"? first option"}},
		{"The last three options are parts.", []string{"? last three options"}},
		{"As with the second choice, the flow is lost.", []string{"? second choice"}},
		{"It rules out the first and the last option.", []string{"? first and the last option"}},
		{"The option above is for force mains.", []string{"? option above"}},
		{"The option listed first needs a pump.", []string{"? option listed first"}},
		{"Options two and four are steep.", []string{"? Options two"}},
		{"Alternatives 1 to 3 are pumps.", []string{"? Alternatives 1"}},
		{"The one listed first is of steel.", []string{"? one listed first"}},
		{"It is steep. Like the one above, it is for pipes.", []string{"? one above"}},

		// These do not refer to options.
		{"A type B gutter is wrong here.", nil},
		{"Class A soil is best drained.", nil},
		{"Vitamin C is right out.", nil},
		{"A weir is best for this.", nil},
		{"A weir or a gate is right.", nil},
		{"Curve D is the right limb.", nil},
		{"A B-tree is correct here.", nil},
		{"The option A-1 of the manual.", nil},
		{"An option a user has is best.", nil},
		{"In `option B` the keyword differs.", nil},
		{"It is at 16 C in Washington, D.C.", nil},
		{"The engine is written in C.", nil},
		{"C. difficile is wrong here.", nil},
		{"The book by C. Clark is right.", nil},
		{"From E to A is a fourth.", nil},
		{"Like a weir, this has a crest.", nil},
		{"The other choices name defenses.", nil},
		{"The server does not answer before it is asked.", nil},
		{"The first option of the contract ends in May.", nil},
		{"It is the first choice in sandy soils.", nil},
		{"The flow is like the one above the weir.", nil},
		{"It answers two questions at once.", nil},
	}
	it := Item{Stem: New("Which formula is for pipes?"), Options: newTexts([]string{"Manning", "Darcy", "Chezy", "Horton"})}
	for _, test := range tests {
		text := New(test.text)
		if got := references(&it, &text); !slices.Equal(got, test.want) {
			t.Errorf("%s: got %q, want %q", test.text, got, test.want)
		}
	}
}

func TestReferencesToNamesOfTheStem(t *testing.T) {
	it := Item{Stem: New("Alternative B has two ponds. Which peak results?"), Options: newTexts([]string{"1", "2", "3", "4"})}
	text := New("Alternative B stores more, option C does not. B is deep.")
	if got := references(&it, &text); !slices.Equal(got, []string{"option C"}) {
		t.Errorf("got %q, want option C", got)
	}
	it = Item{Stem: New("Which soil drains well?"), Options: newTexts([]string{"A", "B", "C", "D"})}
	text = New("It is like B, which has sand.")
	if got := references(&it, &text); got != nil {
		t.Errorf("got %q, want none", got)
	}
	it = Item{Stem: New("Which pipe has the flow `q`B here?"), Options: newTexts([]string{"Conduit", "Drain", "Sewer", "Main"})}
	text = New("It is like B, which has a pump.")
	if got := references(&it, &text); !slices.Equal(got, []string{"? B"}) {
		t.Errorf("got %q, want ? B", got)
	}
}

func TestOrderMatters(t *testing.T) {
	options := []string{"Manning", "Darcy", "Chezy", "Horton"}
	tests := []struct {
		item Item
		want bool
	}{
		{Item{Stem: New("Which is for pipes?"), Options: newTexts(options)}, false},
		{Item{Stem: New("Which is as old as the one in option A?"), Options: newTexts(options)}, true},
		{Item{Stem: New("Is alternative B or C dry?"), Options: newTexts(options)}, false},
		{Item{Stem: New("What is the pressure if the share of A is small?"), Options: newTexts(options)}, false},
		{Item{Options: newTexts(options), Explanation: New("Option B is for weirs.")}, true},
		{Item{Options: newTexts(options), Rationales: newTexts([]string{"", "Like the last option, it is for soils."})}, true},
		{Item{Options: newTexts([]string{"Manning", "Darcy", "Both", "None of these"})}, true},
		{Item{Options: newTexts([]string{"Manning", "As in A, but for weirs", "Darcy", "Chezy"})}, true},
		{Item{Options: newTexts([]string{"Manning", "Darcy", "Chezy", "Manning and Darcy"})}, false},
		{Item{Options: newTexts([]string{"Manning", "Darcy", "Chezy", "Like option A, but for weirs"})}, true},
		{Item{Options: newTexts([]string{"Manning", "Darcy", "Chezy", "Like A, but for weirs"})}, true},
		{Item{Options: newTexts([]string{"A) Manning", "(B) Darcy", "(D) Chezy", "Alternative 4"})}, false},
		{Item{Options: newTexts([]string{"Pipe A: full", "Pipe A: empty", "Pipe A: half full"})}, false},
	}
	for _, test := range tests {
		if got := test.item.OrderMatters(); got != test.want {
			t.Errorf("%q %q: got %v", test.item.Stem.Raw, test.item.RawOptions(), got)
		}
	}
}
