package tex

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

func TestKnown(t *testing.T) {
	tests := []struct {
		tex  string
		want bool
	}{
		{`Q = \frac{1.486}{n} A R^{2/3} S^{1/2}`, true}, {`\sqrt{2 g h}`, true}, {`x_i^2 + y^{2}_{i}`, true},
		{`\left( \frac{a}{b} \right)^{0.5}`, true}, {`Q_{\text{full}} \le 2\,\mathrm{cfs}`, true},
		{`\sum_{i=1}^{n} x_i`, true}, {``, true}, {`n' = 2 x^*`, true}, {`f_\infty + C_* e`, true},
		{`_a`, true}, {`^{1/2}`, true}, {`x^{_2}`, true},
		{`\begin{cases} 1 & x < 2 \\ 2 & x \ge 2 \end{cases}`, true}, {`{\begin{cases} 1 & 2 \end{cases}}^2`, true},
		{`\frac{1}`, false}, {`x_a_b`, false}, {`x^2^3`, false}, {`\sqrt`, false}, {`{x`, false}, {`x}`, false},
		{`\left( x`, false}, {`\right)`, false}, {`\unknown`, false}, {`a & b`, false}, {`x''`, false}, {`x^2'`, false},
		{`x'^2`, false}, {`^_`, false}, {`^a^b`, false}, {`x_`, false}, {`\text{a_b}`, false}, {`x^\inftyx`, false}, {`é`, false},
		{`\begin{cases} 1 & 2 & 3 \end{cases}`, false}, {`\begin{matrix} 1 \end{matrix}`, false},
		{`\begin{cases} 1 & 2`, false}, {`\begin{cases} 1 \end{cases}`, false},
		{`\ce{H2O}`, true}, {`\ce{SO4^2-}`, true}, {`\ce{MnO4^{2-}}`, true}, {`\ce{N2 + 3H2 <=> 2NH3}`, true},
		{`\ce{^{14}_6C}`, true}, {`\ce{Ca(OH)2}`, true}, {`\ce{CH3-CH2-OH}`, true},
		{`\ce{H2O`, false}, {`\ce{$x$}`, false}, {`\ce{}`, false}, {`\ce{A \bond{~} B}`, false},
		{strings.Repeat("{", 50) + strings.Repeat("}", 50), false}, {strings.Repeat("x", 5000), false},
		{strings.Repeat(`\ce{SO4^2-}`, 90), false}, // longer than maxKnown: it could take too many steps
	}
	for _, test := range tests {
		if got := Known(test.tex); got != test.want {
			t.Errorf("Known(%q) = %t", test.tex, got)
		}
	}
}

// TestRendererAcceptsKnownFormulas typesets every known formula of the bank.
func TestRendererAcceptsKnownFormulas(t *testing.T) {
	if !Available() {
		t.Fatal("built without the renderer: run npm run build")
	}
	r := New()
	known, all := 0, 0
	for _, file := range []string{"topics.json", "questions.json"} {
		data, err := os.ReadFile("../../" + file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`"tex": "([^"]*)"|\$([^$"]+)\$`).FindAllStringSubmatch(string(data), -1) {
			source := strings.ReplaceAll(m[1]+m[2], `\\`, `\`)
			all++
			if Known(source) {
				known++
				if _, err := r.Render(t.Context(), source, false); err != nil {
					t.Errorf("%q is known, but cannot be typeset: %v", source, err)
				}
			}
		}
	}
	if known < all*9/10 {
		t.Errorf("%d of %d formulas are known, expected at least 90%%", known, all)
	}
}

func FuzzKnown(f *testing.F) {
	for _, seed := range []string{
		`^{1/2}`, `_a^b`, `x^{_2}`, `\frac{a}{b}`, `x_i^2`, `\left(x\right)`, `\sqrt{x}`, `\text{a b}`,
		`\operatorname{erf}_x`, `\cdot\sum_{i}^{n}`, `a!b|c<d>e`, `\bar{x}^2`, `\,\;\%`, `x'+y^*_\infty`,
		`\ce{^{14}_6C + 2 H2O <=> SO4^{2-}}`, `\ce{-CO(NH2)2- -> Na+}`, `\begin{cases}a&b\\c&d\end{cases}`,
	} {
		f.Add(seed)
	}
	r := New()
	f.Fuzz(func(t *testing.T, source string) {
		if !Known(source) || !Available() {
			return
		}
		if _, err := r.Render(t.Context(), source, false); err != nil {
			t.Errorf("%q is known, but cannot be typeset: %v", source, err)
		}
	})
}
