package clash

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

const routing = "Which routing method of SWMM ignores backwater and pressurized flow in pipes?"

func item(stem, key string) bank.Question {
	return bank.Question{Q: stem, Options: []string{key, "x", "y", "z"}, Answer: bank.OneKey("A")}
}

func TestGroups(t *testing.T) {
	tests := []struct {
		name      string
		questions []bank.Question
		want      [][]int
	}{
		{"equal stems", []bank.Question{
			item(routing, "A"), item(strings.ToUpper(strings.ReplaceAll(routing, "?", "!")), "B"),
		}, [][]int{{0, 1}}},
		{"nearly equal stems", []bank.Question{
			item(routing, "A"), item(strings.ReplaceAll(routing, "ignores", "neglects"), "B"),
		}, [][]int{{0, 1}}},
		{"equal short stems", []bank.Question{item("What is a weir?", "A"), item("What is a weir", "B")}, [][]int{{0, 1}}},
		{"a stem that contains the key of another", []bank.Question{
			item("Water ponds because the node is flooded in both models. Why is that?", "A"),
			item("What does the report say?", "The node is flooded in both models"),
		}, [][]int{{0, 1}}},
		{"a key that three stems contain, two of them equal", []bank.Question{
			item("What does the report say?", "The node is flooded in both models"),
			item("Why is it that the node is flooded in both models of the town?", "A"),
			item("Why is it that the NODE is flooded in both models of the town?", "B"),
			item("So the node is flooded in both models: what now?", "C"),
		}, [][]int{{1, 2}, {0, 1, 2}, {0, 3}}},
		{"unrelated stems", []bank.Question{item(routing, "A"), item("What does a pump curve of type 3 relate?", "B")}, nil},
		{"stems that share three quarters of their words", []bank.Question{
			item("one two three four five six seven", "A"), item("one two three four five six eight", "B"),
		}, nil},
		{"short stems that differ", []bank.Question{item("What is a weir?", "A"), item("What is a pump?", "B")}, nil},
		{"a key so short that many stems contain it", []bank.Question{
			item("A storage unit is drained by a pump. What follows?", "A"), item("What must the node be?", "A storage unit"),
		}, nil},
		{"a key in its own stem", []bank.Question{item("Is the node flooded in both models?", "the node flooded in both models")}, nil},
		{"no key", []bank.Question{{Q: "What is it?"}, {Q: "What is that?", Answer: bank.OneKey("D")}}, nil},
		{"no items", nil, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := Groups(test.questions); !reflect.DeepEqual(got, test.want) {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

// TestGroupsOfVariants checks that many variants of one item form one
// group, not a group for each pair.
func TestGroupsOfVariants(t *testing.T) {
	var questions []bank.Question
	for i := range 300 {
		questions = append(questions, item(fmt.Sprintf("What flow in cfs does a circular concrete pipe of %d ft carry when it is full?", i), "x"))
	}
	if groups := Groups(questions); len(groups) != 1 || len(groups[0]) != len(questions) {
		t.Errorf("got %d groups, want one of all questions", len(groups))
	}
}

// TestGroupsAgreeWithPairs compares groups with the definition, pair by
// pair, for random stems and keys from a small vocabulary.
func TestGroupsAgreeWithPairs(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	text := func(maxWords int) string {
		words := make([]string, 1+random.IntN(maxWords))
		for i := range words {
			words[i] = string(rune('b' + random.IntN(8))) // not "a", which is a small word
		}
		return strings.Join(words, " ")
	}
	clashes := 0
	for range 60 {
		var questions []bank.Question
		for range 40 {
			questions = append(questions, item(text(12), text(5)))
		}
		together := map[[2]int]bool{}
		for _, group := range Groups(questions) {
			for i, a := range group {
				for _, b := range group[i+1:] {
					together[[2]int{a, b}] = true
				}
			}
		}
		for a := range questions {
			for b := a + 1; b < len(questions); b++ {
				want := clash(&questions[a], &questions[b])
				if want {
					clashes++
				}
				if together[[2]int{a, b}] != want {
					t.Fatalf("%+v and %+v: got clash %v, want %v", questions[a], questions[b], !want, want)
				}
			}
		}
	}
	if clashes < 1000 {
		t.Errorf("only %d pairs clash", clashes)
	}
}

// clash reports whether two items clash, straight from the definition.
func clash(a, b *bank.Question) bool {
	stem := func(q *bank.Question) string { return " " + normalize(q.Q) + " " }
	givesAway := func(q, other *bank.Question) bool {
		key := normalize(other.Options[0])
		return len(strings.Fields(key)) >= minKeyWords && strings.Contains(stem(q), " "+key+" ")
	}
	return stem(a) == stem(b) || nearlyEqual(strings.Fields(stem(a)), strings.Fields(stem(b))) || givesAway(a, b) || givesAway(b, a)
}

func nearlyEqual(a, b []string) bool {
	sets := [2]map[string]bool{{}, {}}
	all := map[string]bool{}
	for i, words := range [][]string{a, b} {
		for _, word := range words {
			sets[i][word], all[word] = true, true
		}
	}
	common := len(sets[0]) + len(sets[1]) - len(all)
	return len(sets[0]) >= minStemWords && len(sets[1]) >= minStemWords && 5*common >= 4*len(all)
}
