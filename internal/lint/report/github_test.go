package report

import (
	"fmt"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

func TestGitHubKeepsToTheLimit(t *testing.T) {
	r := sample(t)
	one := r.Findings[1]
	for _, n := range []int{9, 10, 11, 40} {
		r.Findings = nil
		for i := range n {
			f := one
			f.Message = fmt.Sprintf("number %d ::error::x ##[error]y", i)
			r.Findings = append(r.Findings, f)
		}
		out := string(write(t, GitHub, r, options))
		commands, plain := 0, 0
		for line := range strings.Lines(out) {
			if strings.HasPrefix(line, "::") {
				commands++
				continue
			}
			plain++
			if strings.HasPrefix(strings.TrimSpace(line), "::") || strings.Contains(line, "##[") {
				t.Errorf("a plain line could be taken for a command: %s", line)
			}
		}
		if want := min(n, annotationLimit); commands != want {
			t.Errorf("%d findings: %d annotations, want %d", n, commands, want)
		}
		if n > annotationLimit {
			want := fmt.Sprintf("::warning title=swmmquiz lint::%d more findings of severity warning are in the log of this step\n", n-9)
			if !strings.Contains(out, want) {
				t.Errorf("no summary in %s", out)
			}
			if plain != n-9+1 {
				t.Errorf("got %d plain lines for %d findings, want %d", plain, n, n-9+1)
			}
		}
	}
}

func TestGitHubEscapes(t *testing.T) {
	r := sample(t)
	r.Findings = r.Findings[:1]
	r.Findings[0].Message = "100%\r\nof: a, b\u009b\u202e"
	line, _, _ := strings.Cut(string(write(t, GitHub, r, options)), "\n")
	want := "::error file=a bank/q%2C1%3A%25.json,line=1,endLine=4,title=QB001 wrong::100%25␍␊of: a, b<U+009B><U+202E>"
	if line != want {
		t.Errorf("got  %s\nwant %s", line, want)
	}
	r.Findings[0].File = "x\n::error::INJECTED,\x1b[2J\u009b"
	line, _, _ = strings.Cut(string(write(t, GitHub, r, options)), "\n")
	if want := "::error file=x␊%3A%3Aerror%3A%3AINJECTED%2C␛[2J<U+009B>,line=1,"; !strings.HasPrefix(line, want) {
		t.Errorf("got  %s\nwant %s", line, want)
	}
	if kind := annotationTypes[2]; kind.severity != lint.Info || kind.name != "notice" {
		t.Error("info findings should be notices")
	}
}

// TestNoFormatShowsUnsafeCharacters puts unsafe characters in every text that comes
// from a bank, a path or a configuration.
func TestNoFormatShowsUnsafeCharacters(t *testing.T) {
	const hostile = "::error::x\n\x1b[31m\u009b31m\u202e\u2066\u2028\x7f\U000e0041"
	r := sample(t)
	for i := range r.Findings {
		f := &r.Findings[i]
		f.File, f.Message, f.Hint, f.Pointer = hostile, hostile, hostile, "/"+hostile
		f.Question = &lint.QuestionRef{ID: hostile}
		for j := range f.Related {
			f.Related[j].File, f.Related[j].Message = hostile, hostile
		}
		for j := range f.Fixes {
			f.Fixes[j].Message = hostile
			for k := range f.Fixes[j].Edits {
				f.Fixes[j].Edits[k].New = hostile
			}
		}
	}
	for _, format := range Formats {
		out := string(write(t, format, r, Options{Version: hostile}))
		for i, c := range out {
			if c != '\n' && safetext.Unsafe(c) {
				t.Errorf("%s has %U at %d: %q", format, c, i, out[max(0, i-40):min(len(out), i+40)])
				break
			}
		}
		for line := range strings.Lines(out) {
			if strings.HasPrefix(strings.TrimSpace(line), "::") && format != GitHub {
				t.Errorf("%s has a line that GitHub takes for a command: %s", format, line)
			}
		}
	}
}
