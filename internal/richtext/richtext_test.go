package richtext

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// show writes nodes as <kind:text>.
func show(nodes []Node) string {
	var b strings.Builder
	for _, n := range nodes {
		switch n.Kind {
		case Text:
			b.WriteString(n.Text)
		case Code:
			b.WriteString("<code:" + n.Text + ">")
		case TeX:
			b.WriteString("<tex:" + n.Text + ">")
		case Strong:
			b.WriteString("<strong:" + show(n.Children) + ">")
		}
	}
	return b.String()
}

func TestParse(t *testing.T) {
	tests := []struct {
		text, want string
		unbalanced []Unbalanced
	}{
		{"plain <b>text</b> & *one star*", "plain <b>text</b> & *one star*", nil},
		{"use `[OPTIONS]` **now**", "use <code:[OPTIONS]> <strong:now>", nil},
		{"$Q = VA$ and $\\frac{a}{b}$.", "<tex:Q = VA> and <tex:\\frac{a}{b}>.", nil},
		{"**a `b**` $c**$ d** e", "<strong:a <code:b**> <tex:c**> d> e", nil},
		{"costs $5 and $6", "costs $5 and $6", nil},
		{"a $ b", "a $ b", nil},
		{"`a", "`a", []Unbalanced{{0, "`"}}},
		{"x ** y", "x ** y", []Unbalanced{{2, "**"}}},
		{"é $x", "é $x", []Unbalanced{{3, "$"}}},
		{"``", "``", []Unbalanced{{0, "`"}, {1, "`"}}},
		{"", "", nil},
	}
	for _, test := range tests {
		nodes, unbalanced := Parse(test.text)
		if got := show(nodes); got != test.want {
			t.Errorf("Parse(%q) = %s, want %s", test.text, got, test.want)
		}
		if diff := cmp.Diff(test.unbalanced, unbalanced); diff != "" {
			t.Errorf("Parse(%q): %s", test.text, diff)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("**a `b` $c$** $5 ** ` $")
	f.Fuzz(func(t *testing.T, text string) {
		nodes, unbalanced := Parse(text)
		var whole strings.Builder
		end := 0
		for _, n := range nodes {
			if n.Start != end {
				t.Fatalf("gap before %d in %q", n.Start, text)
			}
			whole.WriteString(text[n.Start:n.End])
			end = n.End
		}
		if whole.String() != text {
			t.Errorf("%q became %q", text, whole.String())
		}
		for _, u := range unbalanced {
			if !strings.HasPrefix(text[u.Offset:], u.Mark) {
				t.Errorf("no %s at %d of %q", u.Mark, u.Offset, text)
			}
		}
	})
}
