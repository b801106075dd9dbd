package options

import "testing"

func TestNumberPrecision(t *testing.T) {
	check(t, NumberPrecision, []testCase{
		{"", "16 g | 17 g | 18.015 g | 20 g", "info 18.015 g"},
		{"", "6% | 8% | 9.375% | 11%", "info 9.375%"},
		{"", "6 | 10.5 | 14 | 20", "info 10.5"},
		{"", "66.6 s | 66.5 s | 66 s | 65.5 s", "info 66 s"},
		{"", "2 | 2.7 | 3.31 | 5.515", "info 5.515"},

		{"", "8 cfs | 9 cfs | 10 cfs | 12 cfs", ""},
		{"", "2.5 | 3.5 | 4.5 | 5.5", ""},
		{"", "0.125 ms | 1.0 ms | 8.0 ms | 18 ms", ""},
		{"", "1.8 | 18 | 180 | 1800", ""},
		{"", "3.18 | 31.8 | 318 | 3.018", ""},
		{"", "0.5 | 1 | 1.5 | 2", ""},
		{"", "0 | 1.5 | 2.5 | 3.5", ""},
		{"", "1.5 m | 25 cm | 3 m | 4 m", ""},
		{"", "3.2 | about right | 4 | 5", ""},
		{"What is it, rounded to the nearest hundredth?", "300 | 300.58 | 300.585 | 300.59", ""},
	})
}
