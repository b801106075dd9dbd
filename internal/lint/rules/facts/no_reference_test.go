package facts

import (
	"fmt"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestNoReference(t *testing.T) {
	tests := []struct{ items, cited, want int }{
		{10, 9, 1},
		{10, 5, 5},
		{10, 4, 0},
		{10, 10, 0},
		{10, 0, 0},
		{9, 8, 0},
	}
	for _, test := range tests {
		t.Run(fmt.Sprintf("%d of %d", test.cited, test.items), func(t *testing.T) {
			items := make([]ruletest.Item, test.items)
			for i := range test.cited {
				items[i].References = []ruletest.Reference{{Source: "X", Section: "1"}}
			}
			ruletest.Equal(t, test.want, len(ruletest.Findings(t, NoReference, ruletest.Files{Questions: ruletest.Bank(items...)})))
		})
	}
}
