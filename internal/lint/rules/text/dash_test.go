package text

import "testing"

func TestDash(t *testing.T) {
	explanations(t, Dash, []fixCase{
		{"Take 5-10 percent.", []string{"5-10"}, "Take 5–10 percent.", ""},
		{"It lasts (0.5-1.5 h).", []string{"0.5-1.5"}, "It lasts (0.5–1.5 h).", ""},
		{"The war of 1914-1918 ended.", []string{"1914-1918"}, "", "The war of 1914–1918 ended."},
		{"At –5 °C water freezes.", []string{"–"}, "At −5 °C water freezes.", ""},
		{"(–5, 3)", []string{"–"}, "(−5, 3)", ""},

		{text: "TR-55 and ISO 9001-2015 and SWMM-5"},
		{text: "At -5 °C, from 1 - 0.3 = 0.7, and 10−3"},
		{text: "Pages 5-7 in the book"},
		{text: "In section 3-4 or Table 2-7"},
		{text: "A 2-10-year storm and a 3-in pipe"},
		{text: "On 2024-05-06 call 555-1234 or 7732-18-5"},
		{text: "`5-10` and $5-10$ stay, as in 5–10"},
		{text: "The change = inflow - outflow here"},
		{text: "Total revenue - total cost, and flow is high - then it falls."},
		{text: "Rain-on-snow and well-known things"},
		{text: "Take x - y and the option --fix here"},
		{text: "The range 10 – 20 is wide, and so is 10–20"},
		{text: "They won 3-2 with a ratio of 1-3 and the Boeing –747"},
		{text: "The team lost 5-10 here"},
	})
}
