//go:build !windows

package cli

import (
	"bytes"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// TestKill kills fmt, lint --fix and export 200 times each, at random moments. Each file must be
// the old or the new one. A killed command may leave a temporary file, which the next run removes.
func TestKill(t *testing.T) {
	tool := buildTool(t)
	const unformatted = `[{"options": ["30 ft", "10 ft", "40 ft", "20 ft"], "q": "How deep is it?", "answer": "A", ` +
		`"explanation": "It is as deep as it is."}]`
	tests := []struct {
		name  string
		args  []string
		files []string
	}{
		{"fmt", []string{"fmt"}, []string{"questions.json"}},
		{"fix", []string{"lint", "--fix", "--fail-on", "never"}, []string{"questions.json"}},
		{
			"export",
			[]string{"export", "--force", "--out", "out"},
			[]string{"out/catalog.json", "out/questions.json", "out/explanations.json", "out/topics.json"},
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			write := func(name, text string) {
				t.Helper()
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			write("swmmquiz.yaml", "bank: questions.json\n")
			// prepare restores the files to their state before a run.
			prepare := func() {
				write("questions.json", unformatted)
				for _, file := range test.files {
					if file != "questions.json" {
						_ = os.MkdirAll(filepath.Join(dir, "out"), 0o755)
						write(file, "old\n")
					}
				}
			}
			read := func() (texts [][]byte) {
				for _, file := range test.files {
					text, err := os.ReadFile(filepath.Join(dir, file))
					if err != nil {
						t.Fatal(err)
					}
					texts = append(texts, text)
				}
				return texts
			}
			// run runs the command, and kills it after the limit unless that is 0.
			run := func(limit time.Duration) {
				cmd := exec.Command(tool, test.args...)
				cmd.Dir = dir
				if err := cmd.Start(); err != nil {
					t.Fatal(err)
				}
				if limit > 0 {
					time.Sleep(limit)
					_ = cmd.Process.Kill()
				}
				_ = cmd.Wait()
			}
			prepare()
			before := read()
			start := time.Now()
			run(0)
			length := time.Since(start)
			after := read()
			changed := 0
			for range 200 {
				prepare()
				run(time.Duration(rand.Int64N(int64(length*3/2)) + 1))
				for i, text := range read() {
					switch {
					case bytes.Equal(text, after[i]):
						changed++
					case !bytes.Equal(text, before[i]):
						t.Fatalf("%s is neither the old nor the new file:\n%s", test.files[i], text)
					}
				}
			}
			if changed == 0 || changed == 200*len(test.files) {
				t.Errorf("%d of %d files were written: the kills came too early or too late to test anything", changed, 200*len(test.files))
			}
			prepare()
			run(0)
			entries, err := filepath.Glob(filepath.Join(dir, filepath.Dir(test.files[0]), ".*"))
			if err != nil || len(entries) > 0 {
				t.Errorf("left over: %v %v", entries, err)
			}
		})
	}
}
