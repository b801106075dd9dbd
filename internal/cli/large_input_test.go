//go:build linux

package cli

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// peakMemory returns the peak memory use of a run, in bytes.
func peakMemory(r result) int64 {
	usage, ok := r.state.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	return int64(usage.Maxrss) << 10 // kilobytes on Linux
}

// item returns a question without errors. Its stem contains the number.
func item(number int) string {
	return fmt.Sprintf(
		`{"q": "Which of the %d letters is the first one?", "options": ["a", "b", "c", "d"], "answer": "%c", `+
			`"explanation": "The alphabet begins with it, and so does this list of four."}`,
		number, "ABCD"[number%4],
	)
}

func items(n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = item(i)
	}
	return "[" + strings.Join(list, ",\n") + "]"
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestLargeInput(t *testing.T) {
	tool := buildTool(t)
	const mega = 1 << 20
	tests := []struct {
		name          string
		before        string // the start of the file
		repeat        string // the part that follows, repeated
		times         int    // how many times repeat follows
		after         string // the end of the file
		code          int
		want          string
		fileMegabytes int // for the memory limit
	}{
		{"200 MB of brackets", "", strings.Repeat("[", mega), 200, "", 1, "error QB003 nested more than 64 levels deep", 200},
		{"a text of 100 MB", `[{"q": "`, strings.Repeat("long", mega/4), 100, item(1)[len(`{"q": "`):] + "]", 0, "1 question", 100},
		{"no items", "[]", "", 0, "", 1, "error QB110 the bank has no questions", 0},
		{"one item", items(1), "", 0, "", 0, "in 1 question", 0},
		{"10,000 items", items(10_000), "", 0, "", 0, "in 10000 questions", 2},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			// Written in pieces: a child process starts with its parent's peak memory use.
			file, err := os.Create(filepath.Join(dir, "questions.json"))
			if err != nil {
				t.Fatal(err)
			}
			_, err = file.WriteString(test.before)
			for range test.times {
				_, failed := file.WriteString(test.repeat)
				err = errors.Join(err, failed)
			}
			_, failed := file.WriteString(test.after)
			if err := errors.Join(err, failed, file.Close()); err != nil {
				t.Fatal(err)
			}
			r := runCommand(t, dir, exec.Command(tool, "lint", "questions.json"))
			if r.code != test.code || !strings.Contains(r.stdout, test.want) {
				t.Errorf("exit code %d, want %d; output %.300q %.300q", r.code, test.code, r.stdout, r.stderr)
			}
			if limit := int64(256+6*test.fileMegabytes) * mega; peakMemory(r) > limit {
				t.Errorf("used %d MB of memory, want at most %d", peakMemory(r)/mega, limit/mega)
			}
		})
	}
}

func TestUnreadableFile(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "questions.json")
	write(t, file, items(1))
	if err := os.Chmod(file, 0); err != nil {
		t.Fatal(err)
	}
	path := buildTool(t)
	cmd := exec.Command(path, "lint", "questions.json")
	if os.Geteuid() == 0 { // root can read everything: run as nobody
		if err := errors.Join(os.Chmod(dir, 0o755), os.Chmod(filepath.Dir(path), 0o755), os.Chmod(filepath.Dir(dir), 0o755)); err != nil {
			t.Fatal(err)
		}
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
	}
	r := runCommand(t, dir, cmd)
	if r.code != exitFailure || !strings.Contains(r.stderr, "cannot read questions.json: permission denied\nhint: ") {
		t.Errorf("exit code %d: %s", r.code, r.stderr)
	}
}

// TestFullDisk limits the size of files. As on a full disk, writing fails partway.
func TestFullDisk(t *testing.T) {
	tool, dir := buildTool(t), t.TempDir()
	write(t, filepath.Join(dir, "questions.json"), items(1))
	if r := runCommand(t, dir, exec.Command(tool, "export", "--out", "site")); r.code != exitOK {
		t.Fatal(r.stderr)
	}
	before := snapshot(t, filepath.Join(dir, "site"))
	write(t, filepath.Join(dir, "questions.json"), items(5000))
	r := runCommand(t, dir, exec.Command("sh", "-c", `ulimit -f 100; trap "" XFSZ; exec "$0" export --out site`, tool))
	if r.code != exitFailure ||
		!strings.Contains(r.stderr, "cannot write the bundle into site: file too large\nhint: free disk space") {
		t.Errorf("exit code %d: %s", r.code, r.stderr)
	}
	if after := snapshot(t, filepath.Join(dir, "site")); after != before {
		t.Errorf("the files have changed:\n%s\nbefore:\n%s", after, before)
	}
}

// snapshot returns the names and contents of a folder's files.
func snapshot(t *testing.T, dir string) string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, entry := range entries {
		data, err := os.ReadFile(filepath.Join(dir, entry.Name()))
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&all, "%s: %s\n", entry.Name(), data)
	}
	return all.String()
}
