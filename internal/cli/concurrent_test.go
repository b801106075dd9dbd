//go:build linux

package cli

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// full reports whether to run the tests of this file with their full counts:
//
//	FULL_TESTS=1 go test ./internal/cli -run 'TestSaves|TestManyNew|TestSignals' -v -timeout 30m
var full = os.Getenv("FULL_TESTS") != ""

// counts returns quick, or complete if FULL_TESTS is set.
func counts(quick, complete int) int {
	if full {
		return complete
	}
	return quick
}

// TestSavesDuringCommands saves the bank at a random moment while a command
// changes it. The save must be in the file afterward, and a command that did
// not do its work must fail with a message.
func TestSavesDuringCommands(t *testing.T) {
	tool := buildTool(t)
	const unformatted = `[{"options": ["30 ft", "10 ft", "40 ft", "20 ft"], "q": "How deep is it?  %s", "answer": "A", ` +
		`"explanation": "It is as deep as it is."}` + "%s]\n"
	filler := strings.Repeat(",\n"+item(1), 200)
	bank := func(mark string) string { return fmt.Sprintf(unformatted, mark, filler) }
	for name, command := range map[string]struct {
		args []string
		done string // what a finished command leaves in the file
	}{
		"fmt": {[]string{"fmt"}, "\n      \"30 ft\",\n"},
		"fix": {[]string{"lint", "--fix", "--fail-on", "never"}, `"10 ft", "20 ft", "30 ft", "40 ft"`},
		"new": {[]string{"new", "added-item"}, `"added-item"`},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			path := filepath.Join(dir, "questions.json")
			length := time.Minute
			for range 3 {
				write(t, path, bank("first"))
				start := time.Now()
				if r := runCommand(t, dir, exec.Command(tool, command.args...)); r.code != exitOK {
					t.Fatal(r.stderr)
				}
				length = min(length, time.Since(start))
			}
			kept, refused, overtaken := 0, 0, 0
			for round := range counts(8, 70) {
				write(t, path, bank("before"))
				mark := fmt.Sprintf("edit-%d", round)
				var group sync.WaitGroup
				group.Go(func() {
					time.Sleep(time.Duration(rand.Int64N(int64(length))))
					if round%2 == 0 { // in place, as many editors save
						write(t, path, bank(mark))
						return
					}
					write(t, path+"~", bank(mark))
					if err := os.Rename(path+"~", path); err != nil {
						t.Error(err)
					}
				})
				r := runCommand(t, dir, exec.Command(tool, command.args...))
				group.Wait()
				text, err := os.ReadFile(path)
				if err != nil || !strings.Contains(string(text), mark) {
					t.Fatalf("round %d: the save is lost (exit code %d, %v)\n%s", round, r.code, err, r.stderr)
				}
				switch done := strings.Contains(string(text), command.done); {
				case r.code == exitOK && done:
					kept++
				case r.code == exitOK:
					overtaken++ // the save came after the command, and replaced its change
				case r.code == exitFailure && !done && r.stderr != "":
					refused++
				default:
					t.Fatalf("round %d: exit code %d, done: %t\n%s", round, r.code, done, r.stderr)
				}
			}
			t.Logf("kept with the command's change: %d, refused: %d, saved after the command: %d", kept, refused, overtaken)
			if left, _ := filepath.Glob(filepath.Join(dir, ".*")); len(left) > 0 {
				t.Errorf("left over: %v", left)
			}
		})
	}
}

// TestManyNew adds items with many runs of new at once. No item may be lost.
func TestManyNew(t *testing.T) {
	tool, dir := buildTool(t), t.TempDir()
	path := filepath.Join(dir, "questions.json")
	write(t, path, items(1))
	var group sync.WaitGroup
	n := counts(20, 100)
	for i := range n {
		group.Go(func() {
			if r := runCommand(t, dir, exec.Command(tool, "new", fmt.Sprintf("item-%d", i))); r.code != exitOK {
				t.Errorf("item %d: %s", i, r.stderr)
			}
		})
	}
	group.Wait()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for i := range n {
		if !strings.Contains(string(text), fmt.Sprintf(`"item-%d"`, i)) {
			t.Errorf("item %d is lost", i)
		}
	}
	if left, _ := filepath.Glob(filepath.Join(dir, ".*")); len(left) > 0 {
		t.Errorf("left over: %v", left)
	}
}

// TestSignals interrupts commands at random moments. Each command must exit soon, and leave
// each file unchanged or completely written.
func TestSignals(t *testing.T) {
	dir := t.TempDir()
	path, pipe := filepath.Join(dir, "questions.json"), filepath.Join(dir, "pipe")
	const unformatted = `{"options": ["30 ft", "10 ft", "40 ft", "20 ft"], "q": "How  deep is it?", "answer": "A", ` +
		`"explanation": "It is as deep as it is."},` + "\n"
	bank := "[" + strings.Repeat(unformatted, counts(1000, 3000)) + item(1) + "]\n"
	write(t, filepath.Join(dir, "swmmquiz.yaml"), "bank: questions.json\nserve:\n  addr: 127.0.0.1:0\n")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	limit := 20 * time.Second // for exiting; the race detector or a busy machine can slow it down
	if full {
		limit = time.Second
	}
	for name, command := range map[string]struct {
		args    []string
		code    int
		endless bool
	}{
		"lint":     {[]string{"lint", "--fail-on", "never"}, exitFailure, false},
		"fix":      {[]string{"lint", "--fix", "--fail-on", "never"}, exitFailure, false},
		"baseline": {[]string{"lint", "--baseline", "known.json", "--write-baseline"}, exitFailure, false},
		"fmt":      {[]string{"fmt"}, exitFailure, false},
		"new":      {[]string{"new", "added-item"}, exitFailure, false},
		"stats":    {[]string{"stats"}, exitFailure, false},
		"export":   {[]string{"export", "--force", "--out", "site"}, exitFailure, false},
		"serve":    {[]string{"serve"}, exitOK, true},
		"lsp":      {[]string{"lsp"}, exitOK, true},
		"pipe":     {[]string{"lint", "pipe"}, exitFailure, true},
		"stdin":    {[]string{"lint", "-"}, exitFailure, true},
	} {
		t.Run(name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			start := func() (*exec.Cmd, io.Closer) {
				write(t, path, bank)
				cmd := exec.Command(testBinary(t))
				cmd.Args = append([]string{"swmmquiz-built"}, command.args...) // see TestMain
				cmd.Dir, cmd.Env = dir, append(os.Environ(), "GORACE=atexit_sleep_ms=0")
				stdout.Reset()
				stderr.Reset()
				cmd.Stdout, cmd.Stderr = &stdout, &stderr
				stdin, err := cmd.StdinPipe() // stays open
				if err != nil {
					t.Fatal(err)
				}
				if err := cmd.Start(); err != nil {
					t.Fatal(err)
				}
				return cmd, stdin
			}
			length := time.Second
			if !command.endless {
				started := time.Now()
				cmd, _ := start()
				_ = cmd.Wait()
				if code := cmd.ProcessState.ExitCode(); code != exitOK {
					t.Fatalf("exit code %d without a signal", code)
				}
				length = time.Since(started)
				checkFiles(t, dir, path, bank)
			}
			var worst time.Duration
			ended := 0
			for point := range counts(2, 20) {
				cmd, stdin := start()
				time.Sleep(time.Duration(rand.Int64N(int64(length))))
				started := time.Now()
				sig := []syscall.Signal{syscall.SIGINT, syscall.SIGTERM}[point%2]
				done := make(chan struct{})
				_ = cmd.Process.Signal(sig)
				go func() { _ = cmd.Wait(); close(done) }()
				select {
				case <-done:
				case <-time.After(limit):
					_ = cmd.Process.Kill()
					<-done
					t.Fatalf("the command did not exit within %s of %v", limit, sig)
				}
				_ = stdin.Close()
				worst = max(worst, time.Since(started))
				// A signal that comes before the handler is set kills the process: its exit code is -1. A
				// server that is interrupted before it prints its address fails.
				code := cmd.ProcessState.ExitCode()
				neverServed := name == "serve" && code == exitFailure && stdout.Len() == 0
				switch {
				case code == command.code, code == -1, neverServed:
					ended++
				case code != exitOK:
					t.Errorf("exit code %d after %v, want %d; stderr: %s", code, sig, command.code, &stderr)
				}
				checkFiles(t, dir, path, bank)
			}
			t.Logf("%d signals ended the command, the slowest after %v", ended, worst.Round(time.Millisecond))
		})
	}
}

func testBinary(t *testing.T) string {
	t.Helper()
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// checkFiles checks that the bank is unchanged or complete, that all exported files are
// complete or absent, and that no temporary files are left. It deletes the exported
// files.
func checkFiles(t *testing.T, dir, path, before string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil || string(text) != before && !strings.HasSuffix(string(text), "]\n") {
		t.Errorf("the bank is neither unchanged nor complete: %v, %d bytes", err, len(text))
	}
	files, _ := filepath.Glob(filepath.Join(dir, "site", "*.json"))
	if n := len(files); n != 0 && n != 4 {
		t.Errorf("got %d exported files, want 0 or 4", n)
	}
	for _, file := range files {
		if text, err := os.ReadFile(file); err != nil || !strings.HasSuffix(string(text), "}\n") {
			t.Errorf("%s is not complete: %v", file, err)
		}
	}
	_ = os.RemoveAll(filepath.Join(dir, "site"))
	for _, pattern := range []string{".*", "site/.*"} {
		if left, _ := filepath.Glob(filepath.Join(dir, pattern)); len(left) > 0 {
			t.Errorf("left over: %v", left)
			for _, file := range left {
				_ = os.Remove(file)
			}
		}
	}
}

// TestServeSurvivesSpecialFiles replaces the bank with a pipe, a folder and a device, and each of
// these with a regular file. serve must report the special file, and then serve the regular one. It
// must also stop on a signal while the bank is a pipe.
func TestServeSurvivesSpecialFiles(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "questions.json")
	write(t, filepath.Join(dir, "swmmquiz.yaml"), "bank: questions.json\nserve:\n  addr: 127.0.0.1:0\n")
	write(t, path, fine)
	cmd := exec.Command(testBinary(t))
	cmd.Args, cmd.Dir, cmd.Env = []string{"swmmquiz-built", "serve"}, dir, append(os.Environ(), "GORACE=atexit_sleep_ms=0")
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = cmd.Process.Kill() }()
	line, _ := bufio.NewReader(stdout).ReadString('\n')
	found := servedAt.FindStringSubmatch(line)
	if found == nil {
		t.Fatalf("no address in %q", line)
	}
	await := func(page, text string) {
		t.Helper()
		got := ""
		for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
			response, err := http.Get(found[1] + page)
			if err != nil {
				t.Fatal(err)
			}
			data, _ := io.ReadAll(response.Body)
			response.Body.Close()
			if got = string(data); strings.Contains(got, text) {
				return
			}
		}
		t.Fatalf("%s never contained %s: %s", page, text, got)
	}
	for reason, create := range map[string]func() error{
		"it is a pipe, expected a file": func() error { return syscall.Mkfifo(path, 0o600) },
		"it is a folder":                func() error { return os.Mkdir(path, 0o700) },
		"it is a device":                func() error { return os.Symlink("/dev/urandom", path) },
	} {
		if err := errors.Join(os.Remove(path), create()); err != nil {
			t.Fatal(err)
		}
		await("__swmmquiz/state", reason)
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
		write(t, path, strings.Replace(fine, "One?", "After "+reason, 1))
		await("assets/q-1.js", "After "+reason)
	}
	if err := errors.Join(os.Remove(path), syscall.Mkfifo(path, 0o600)); err != nil {
		t.Fatal(err)
	}
	await("__swmmquiz/state", "it is a pipe")
	if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Wait(); err != nil {
		t.Errorf("ended with %v", err)
	}
}
