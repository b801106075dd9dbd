package facts

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// numeric returns a file of one item with a check, whose tolerance is one percent.
func numeric(check map[string]any, options ...string) ruletest.Files {
	check["tolerance"] = 0.01
	return ruletest.Files{Questions: ruletest.Bank(ruletest.Item{Options: options, Check: check})}
}

func TestNumericCheckWithoutTolerance(t *testing.T) {
	for _, test := range []struct{ key, other, want string }{
		{"3 events", "3.001 events", ""},
		{
			"3.001 events", "4 events",
			"error: 3.001: the key, option A, says 3.001 events, but check.expr gives 3 events (0.0333% off, no tolerance)",
		},
		{"3 events", "3.0 events", "error: 3.0: option B says 3 events, which is what check.expr gives: it is right too"},
	} {
		check := map[string]any{"expr": "5 - 2", "unit": "events"}
		files := ruletest.Files{Questions: ruletest.Bank(ruletest.Item{
			Options: []string{test.key, test.other, "2 events", "5 events"}, Check: check,
		})}
		var want []string
		if test.want != "" {
			want = []string{test.want}
		}
		ruletest.Equal(t, want, ruletest.Lines(t, NumericCheck, files))
	}
}

func TestNumericCheckOfTheKey(t *testing.T) {
	tests := []struct {
		name, key, expr, unit string
		want                  []string
	}{
		{"equal", "12 cfs", "12", "cfs", nil},
		{"within the tolerance", "12.1 cfs", "12", "cfs", nil},
		{"at the tolerance", "1.01 cfs", "1", "cfs", nil},
		{"outside", "12.5 cfs", "12", "cfs",
			[]string{"error: 12.5: the key, option A, says 12.5 cfs, but check.expr gives 12 cfs (4.17% off, tolerance 1%)"}},
		{"thousands", "1,250 cfs", "1250", "cfs", nil},
		{"TeX thousands", "$1{,}250$ cfs", "1250", "cfs", nil},
		{"minus sign", "−2.5 m", "-2.5", "m", nil},
		{"times ten, raised", "1.2 × 10⁻³ m", "0.0012", "m", nil},
		{"TeX power", `$1.2 \times 10^{-3}$ m`, "0.0012", "m", nil},
		{"fraction", "1/2", "0.5", "", nil},
		{"in a sentence", "About 12 cfs, a bit more than before", "12", "cfs", nil},
		{"no unit in a sentence", "About 12 more than before", "12", "", nil},
		{"a comment in parentheses", "12 (approximately)", "12", "", nil},
		{"power in the unit", "0.34 m³/s", "0.34", "m^3/s", nil},
		{"unit in TeX", `$0.34\,\mathrm{m^3/s}$`, "0.34", "m3/s", nil},
		{"percent", "34 %", "34", "%", nil},
		{"unit of two words", "3 acre feet", "3", "acre feet", nil},
		{"unknown unit of two words", "3 big apples", "3", "big apples", nil},
		{"hyphenated unit", "a 12-inch pipe", "12", "inch", nil},
		{"number after an equals sign", "Fr = 0.8, below 1", "0.8", "", nil},
		{"name with a digit", "SWMM5 gives 12 cfs", "12", "cfs", nil},
		{"unit after another number", "12 cfs after 10 min", "12", "cfs", nil},

		{"wrong unit", "12 m", "12", "cfs", []string{`error: 12 m: the key, option A, has the unit "m", expected the unit "cfs"`}},
		{"part of a unit", "12 m/s", "12", "m", []string{`error: 12 m/s: the key, option A, has the unit "m/s", expected the unit "m"`}},
		{"case of the unit", "12 MW", "12", "mW", []string{`error: 12 MW: the key, option A, has the unit "MW", expected the unit "mW"`}},
		{"no unit", "12", "12", "cfs", []string{`error: 12: the key, option A, has no unit, expected the unit "cfs"`}},
		{"unit not in the check", "12 cfs", "12", "", []string{`error: 12 cfs: the key, option A, has the unit "cfs", expected no unit`}},
		{"percent not in the check", "12 %", "12", "", []string{`error: 12 %: the key, option A, has the unit "%", expected no unit`}},
		{"no number", "twelve", "12", "", []string{`error: "twelve": the key, option A, has no number to check`}},
		{"two numbers", "10 cfs or 12 cfs", "12", "cfs",
			[]string{`error: "10 cfs or 12 cfs": the key, option A, has 2 numbers that could be the result of check.expr`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			check := map[string]any{"expr": test.expr}
			if test.unit != "" {
				check["unit"] = test.unit
			}
			ruletest.Equal(t, test.want, ruletest.Lines(t, NumericCheck, numeric(check, test.key, "7000 other", "8000 other", "9000 other")))
		})
	}
}

func TestNumericCheckHints(t *testing.T) {
	for _, test := range []struct{ key, unit, hint string }{
		{"12", "cfs", "write the unit after the number, the same as in check.unit"},
		{"12 cfs", "", "add the unit to check.unit, or delete it from the option"},
		{"twelve", "cfs", "write the number that check.expr gives, 12 cfs, or delete the check"},
	} {
		files := numeric(map[string]any{"expr": "12", "unit": test.unit}, test.key, "7000 other", "8000 other", "9000 other")
		findings := ruletest.Findings(t, NumericCheck, files)
		if len(findings) != 1 || findings[0].Hint != test.hint {
			t.Errorf("%s: got %v, want the hint %q", test.key, findings, test.hint)
		}
	}
}

func TestNumericCheckOfOtherOptions(t *testing.T) {
	files := numeric(map[string]any{"expr": "12", "unit": "cfs"}, "12 cfs", "12.1 cfs", "12 gpm", "12.3 cfs")
	ruletest.Equal(t, []string{"error: 12.1: option B says 12.1 cfs, which is within 1% of what check.expr gives (12 cfs): it is right too"},
		ruletest.Lines(t, NumericCheck, files))
}

func TestNumericCheckOfAListOfKeys(t *testing.T) {
	for answer, want := range map[string][]string{
		`["A"]`:      {"error: 12.1: option B says 12.1 cfs, which is within 1% of what check.expr gives (12 cfs): it is right too"},
		`["A", "B"]`: nil,
		`["C"]`: {
			"error: 12: option A says 12 cfs, which is within 1% of what check.expr gives (12 cfs): it is right too",
			"error: 12.1: option B says 12.1 cfs, which is within 1% of what check.expr gives (12 cfs): it is right too",
			"error: 15: the key, option C, says 15 cfs, but check.expr gives 12 cfs (25% off, tolerance 1%)",
		},
	} {
		bank := `[{"q": "What is asked here?", "options": ["12 cfs", "12.1 cfs", "15 cfs"], "answer": ` + answer + `,
		"explanation": "It is a sum.", "check": {"expr": "12", "unit": "cfs", "tolerance": 0.01}}]`
		ruletest.Equal(t, want, ruletest.Lines(t, NumericCheck, ruletest.Files{Questions: bank}))
	}
}

func TestNumericCheckPointsIntoTheExpression(t *testing.T) {
	bank := `[{"q": "What is asked here?", "options": ["6", "70", "80", "90"], "answer": "A", "explanation": "It is a product.",
	"check": {"expr": "2\u0020*\tw\u0069dht", "vars": {"width": 3}, "tolerance": 0.01}}]`
	ruletest.Equal(t, []string{`error: w\u0069dht: check.expr: unknown name "widht"`},
		ruletest.Lines(t, NumericCheck, ruletest.Files{Questions: bank}))
}

func TestNumericCheckOfAnAnswer(t *testing.T) {
	for answer, want := range map[string][]string{
		"9.42": nil,
		"8.42": {"error: 8.42: the answer is 8.42 cfs, but check.expr gives 9.42477 cfs (10.7% off, tolerance 1%)"},
	} {
		bank := `[{"q": "How much is it?", "answer": ` + answer + `, "unit": "cfs", "tolerance": 0.01, "explanation": "It is a product.",
	"check": {"expr": "3.14159*d^2/4*v", "vars": {"d": 2, "v": 3}, "unit": "cfs", "tolerance": 0.01}}]`
		ruletest.Equal(t, want, ruletest.Lines(t, NumericCheck, ruletest.Files{Questions: bank}))
	}
}

func TestNumericCheckMessagesAtTheLimits(t *testing.T) {
	tests := []struct{ answer, expr, want string }{
		{`0.333333`, "1/3", "the answer is 0.333333, but check.expr gives 0.333333 (0.0001% off, tolerance 1e-05%)"},
		{`43560000`, "4356000", "the answer is 43560000, but check.expr gives 4356000 (900% off, tolerance 1e-05%)"},
		{`43560`, "1", "the answer is 43560, but check.expr gives 1 (4355900% off, tolerance 1e-05%)"},
		{`3`, "0", "the answer is 3, but check.expr gives 0"},
		{`3, "unit": "ft"`, "3", `the check has no unit, the answer has the unit "ft"`},
	}
	for _, test := range tests {
		bank := `[{"q": "How much is it?", "answer": ` + test.answer + `, "check": {"expr": "` + test.expr + `", "tolerance": 1e-7}}]`
		findings := ruletest.Findings(t, NumericCheck, ruletest.Files{Questions: bank})
		if len(findings) != 1 || findings[0].Message != test.want {
			t.Errorf("%s: got %v, want %q", test.answer, findings, test.want)
		}
	}
}

func TestNumericCheckNeedsACheck(t *testing.T) {
	ruletest.Equal(t, []lint.Finding(nil), ruletest.Findings(t, NumericCheck, ruletest.Files{Questions: ruletest.Bank(ruletest.Item{})}))
}

func TestPercent(t *testing.T) {
	for share, want := range map[float64]string{0.5: "50%", 9.98: "998%", 9.996: "1000%", 43559: "4355900%"} {
		if got := percent(share); got != want {
			t.Errorf("percent(%v) = %s, want %s", share, got, want)
		}
	}
}
