package tex

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

func render(t *testing.T, tex string) string {
	t.Helper()
	if !Available() {
		t.Fatal("the renderer is not in internal/tex/temml: run npm run build, or npm test")
	}
	node, err := New().Render(t.Context(), tex, false)
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
		{`\overline{x}`, `["math",{},[["mover",{},[["mrow",{},[["mi",{},["x"]]]],["mo",{"stretchy":"true"},["‾"]]]]]]`},
		{`\underline{x}`, `["math",{},[["munder",{},[["mrow",{},[["mi",{},["x"]]]],["mo",{"stretchy":"true"},["_"]]]]]]`},
		{"", `["math",{},[]]`},
	}
	for _, test := range tests {
		if got := render(t, test.tex); got != test.want {
			t.Errorf("%s: got %s, want %s", test.tex, got, test.want)
		}
	}
}

func TestRenderChemistry(t *testing.T) {
	for tex, want := range map[string]string{
		`\ce{H2O}`:              `["H"]],["mspace",{},[]]]],["msub",{},[["mrow",{},[]],["mn",{},["2"]]]]`,
		`\ce{SO4^2-}`:           `["msup",{},[["mrow",{},[]],["mrow",{},[["mn",{},["2"]],["mo",{"lspace":"0em","rspace":"0em"},["−"]]]]]]`,
		`\ce{N2 + 3H2 -> 2NH3}`: `["→"]`,
		`\ce{^{14}_6C}`: `["mn",{},["6"]]]],["mrow",{},[["mpadded",{"width":"0.1px"},[["mphantom",{},[["mn",{},["2"]]]]]],` +
			`["mn",{},["14"]]]]]]`,
		`\pu{5 kJ/mol}`: `["kJ"]`,
	} {
		if got := render(t, tex); !strings.Contains(got, want) {
			t.Errorf("%s: got %s, want it to contain %s", tex, got, want)
		}
	}
}

func TestRenderDropsStyles(t *testing.T) {
	got := render(t, `\begin{cases} a & x > 0 \\ b & \text{else} \end{cases}`)
	if strings.Contains(got, "style") || strings.Contains(got, `"class"`) || !strings.Contains(got, `"className":"tml-left"`) {
		t.Errorf("got %s, want className tml-left and no styles", got)
	}
}

func TestRenderErrors(t *testing.T) {
	r := New()
	for tex, want := range map[string]string{
		`\frac{1}`:                         "expected '}'",
		`\nosuch`:                          `\nosuch`,
		`\href{https://x}y`:                `\href`,
		`x^`:                               "incomplete",
		`\color{red}x`:                     "color",
		`\boxed{x}`:                        "frames",
		`\cancel{x}`:                       "strikes",
		`\colorbox{red}{x}`:                "color",
		`\rule{1em}{1em}`:                  "does not support rules",
		`\begin{array}{l|r}a&b\end{array}`: "rules",
		`\ref{a}`:                          "<a>",
		`\url{javascript:x}`:               `\url`,
		`\style{color:red}{x}`:             "not trusted",
		`\def\a{\a\a}\a`:                   `the site does not support \def`,
		strings.Repeat(`\implies`, 101):    "Too many expansions",
		"x\x01\x1b[31m":                    "Unexpected character: '\ufffd'",
		strings.Repeat("x+", 3000) + "x":   "expected at most 4096",
	} {
		_, err := r.Render(t.Context(), tex, true)
		var wrong *Error
		if !errors.As(err, &wrong) || !strings.Contains(wrong.Message, want) {
			t.Errorf("%s: got %v, want it to contain %q", tex, err, want)
		}
	}
}

// TestHostileTeXEnds checks that deep nesting neither overflows a stack nor takes exponential
// time, and that TeX does not produce HTML.
func TestHostileTeXEnds(t *testing.T) {
	r := New()
	for _, source := range []string{
		strings.Repeat("{", 1000) + "x" + strings.Repeat("}", 1000),
		strings.Repeat("x^{", 300) + "x" + strings.Repeat("}", 300),
		strings.Repeat(`\frac{1}{`, 200) + "x" + strings.Repeat("}", 200),
		strings.Repeat(`\sqrt`, 800),
		strings.Repeat("{", 4000),
		"<script>alert(1)</script>",
		`\text{</math><script>alert(1)</script>}`,
		"__proto__",
	} {
		node, err := r.Render(t.Context(), source, true)
		if err != nil {
			continue
		}
		data, err := json.Marshal(node)
		if err != nil || strings.Contains(string(data), `["script"`) {
			t.Errorf("%.40s: %v %.200s", source, err, data)
		}
	}
}

func TestRenderInSeveralGoroutines(t *testing.T) {
	r := New()
	var all sync.WaitGroup
	for first := range 8 {
		all.Go(func() {
			for n := first; n < 40; n++ { // some are cached, some are not
				node, err := r.Render(t.Context(), fmt.Sprintf("x^{%d}", n), false)
				want := fmt.Sprintf(`["math",{},[["msup",{},[["mi",{},["x"]],["mn",{},["%d"]]]]]]`, n)
				if got, _ := json.Marshal(node); err != nil || string(got) != want {
					t.Errorf("got %s, %v, want %s", got, err, want)
				}
			}
		})
	}
	all.Wait()
}

// TestWithoutTheRenderer runs itself in a build without the renderer, as in a clone where
// the site has never been built.
func TestWithoutTheRenderer(t *testing.T) {
	if os.Getenv("SWMMQUIZ_TEST_WITHOUT_TEMML") != "" {
		if Available() {
			t.Error("the renderer is available")
		}
		if _, err := New().Render(t.Context(), "x", false); !errors.Is(err, ErrUnavailable) {
			t.Errorf("got %v", err)
		}
		return
	}
	file, err := filepath.Abs(scripts[0])
	if err != nil {
		t.Fatal(err)
	}
	overlay := filepath.Join(t.TempDir(), "overlay.json")
	text, err := json.Marshal(map[string]map[string]string{"Replace": {file: ""}})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(overlay, text, 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "test", "-count=1", "-overlay", overlay, "-run", "^TestWithoutTheRenderer$", ".")
	cmd.Env = append(os.Environ(), "SWMMQUIZ_TEST_WITHOUT_TEMML=1")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

func BenchmarkRender(b *testing.B) {
	r := New()
	for b.Loop() {
		clear(r.cache) // so that it is typeset again
		if _, err := r.Render(b.Context(), `Q = \frac{1.49}{n} A R^{2/3} S^{1/2}`, true); err != nil {
			b.Fatal(err)
		}
	}
}
