package options

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestMixedUnits(t *testing.T) {
	check(t, MixedUnits, []testCase{
		{"", "8 cfs | 9 cfs | 10 gpm | 12 cfs", "info 10 gpm"},
		{"", "15 m | 30 yards | 45 m | 200 yards", "info 30 yards"},
		{"", "8 cfs | 9 cfs | 5000 gpm | 12 cfs", "info 5000 gpm"},
		{"", "3 m | 50 m | 225 | 600 m", "info 225"},
		{"", "20 s | 3 min | 5 min | 2 h", "info 2 h"},
		{"", "12 digits | 18 digits | 34 letters | 64 bits", "info 64 bits"},
		{"", "8 °C | 12 °C | 68 °F | 95 °F", "info 68 °F"},
		{"", "$20 | €50 | €100 | €250", "info €50"},

		{"", "8 cfs | 9 cfs | 10 cfs | 12 cfs", ""},
		{"", "8 cfs | 8 gpm | 8 mgd | 8 cms", ""},
		{"", "8 cfs | 9 cfs | 8 gpm | 9 gpm", ""},
		{"", "1 hour | 2 hours | 3 h | 4 hours", ""},
		{"", "0 | 2 m | 3 m | 4 m", ""},
		{"", "1s | 2p | 3p | 3d", ""},
		{"Which is equal to 5 m?", "500 cm | 50 cm | 5 km | 50 mm", ""},
		{"", "five | many | 3 m | 4 ft", ""},
	})
}

func TestMixedUnitsMessage(t *testing.T) {
	for options, want := range map[string]string{
		"8 cfs | 9 cfs | 5000 gpm | 12 cfs": `info: "5000 gpm": option C, "5000 gpm", is not in the same unit as option A, "8 cfs"`,
		"0 | 2 m | 3 in | 4 mm":             `info: "4 mm": option D, "4 mm", is not in the same unit as option B, "2 m"`,
	} {
		item := testCase{options: options}.item()
		got := ruletest.Lines(t, MixedUnits, ruletest.Files{Questions: ruletest.Bank(item)})
		ruletest.Equal(t, []string{want}, got)
	}
}
