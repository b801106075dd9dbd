package options

import "testing"

func TestOverlappingRanges(t *testing.T) {
	check(t, OverlappingRanges, []testCase{
		{"", "0 to 5 ft | 4 to 10 ft | 11 to 20 ft | 21 to 30 ft", "info 4 to 10 ft"},
		{"", "1-5 | 5-10 | 11-15 | 16-20", "info 5-10"},
		{"", "1-5 | 5-10 | 8-15 | 16-20", "info 5-10"},
		{"", "more than 10 | more than 20 | exactly 3 | none", "info more than 20"},
		{"In which range is it?", "0 to 5 ft | 4 to 10 ft | 11 to 20 ft | 21 to 30 ft", "info 4 to 10 ft"},
		{"When?", "1914-1918 | 1916-1920 | 1925-1930 | 1931-1940", "info 1916-1920"},

		{"", "0 to 5 ft | more than 5 to 10 ft | more than 10 to 20 ft | more than 20 ft", ""},
		{"", "1 m | 2 m | 3 m | 4 m", ""},
		{"", "10 to 20 mm | 15 to 25 kg | 1 h | 2 s", ""},
		{"", "3+, reduction | 12+, reduction | 6+, reduction | 6+, oxidation", ""},
		{"", "w > 2.3 | w < 2.4 | w > 3.2 | w < 3.3", ""},
		{"", "θ > 2.3 | θ < 2.4 | θ > 3.2 | θ < 3.3", ""},
		{"", "3.4 × 10^-4 s | 2.0 × 10^-2 s | 2.9 × 10^-1 s | 34 s", ""},
		{"", "It drove 130 and has to pay 300 | It drove 13:00 to 30:00 | It stood | It fell", ""},
	})
}
