package options

import (
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestLetteredOption(t *testing.T) {
	check(t, LetteredOption, []testCase{
		{"", "A) Weir | B) Pump | C) Gate | D) Pipe", "error A) ; error B) ; error C) ; error D) "},
		{"", "A)Weir | B)Pump | C)Gate | D)Pipe", "error A); error B); error C); error D)"},
		{"", "(1) Weir | (2) Pump | (3) Gate | Pipe", "error (1) ; error (2) ; error (3) "},
		{"", "i. Weir | ii. Pump | iii. Gate | iv. Pipe", "error i. ; error ii. ; error iii. ; error iv. "},
		{"", "**A** Weir | **B** Pump | **C** Gate | **D** Pipe", "error **A** ; error **B** ; error **C** ; error **D** "},
		{
			"",
			"Option A: Weir | Option B: Pump | Option C: Gate | Option D: Pipe",
			"error Option A: ; error Option B: ; error Option C: ; error Option D: ",
		},
		{"", "① Weir | ② Pump | ③ Gate | ④ Pipe", "error ① ; error ② ; error ③ ; error ④ "},

		{"", "A. Manning | W. Hazen | C. Colebrook | H. Green", ""},
		{"", "A pipe | Big weir | Clay | Dam", ""},
		{"", "1. | 2. | 3. | 4.", ""},
		{"", "1.5 | 2.5 | 3.5 | 4.5", ""},
		{"", "1 m | 2 m | 3 m | 4 m", ""},
		{"", "x-axis | y-axis | z-axis | origin", ""},
		{"", "A | B | C | D", ""},
		{"", "1 – 2 ft | 2 – 3 ft | 3 – 4 ft | 4 – 5 ft", ""},
		{"", "1 : 1 | 2 : 1 | 3 : 1 | 4 : 1", ""},
		{"", "A → B | B → C | C → D | D → A", ""},
		{"", "1 - low | 2 - high | 3 - full | 4 - dry", "error 1 - ; error 2 - ; error 3 - ; error 4 - "},
		{"", "1) 6 ft | 2) 7 ft | 3) 8 ft | 4) 9 ft", "error 1) ; error 2) ; error 3) ; error 4) "},
	})
}

func TestLetteredOptionFix(t *testing.T) {
	tests := []struct {
		options string
		kind    lint.FixKind
	}{
		{"A) Weir | B) Pump | C) Gate | D) Pipe", lint.FixSafe},
		{"1) Weir | 2) Pump | 3) Gate | 4) Pipe", lint.FixUnsafe},
	}
	for _, test := range tests {
		item := testCase{options: test.options}.item()
		if got := applyFixes(t, LetteredOption, item); !strings.Contains(got, `["Weir","Pump","Gate","Pipe"]`) {
			t.Errorf("%s: got %s, want options without letters", test.options, got)
		}
		for _, f := range ruletest.Findings(t, LetteredOption, ruletest.Files{Questions: ruletest.Bank(item)}) {
			if f.Fixes[0].Kind != test.kind {
				t.Errorf("%s: the fix is %s, want %s", test.options, f.Fixes[0].Kind, test.kind)
			}
		}
	}
}
