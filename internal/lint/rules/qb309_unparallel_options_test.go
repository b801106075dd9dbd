package rules

import "testing"

func TestUnparallelOptions(t *testing.T) {
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"infinitive", []string{"To raise flow", "To lower flow", "It stops flow", "To store flow"}, []string{"It stops flow"}},
		{"gerund", []string{"Raising the weir", "Lowering the gate", "Removing a pump", "A new weir"}, []string{"A new weir"}},
		{"by", []string{"By raising it", "By lowering it", "Through its removal", "By leaving it"}, []string{"Through its removal"}},
		{"because", []string{"Because it is full", "Because it is dry", "Because it is flat", "The pipe is steep"}, []string{"The pipe is steep"}},

		{"all alike", []string{"To raise flow", "To lower it", "To stop it", "To store it"}, nil},
		{"with an adverb", []string{"By simply raising it", "By lowering it", "By slowly closing it", "By leaving it"}, nil},
		{"only when", []string{"When it is full", "When it is dry", "Only when it is flat", "When it rains"}, nil},
		{"two and two", []string{"To raise it", "To lower it", "Raising the weir", "Lowering the gate"}, nil},
		{"nouns in -ing", []string{"Routing step", "Flooding of nodes", "Ponding area", "Depth"}, nil},
		{"to a place", []string{"To the node", "To the link", "To the pond", "Nowhere else"}, nil},
		{"single words", []string{"Raising", "Lowering", "Storing", "Flow"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, places(t, unparallelOptions, bankOf(item{Options: test.options})))
		})
	}
}
