package rules

import (
	"strings"
	"testing"
)

func TestLongestKey(t *testing.T) {
	long := func(n int) string { return strings.Repeat("x", n) }
	tests := []struct {
		name    string
		options []string
		setting map[string]any
		want    []string
	}{
		{"equal", []string{long(40), long(39), long(38), long(37)}, nil, nil},
		{"just below the ratio", []string{long(49), long(40), "a", "b"}, nil, nil},
		{"at the ratio", []string{long(50), long(40), "a", "b"}, nil, []string{`"` + long(50) + `": the key, option A, has 50 characters, the next longest option 40`}},
		{"short options differ by chance", []string{"1,250 cfs", "98 cfs", "7 cfs", "5 cfs"}, nil, nil},
		{"lower lead", []string{"1,250 cfs", "98 cfs", "7 cfs", "5 cfs"}, map[string]any{"minExtra": 2}, []string{`"1,250 cfs": the key, option A, has 9 characters, the next longest option 6`}},
		{"higher ratio", []string{long(50), long(40), "a", "b"}, map[string]any{"ratio": 2}, nil},
		{"another is longer", []string{long(50), long(60), "a", "b"}, nil, nil},
		{"marks do not count", []string{"**" + long(40) + "**", long(39), "$" + `\frac{a}{b}` + "$", "b"}, nil, nil},
		{"characters, not bytes", []string{strings.Repeat("é", 40), long(39), "a", "b"}, nil, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, longestKey, bankOf(item{Options: test.options}), test.setting))
		})
	}
}
