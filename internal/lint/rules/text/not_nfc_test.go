package text

import "testing"

func TestNotNFC(t *testing.T) {
	explanations(t, NotNFC, []fixCase{
		{"Che\u0301zy and re\u0301sume\u0301 here", []string{"Che\u0301zy", "re\u0301sume\u0301"}, "Ch\u00e9zy and r\u00e9sum\u00e9 here", ""},
		{"5 \u212b, 3 k\u2126", []string{"\u212b", "k\u2126"}, "5 \u00c5, 3 k\u03a9", ""},
		{"a =\u0338 b", []string{"=\u0338"}, "a \u2260 b", ""},
		{"`e\u0301`", []string{"e\u0301"}, "", "`\u00e9`"},

		{text: "Ch\u00e9zy, \u00c5ngstr\u00f6m, 10⁻³ m²"},
		{text: "x\u0304 has no form of its own"},
		{text: "plain"},
	})
}
