package key

import "testing"

func TestEqualRationales(t *testing.T) {
	const words = "It describes how water enters the soil."
	testRationales(t, EqualRationales, []rationaleCase{
		{[]string{"", words, "It is old.", words}, []string{"warning /0/rationales/3"}},
		{[]string{"", words, "it describes how water enters  the soil", "It is old."}, []string{"warning /0/rationales/2"}},
		{[]string{"", "It is old.", "It is old.", "It is for mains."}, []string{"info /0/rationales/2"}},
		{[]string{"", "It is old.", "It is old.", "It is old."}, []string{"warning /0/rationales/2", "warning /0/rationales/3"}},
		{[]string{"", "Gravity and friction balance each other in a channel.", "It is old.", ""}, []string{"warning /0/rationales/1"}},
		{[]string{"", "It is old.", "It is new.", "It is for mains."}, nil},
		{[]string{"", "", "", ""}, nil},
	})
}
