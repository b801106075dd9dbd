package rules

import "testing"

func TestNotNFC(t *testing.T) {
	tests := []struct {
		text, mended string
		want         []string
	}{
		{"Che\u0301zy and re\u0301sume\u0301 here", "Ch\u00e9zy and r\u00e9sum\u00e9 here", []string{"Che\u0301zy", "re\u0301sume\u0301"}},
		{"5 \u212b, 3 k\u2126", "5 \u00c5, 3 k\u03a9", []string{"\u212b", "k\u2126"}},
		{"`e\u0301`", "`\u00e9`", []string{"e\u0301"}},

		{"Ch\u00e9zy, \u00c5ngstr\u00f6m, 10⁻³ m²", "", nil},
		{"x\u0304 has no form of its own", "", nil},
		{"plain", "", nil},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			same(t, test.want, inExplanation(t, notNFC, test.text))
			if test.mended != "" {
				same(t, test.mended, mendedExplanation(t, notNFC, test.text))
			}
		})
	}
}
