package tex

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
)

func render(t *testing.T, tex string) string {
	t.Helper()
	if !Available() {
		t.Fatal("temml.min.js is not in internal/tex/temml: run npm run build, or npm test")
	}
	node, err := New().Render(tex, false)
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(node)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestRender(t *testing.T) {
	tests := []struct{ tex, want string }{
		{"x", `["math",{},[["mi",{},["x"]]]]`},
		{`\frac{1}{2}`, `["math",{},[["mfrac",{},[["mn",{},["1"]],["mn",{},["2"]]]]]]`},
		{"a<b", `["math",{},[["mrow",{},[["mi",{},["a"]],["mo",{},["\u003c"]],["mi",{},["b"]]]]]]`},
	}
	for _, test := range tests {
		if got := render(t, test.tex); got != test.want {
			t.Errorf("%s: %s, want %s", test.tex, got, test.want)
		}
	}
}

func TestRenderDropsStyles(t *testing.T) {
	got := render(t, `\begin{cases} a & x > 0 \\ b & \text{else} \end{cases}`)
	if strings.Contains(got, "style") || strings.Contains(got, `"class"`) || !strings.Contains(got, `"className":"tml-left"`) {
		t.Error(got)
	}
}

func TestRenderSaysWhatIsWrong(t *testing.T) {
	for tex, want := range map[string]string{
		`\frac{1}`:          "expected '}'",
		`\nosuch`:           `\nosuch`,
		`\href{https://x}y`: `\href`,
		`x^`:                "incomplete",
	} {
		_, err := New().Render(tex, true)
		var wrong *Error
		if !errors.As(err, &wrong) || !strings.Contains(wrong.Message, want) {
			t.Errorf("%s: %v, want it to hold %q", tex, err, want)
		}
	}
}

func BenchmarkRender(b *testing.B) {
	r := New()
	for b.Loop() {
		clear(r.done)
		if _, err := r.Render(`Q = \frac{1.49}{n} A R^{2/3} S^{1/2}`, true); err != nil {
			b.Fatal(err)
		}
	}
}
