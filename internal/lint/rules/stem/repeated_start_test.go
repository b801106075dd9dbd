package stem

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestRepeatedStart(t *testing.T) {
	tests := []struct {
		options []string
		want    []string
	}{
		{[]string{"It is made of clay", "It is made of peat", "It is made of sand", "It is made of loam"}, []string{"It is made of"}},
		{[]string{"By rain", "By rain and snow", "By rain and hail", "By rain and dew"}, []string{"By rain"}},
		{[]string{"The weir leaks", "The weir fills", "The weir rots", "The weir dries"}, []string{"The weir"}},
		{[]string{"Stop the EC2 host", "Stop the EC3 host", "Stop the EC4 host", "Stop the EC5 host"}, []string{"Stop the"}},
		{[]string{"By rain", "By rain, snow", "By rain, hail", "By rain, dew"}, []string{"By rain"}},
		{[]string{"By rain, snow", "By rain, hail", "By rain, dew", "By rain, fog"}, []string{"By rain"}},
		{[]string{"Stop a self-acting gate", "Stop a self-made weir", "Stop a self-priming pump", "Stop a self-lit lamp"}, []string{"Stop a"}},

		{[]string{"The same depth", "The same flow", "The same slope", "The same length"}, nil},
		{[]string{"Two of the pipes", "Two of the weirs", "Two of the pumps", "Two of the gates"}, nil},
		{[]string{"Use EC", "Use EC2", "Use EC3", "Use EC4"}, nil},
		{[]string{"Use C", "Use C++", "Use C#", "Use C--"}, nil},
		{[]string{"The clay", "The peat", "The sand", "The loam"}, nil},
		{[]string{"BB Bb", "Bb bb", "BB bb", "bb bb"}, nil},
		{[]string{
			"Deploy a copy of the stack in the second region and move the records to it", "Deploy a new group of servers behind a gateway",
			"Deploy a queue between the services and let them wait", "Deploy a cache in front of the tables of the service",
		}, nil},
		// The shared start is 17% of the characters, but 21% of the bytes.
		{[]string{
			"Zürich Ölöl ax ax ax ax ax ax ax ax ax ax ax ax ax ax ax ax end", "Zürich Ölöl bx bx bx bx bx bx bx bx bx bx bx bx bx bx bx bx end",
			"Zürich Ölöl cx cx cx cx cx cx cx cx cx cx cx cx cx cx cx cx end", "Zürich Ölöl dx dx dx dx dx dx dx dx dx dx dx dx dx dx dx dx end",
		}, nil},
	}
	for _, test := range tests {
		ruletest.Equal(t, test.want, ruletest.Places(t, RepeatedStart, ruletest.Item{Options: test.options}))
	}
}
