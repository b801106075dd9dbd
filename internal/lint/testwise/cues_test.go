package testwise

import (
	"fmt"
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

// TestGuess checks what the examinee answers, and by which cues.
func TestGuess(t *testing.T) {
	tests := []struct {
		name string
		item *itemtext.Item
		best string // letters
		cues string
	}{
		{"nothing to go by", item("Which one?", "pump", "gate", "weir", "pipe"), "ABCD", "[]"},
		{"the longest", item("Which one?", "pump", "gate", "orifice", "pipe"), "C", "[length]"},
		{"a tie of the longest", item("Which one?", "pump", "orifices", "culverts", "pipe"), "ABCD", "[]"},
		{
			"a small lead loses against detail",
			item("Which one?", "fluvial sandy ridge belt", "glacial muddy lakes bed", "alpine stony creek rim", "coastal (tidal) flats"),
			"D",
			"[detail]",
		},
		{"a word of the stem", item("Which law is about seepage?", "Ohm", "seepages", "Hooke", "Boyle's"), "B", "[length clang]"},
		{"a word of the stem in every option", item("Which pipe?", "pipe one", "pipe two", "pipe six", "pipe ten"), "ABCD", "[]"},
		{"the article", item("A link that stops the flow is an", "pump", "gate", "weir", "arch"), "D", "[grammar]"},
		{"no absolutes", item("What follows?", "it never ends", "it always ends", "it slows down", "it never slows"), "C", "[absolutes]"},
		{"hedges", item("What follows?", "it ends", "it may end", "it falls", "it rises"), "B", "[length hedges]"},
		{
			"most in common",
			item("Which slope, bed and depth?", "steep, rough, deep", "steep, rough, flat", "steep, clear, deep", "mild, rough, deep"),
			"A",
			"[convergence]",
		},
		{"two opposites", item("What follows?", "it rises", "it falls", "no flow", "a wave"), "AB", "[opposites]"},
		{"middle values", item("How much?", "1 ft", "2 ft", "3 ft", "4 ft"), "BC", "[middle value]"},
		{"middle values in other units", item("How much?", "2 in", "1 ft", "1 yd", "1 mi"), "BC", "[middle value]"},
		{"numbers and words", item("How much?", "1 ft", "2 ft", "3 ft", "none"), "ABCD", "[]"},
		{"the only one with a number", item("Which one?", "slow", "at 3", "blue", "deep"), "B", "[detail]"},
		{"cues add up", item("Which law is about seepage?", "Ohm always", "seepage", "Hooke", "Boyle never"), "B", "[clang absolutes]"},
		{"two options", item("Which one?", "yes", "certainly not"), "B", "[length]"},
		{"one option", item("Which one?", "pump"), "A", "[]"},
		{"no options", item("Which one?"), "", "[]"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			guess := Read(test.item).Guess(-1)
			best := ""
			for _, option := range guess.Best {
				best += string(rune('A' + option))
			}
			equal(t, test.best+" "+test.cues, best+" "+fmt.Sprint(guess.Cues))
		})
	}
}

// TestReadDoesNotUseTheKey changes what the examinee must not know.
func TestReadDoesNotUseTheKey(t *testing.T) {
	q := bank.Question{
		Q:       "Which law is about seepage?",
		Options: []string{"Ohm", "the seeping one", "Hooke", "Boyle"},
		Answer:  bank.OneKey("A"),
	}
	want := Read(itemtext.Of(&q)).Guess(-1)
	q.Answer, q.Explanation, q.Rationales = bank.OneKey("D"), "The seeping one is wrong.", []string{"Ohm's law", "", "", ""}
	equal(t, want, Read(itemtext.Of(&q)).Guess(-1))
}

// TestOrderMakesNoDifference moves the options: the examinee chooses the same.
func TestOrderMakesNoDifference(t *testing.T) {
	options := []string{"it never ends", "it may end after 3 hours", "the flow ends", "the flow never ends"}
	for shift := range options {
		moved := append(append([]string{}, options[shift:]...), options[:shift]...)
		var chosen []string
		for _, option := range Read(item("When does the flow end?", moved...)).Guess(-1).Best {
			chosen = append(chosen, moved[option])
		}
		equal(t, []string{"it may end after 3 hours"}, chosen)
	}
}
