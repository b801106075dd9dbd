package rules

import "testing"

func TestRepeatedStart(t *testing.T) {
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"three words", []string{"The flow is steady", "The flow is full", "The Flow is dry", "The flow is slow"}, []string{`"The flow is steady": every option begins with "the flow is"`}},
		{"two words", []string{"The flow stops", "The flow rises", "The flow falls", "The flow turns"}, nil},
		{"not all four", []string{"The flow is steady", "The flow is full", "The flow is dry", "A flow is slow"}, nil},
		{"one in full", []string{"The flow is", "The flow is full", "The flow is dry", "The flow is slow"}, []string{`"The flow is": every option begins with "the flow is"`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, repeatedStart, bankOf(item{Options: test.options}), nil))
		})
	}
}
