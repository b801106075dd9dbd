package testwise

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
)

func item(stem string, options ...string) *itemtext.Item {
	return itemtext.Of(&bank.Question{Q: stem, Options: options})
}

func equal(t *testing.T, want, got any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestGuess checks which options the examinee chooses.
func TestGuess(t *testing.T) {
	tests := []struct {
		name string
		item *itemtext.Item
		best string // letters
	}{
		{"nothing to go by", item("Which one?", "pump", "gate", "weir", "pipe"), "ABCD"},
		{"the longest", item("Which one?", "pump", "gate", "orifice", "pipe"), "C"},
		{"a tie for the longest", item("Which one?", "pump", "orifices", "culverts", "pipe"), "ABCD"},
		{
			"detail outweighs a small lead in length",
			item("Which one?", "fluvial sandy ridge belt", "glacial muddy lakes bed", "alpine stony creek rim", "coastal (tidal) flats"),
			"D",
		},
		{"a word of the stem", item("Which law is about seepage?", "Ohm", "seepages", "Hooke", "Boyle's"), "B"},
		{"a word of the stem in every option", item("Which pipe?", "pipe one", "pipe two", "pipe six", "pipe ten"), "ABCD"},
		{"the article", item("A link that stops the flow is an", "pump", "gate", "weir", "arch"), "D"},
		{"no absolutes", item("What follows?", "it never ends", "it always ends", "it slows down", "it never slows"), "C"},
		{"hedges", item("What follows?", "it ends", "it may end", "it falls", "it rises"), "B"},
		{
			"most in common",
			item("Which slope, bed and depth?", "steep, rough, deep", "steep, rough, flat", "steep, clear, deep", "mild, rough, deep"),
			"A",
		},
		{"two opposites", item("What follows?", "it rises", "it falls", "no flow", "a wave"), "AB"},
		{"the only one with a number", item("Which one?", "slow", "at 3", "blue", "deep"), "B"},
		{"cues add up", item("Which law is about seepage?", "Ohm always", "seepage", "Hooke", "Boyle never"), "B"},
		{"two options", item("Which one?", "yes", "certainly not"), "B"},
		{"one option", item("Which one?", "pump"), "A"},
		{"no options", item("Which one?"), ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			best := ""
			for _, option := range Score(test.item).Best() {
				best += string(rune('A' + option))
			}
			equal(t, test.best, best)
		})
	}
}

// TestScoreDoesNotUseTheKey changes the fields that the examinee must not know.
func TestScoreDoesNotUseTheKey(t *testing.T) {
	q := bank.Question{
		Q:       "Which law is about seepage?",
		Options: []string{"Ohm", "the seeping one", "Hooke", "Boyle"},
		Answer:  bank.OneKey("A"),
	}
	want := Score(itemtext.Of(&q))
	q.Answer, q.Explanation, q.Rationales = bank.OneKey("D"), "The seeping one is wrong.", []string{"Ohm's law", "", "", ""}
	equal(t, want, Score(itemtext.Of(&q)))
}

// TestOrderMakesNoDifference rotates the options. The examinee must choose the same one.
func TestOrderMakesNoDifference(t *testing.T) {
	options := []string{"it never ends", "it may end after 3 hours", "the flow ends", "the flow never ends"}
	for shift := range options {
		moved := append(append([]string{}, options[shift:]...), options[:shift]...)
		var chosen []string
		for _, option := range Score(item("When does the flow end?", moved...)).Best() {
			chosen = append(chosen, moved[option])
		}
		equal(t, []string{"it may end after 3 hours"}, chosen)
	}
}

// long returns the points of an item whose given option is the longest.
func long(option int) Points {
	options := []string{"pump", "gate", "weir", "pipe"}
	options[option] = "orifice"
	return Score(item("Which one?", options...))
}

// flat returns the points of an item without cues.
func flat() Points { return Score(item("Which one?", "pump", "gate", "weir", "pipe")) }

func TestExpectedScore(t *testing.T) {
	// Length gives away two items and misleads in one; the last has no cue.
	equal(t, 2.25, ExpectedScore([]Points{long(0), long(1), long(2), flat()}, []int{0, 1, 3, 2}))
	equal(t, 0.0, ExpectedScore(nil, nil))
}

// TestRandomKeys assigns random keys to items with a length cue. The examinee must
// get about a quarter of them right.
func TestRandomKeys(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	const n = 4000
	var items []Points
	var keys []int
	for range n {
		items, keys = append(items, long(random.IntN(4))), append(keys, random.IntN(4))
	}
	if right := ExpectedScore(items, keys); right < 0.23*n || right > 0.27*n {
		t.Errorf("%.0f of %d are right", right, n)
	}
}
