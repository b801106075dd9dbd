package options

import "testing"

func TestOddLength(t *testing.T) {
	long, short := "A weir with a crest that the operator lowers in summer", "A weir"
	check(t, OddLength, []testCase{
		{"", short + " | A pump | " + long + " | A pipe", "info " + long},
		{"", long + " | " + long + " in steps | " + short + " | " + long + " by hand", "info " + short},
		{"", long + " | A pump | A gate | A pipe", ""},
		{
			"",
			"A weir | A pump | A gate | All of the above and whatever is in the network",
			"info All of the above and whatever is in the network",
		},
		{"", long + " | " + long + " in steps | " + long + " by hand | None of these", ""},
		{"", "A weir | A pump | A siphon pipe | A pipe", ""},
	})
}
