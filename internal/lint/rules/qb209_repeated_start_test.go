package rules

import "testing"

func TestRepeatedStart(t *testing.T) {
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"three words", []string{"The net flow is steady", "The net flow is full", "The Net Flow is dry", "The net flow is slow"}, []string{`"The net flow is steady": every option begins with "the net flow is"`}},
		{"no content", []string{"One of the gates", "One of the weirs", "One of the pumps", "One of the pipes"}, nil},
		{"to with a verb", []string{"To let the flow rise", "To let the gate shut", "To let the weir work", "To let the pump stop"}, []string{`"To let the flow rise": every option begins with "to let the"`}},
		{"two words", []string{"The flow stops", "The flow rises", "The flow falls", "The flow turns"}, nil},
		{"not all four", []string{"The flow is steady", "The flow is full", "The flow is dry", "A flow is slow"}, nil},
		{"one in full", []string{"The net flow is", "The net flow is full", "The net flow is dry", "The net flow is slow"}, []string{`"The net flow is": every option begins with "the net flow is"`}},
		{"code", []string{"`P1 FULL WELL 1`", "`P1 FULL WELL 2`", "`P1 FULL WELL 3`", "`P1 FULL WELL 4`"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, repeatedStart, bankOf(item{Options: test.options}), nil))
		})
	}
}

func TestRepeatedStartOfDenials(t *testing.T) {
	same(t, 1, len(findings(t, repeatedStart, bankOf(item{Options: []string{"Do not rinse", "Do not smoke", "Do not bite on it", "Do not drink"}}), nil)))
	same(t, 0, len(findings(t, repeatedStart, bankOf(item{Options: []string{"Do not rinse", "Do not smoke", "Do bite on it", "Do not drink"}}), nil)))
	same(t, 0, len(findings(t, repeatedStart, bankOf(item{Options: []string{"It is wet", "It is dry", "It is full", "It is flat"}}), nil)))
}
