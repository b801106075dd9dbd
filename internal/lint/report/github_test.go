package report

import (
	"fmt"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

func TestGitHubKeepsToTheLimit(t *testing.T) {
	r := slice(t)
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
			if strings.Contains(line, "::") || strings.Contains(line, "##[") {
				t.Errorf("a plain line could be taken for a command: %s", line)
			}
		}
		if want := min(n, annotationLimit); commands != want {
			t.Errorf("%d findings: %d annotations, want %d", n, commands, want)
		}
		if n > annotationLimit {
			if want := fmt.Sprintf("::warning title=swmmquiz lint::%d more findings of severity warning are in the log of this step\n", n-9); !strings.Contains(out, want) {
				t.Errorf("no summary in %s", out)
			}
			if plain != n-9+1 {
				t.Errorf("%d plain lines of %d findings", plain, n)
			}
		}
	}
}

func TestGitHubEscapes(t *testing.T) {
	r := slice(t)
	r.Findings = r.Findings[:1]
	r.Findings[0].Message = "100%\r\nof: a, b"
	line, _, _ := strings.Cut(string(write(t, GitHub, r, options)), "\n")
	want := "::error file=a bank/q%2C1%3A%25.json,line=1,endLine=4,title=QB001 wrong::100%25%0D%0Aof: a, b"
	if line != want {
		t.Errorf("got  %s\nwant %s", line, want)
	}
	if kind := annotationTypes[2]; kind.severity != lint.Info || kind.name != "notice" {
		t.Error("info is a notice")
	}
}
