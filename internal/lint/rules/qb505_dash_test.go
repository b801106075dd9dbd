package rules

import "testing"

func TestDash(t *testing.T) {
	tests := []struct {
		text, mended string
		want         []string
	}{
		{"Take 5-10 percent.", "Take 5–10 percent.", []string{"5-10"}},
		{"It lasts (0.5-1.5 h).", "It lasts (0.5–1.5 h).", []string{"0.5-1.5"}},
		{"The war of 1914-1918.", "The war of 1914–1918.", []string{"1914-1918"}},
		{"Flow rises - then it falls.", "Flow rises – then it falls.", []string{"-"}},
		{"Flow rises--then it falls.", "Flow rises–then it falls.", []string{"--"}},
		{"Flow rises -- then it falls.", "Flow rises – then it falls.", []string{"--"}},
		{"At –5 °C water freezes.", "At −5 °C water freezes.", []string{"–"}},

		{"TR-55 and ISO 9001-2015 and SWMM-5", "", nil},
		{"At -5 °C, from 1 - 0.3 = 0.7, and 10−3", "", nil},
		{"In section 3-4 or Table 2-7", "", nil},
		{"A 2-10-year storm and a 3-in pipe", "", nil},
		{"On 2024-05-06 call 555-1234 or 7732-18-5", "", nil},
		{"`5-10` and $5-10$ stay, as in 5–10", "", nil},
		{"The change = inflow - outflow here", "", nil},
		{"Rain-on-snow and well-known things", "", nil},
		{"Take x - y and the option --fix here", "", nil},
		{"The range 10 – 20 is wide", "", nil},
		{"The score 3-2 and the ratio 1-3 and the 0-1 case", "", nil},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			same(t, test.want, inExplanation(t, dash, test.text))
			if test.mended != "" {
				same(t, test.mended, mendedExplanation(t, dash, test.text))
			}
		})
	}
}
