package richtext

import (
	"strings"
	"testing"
	"time"

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
		{"Look:\n```go\na := `b`\n\n$x$\n```\nand?", "Look:\n<code:a := `b`\n\n$x$>\nand?", nil},
		{"```\n**a\n```", "<code:**a>", nil},
		{"```\na", "```\na", []Unbalanced{{0, "```"}}},
		{"a ```b", "a ```b", []Unbalanced{{2, "`"}, {3, "`"}, {4, "`"}}},
		{"$5", "$5", nil},
		{"from $5 to $6 each, $n$ times", "from $5 to $6 each, <tex:n> times", nil},
		{"$a and $b$", "$a and <tex:b>", []Unbalanced{{0, "$"}}},
		{"$x$5", "$x$5", []Unbalanced{{0, "$"}}},
		{"$x $", "$x $", []Unbalanced{{0, "$"}}},
		{`$a\$b$`, `<tex:a\$b>`, nil},
		{`\$a$`, `\<tex:a>`, nil},
		{`$a\\$ b`, `<tex:a\\> b`, nil},
		{"`$5` and `a*b**c`", "<code:$5> and <code:a*b**c>", nil},
		{"`**`", "<code:**>", nil},
		{"**a", "**a", []Unbalanced{{0, "**"}}},
		{"**a `b** c`", "**a <code:b** c>", []Unbalanced{{0, "**"}}},
		{"**a $b", "**a $b", []Unbalanced{{0, "**"}, {4, "$"}}},
		{"****", "****", []Unbalanced{{0, "**"}, {2, "**"}}},
		{"$$x$$", "$<tex:x>$", []Unbalanced{{0, "$"}}},
		{"\\`a\\` \\**b\\**", "\\<code:a\\> \\<strong:b\\>", nil},
		{"😀 **漢 `字`** \u2028\u202e", "😀 <strong:漢 <code:字>> \u2028\u202e", nil},
		{"\xff`\xfe`$\x80$", "\xff<code:\xfe><tex:\x80>", nil},
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

func TestPlain(t *testing.T) {
	for text, want := range map[string]string{
		"use `[OPTIONS]` **now, $n$**": "use [OPTIONS] now, n",
		"a ** b $":                     "a ** b $",
		"":                             "",
	} {
		if got := Plain(text); got != want {
			t.Errorf("Plain(%q) = %q, want %q", text, got, want)
		}
	}
}

// TestParseTakesLinearTime parses texts with many opening marks. Searching the rest of the
// text for the partner of each mark would take quadratic time.
func TestParseTakesLinearTime(t *testing.T) {
	const size = 256 << 10
	for _, part := range []string{
		"$a ", "$5 ", "**a ", "`", "`` ", "```\n", "```\na\n", "**\n```", "**\n```\n", "** $a ", "**`a ", "$$", "*", "**$`", `\$`, "$\\",
	} {
		started := time.Now()
		Parse(strings.Repeat(part, size/len(part)))
		if took := time.Since(started); took > time.Minute {
			t.Errorf("256 kB of %q took %v", part, took)
		}
	}
	for _, end := range []string{" $", "$5", "`"} { // a last mark that closes nothing
		for _, part := range []string{`\$x`, `\$x**`, "**`"} {
			started := time.Now()
			Parse(strings.Repeat(part, 4*size/len(part)) + end)
			if took := time.Since(started); took > time.Minute {
				t.Errorf("1 MB of %q took %v", part, took)
			}
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"**a `b` $c$** $5 ** ` $", "$$", "****", "** ** **", "$\\$ $", "**`**`**", "```a\nb\n```", "\xff$\xfe$"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		nodes, unbalanced := Parse(text)
		checkCoverage(t, text, nodes, 0, len(text))
		last := -1
		for _, u := range unbalanced {
			if u.Offset <= last || !strings.HasPrefix(text[u.Offset:], u.Mark) {
				t.Errorf("no %s at %d of %q, or out of order", u.Mark, u.Offset, text)
			}
			last = u.Offset
		}
	})
}

// checkCoverage checks that the nodes follow each other without a gap from start to end, and
// that each contains the text at its offsets.
func checkCoverage(t *testing.T, text string, nodes []Node, start, end int) {
	marks := map[Kind]string{Code: "`", TeX: "$", Strong: "**"}
	for _, n := range nodes {
		mark := marks[n.Kind]
		if n.Start != start || n.End <= n.Start || n.End > end {
			t.Fatalf("got a node at %d:%d, want one from %d in %q", n.Start, n.End, start, text)
		}
		if n.Kind == Strong {
			checkCoverage(t, text, n.Children, n.Start+2, n.End-2)
			n.Text = text[n.Start+2 : n.End-2]
		}
		if lines := strings.TrimPrefix(text[n.Start:n.End], fence); n.Kind == Code && len(n.Text) < n.End-n.Start-2 {
			if !strings.HasSuffix(lines, "\n"+n.Text+"\n"+fence) {
				t.Fatalf("%q contains %q at %d, the node has %q", text, lines, n.Start, n.Text)
			}
			start = n.End
			continue
		}
		if want := mark + n.Text + mark; n.Text == "" || text[n.Start:n.End] != want {
			t.Fatalf("%q contains %q at %d, the node has %q", text, text[n.Start:n.End], n.Start, want)
		}
		start = n.End
	}
	if start != end {
		t.Fatalf("the nodes end at %d, want %d in %q", start, end, text)
	}
}

func BenchmarkParse(b *testing.B) {
	const text = "Manning's equation is $Q = (1.486/n) A R^{2/3} S^{1/2}$ in **US units**, see `[CONDUITS]`; the rest is prose " +
		"of the usual length."
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		Parse(text)
	}
}
