package cli

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

// smallSite replaces the built site, so that the Go tests run without a build of the web app.
func smallSite() (fs.FS, bool) {
	return fstest.MapFS{
		"index.html":    {Data: []byte("<html><head></head></html>")},
		"assets/c-1.js": {Data: []byte("built catalog")},
		"assets/q-1.js": {Data: []byte("built questions")},
		"assets/e-1.js": {Data: []byte("built explanations")},
		"assets/t-1.js": {Data: []byte("built topics")},
		".vite/manifest.json": {Data: []byte(`{
			"src/generated/catalog.json": {"file": "assets/c-1.js"},
			"src/generated/questions.json": {"file": "assets/q-1.js"},
			"src/generated/explanations.json": {"file": "assets/e-1.js"},
			"src/generated/topics.json": {"file": "assets/t-1.js"}
		}`)},
	}, true
}

func smallPanel() (fs.FS, bool) {
	return fstest.MapFS{"preview.js": {Data: []byte("panel")}, "preview.css": {Data: []byte("css")}}, true
}

func unbuilt() (fs.FS, bool) { return nil, false }

// occupy listens on a free port until the script ends, and puts the address
// into $TAKEN.
func occupy(ts *testscript.TestScript, _ bool, _ []string) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	ts.Check(err)
	ts.Defer(func() { listener.Close() })
	ts.Setenv("TAKEN", listener.Addr().String())
}

var servedAt = regexp.MustCompile(`^serving the quiz at (http://\S+/)\n$`)

// serves starts a server, requests a path, and ends the server with an interrupt, as
// Ctrl-C does. The response must contain the text, and the exit code must be 0. The file
// stderr.txt gets what the server writes to standard error.
//
//	serves PATH TEXT swmmquiz-built serve ...
func serves(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 3 {
		ts.Fatalf("usage: serves PATH TEXT command [args...]")
	}
	name, err := exec.LookPath(filepath.Join(filepath.SplitList(ts.Getenv("PATH"))[0], args[2]))
	ts.Check(err)
	cmd := exec.Command(name, args[3:]...)
	cmd.Dir, cmd.Env = ts.MkAbs("."), append(os.Environ(), "PATH=", "GORACE=atexit_sleep_ms=0")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	stdout, err := cmd.StdoutPipe()
	ts.Check(err)
	ts.Check(cmd.Start())
	line, _ := bufio.NewReader(stdout).ReadString('\n')
	found := servedAt.FindStringSubmatch(line)
	if found == nil {
		_ = cmd.Wait()
		ts.Fatalf("no address in %q; stderr: %s", line, stderr.String())
	}
	response, err := http.Get(found[1] + strings.TrimPrefix(args[0], "/"))
	ts.Check(err)
	text, err := io.ReadAll(response.Body)
	response.Body.Close()
	ts.Check(err)
	if !strings.Contains(string(text), args[1]) {
		ts.Fatalf("%s does not contain %q: %s", args[0], args[1], text)
	}
	ts.Check(cmd.Process.Signal(os.Interrupt))
	ts.Check(cmd.Wait())
	ts.Check(os.WriteFile(ts.MkAbs("stderr.txt"), stderr.Bytes(), 0o600))
}

const fine = `[{"q": "One?", "options": ["a", "b", "c", "d"], "answer": "A", "explanation": "Because it is the first letter of them all."}]`

// TestServeIsInterrupted interrupts serve --no-watch before it lints the bank.
func TestServeIsInterrupted(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	if err := os.WriteFile("questions.json", []byte(fine), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	var stderr bytes.Buffer
	app := &App{Out: io.Discard, Err: &stderr, Context: ctx}
	app.Site = func() (fs.FS, bool) { // called after the bank is read, before it is linted
		cancel()
		return smallSite()
	}
	if code := Run(app, []string{"serve", "--no-watch"}); code != exitFailure || stderr.String() != "swmmquiz: interrupted\n" {
		t.Errorf("exit code %d, stderr: %s", code, &stderr)
	}
}

// startServe runs serve in the working directory, and returns its address and what it writes to
// standard error. stop ends it and checks its exit code.
func startServe(t *testing.T, flags ...string) (address string, stderr *bytes.Buffer, stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	t.Cleanup(cancel)
	reader, writer := io.Pipe()
	stderr = &bytes.Buffer{}
	app := &App{Out: writer, Err: stderr, Context: ctx, Site: smallSite, Panel: smallPanel}
	ended := make(chan int, 1)
	go func() { ended <- Run(app, append([]string{"serve"}, flags...)); writer.Close() }()
	line, _ := bufio.NewReader(reader).ReadString('\n')
	found := servedAt.FindStringSubmatch(line)
	if found == nil {
		t.Fatalf("exit code %d, no address in %q; stderr: %s", <-ended, line, stderr)
	}
	return found[1], stderr, func() {
		t.Helper()
		cancel()
		if code := <-ended; code != exitOK {
			t.Errorf("exit code %d: %s", code, stderr)
		}
	}
}

// TestServeFollowsTheBank runs the command on real files: the bank is edited, gets an
// error and is fixed, and the configuration names another bank.
func TestServeFollowsTheBank(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("swmmquiz.yaml", "bank: questions.json\nserve:\n  addr: 127.0.0.1:0\n")
	write("questions.json", fine)
	write("other.json", strings.Replace(fine, "One?", "Another?", 1))

	address, stderr, stop := startServe(t)
	await := func(path, text string) {
		t.Helper()
		got := ""
		for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
			response, err := http.Get(address + path)
			if err != nil {
				t.Fatal(err)
			}
			data, _ := io.ReadAll(response.Body)
			response.Body.Close()
			if got = string(data); strings.Contains(got, text) {
				return
			}
		}
		t.Fatalf("%s never contained %s: %s", path, text, got)
	}
	await("assets/q-1.js", "One?")
	write("questions.json", strings.Replace(fine, "One?", "Two?", 1))
	await("assets/q-1.js", "Two?")
	withPicture := strings.Replace(fine, `"options"`, `"stimulus": {"image": "line.svg", "alt": "A line."}, "options"`, 1)
	write("questions.json", strings.Replace(withPicture, "One?", "Which line?", 1))
	await("__swmmquiz/state", "the picture cannot be shown")
	write("line.svg", lineSVG)
	await("assets/q-1.js", "Which line?")
	write("questions.json", strings.Replace(fine, "One?", "Two?", 1))
	await("assets/q-1.js", "Two?")
	write("questions.json", strings.Replace(fine, `"A"`, `"E"`, 1))
	await("__swmmquiz/state", `"message":"The bank has 1 error.","shown":"This page shows the last valid bank."`)
	await("__swmmquiz/state", `"file":"questions.json","line":1,`)
	await("__swmmquiz/state", `answer \"E\" is not one of A, B, C, D`)
	await("assets/q-1.js", "Two?")
	write("questions.json", strings.Replace(fine, `"answer"`, `"anser"`, 1))
	await("__swmmquiz/state", `did you mean \"answer\"?"`)
	write("questions.json", fine)
	await("assets/q-1.js", "One?")
	write("swmmquiz.yaml", "bank: [")
	await("__swmmquiz/state", "not valid YAML")
	write("swmmquiz.yaml", "bank: other.json\nserve:\n  addr: 127.0.0.1:0\n")
	await("assets/q-1.js", "Another?")
	write("other.json", strings.Replace(fine, "One?", "More?", 1))
	await("assets/q-1.js", "More?")
	if err := os.Remove("other.json"); err != nil {
		t.Fatal(err)
	}
	await("__swmmquiz/state", "other.json: ")

	stop()
	for _, line := range []string{
		"swmmquiz: the bank has 1 error at questions.json:1:", "swmmquiz: the bank is valid again\n", "other.json: ",
	} {
		if !strings.Contains(stderr.String(), line) {
			t.Errorf("the terminal does not show %q: %s", line, stderr)
		}
	}
}

const lineSVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>`

// TestServeLintsPicturesOnce checks that a bank with a picture is linted once at the start. The
// picture must be watched from the start: adding it after the first snapshot would cause a second run.
func TestServeLintsPicturesOnce(t *testing.T) {
	t.Chdir(t.TempDir())
	questions := strings.Replace(fine, `"options"`, `"stimulus": {"image": "line.svg", "alt": "A line."}, "options"`, 1)
	for name, text := range map[string]string{"line.svg": lineSVG, "questions.json": questions} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	address, _, stop := startServe(t, "--addr", "127.0.0.1:0")
	time.Sleep(300 * time.Millisecond) // several times the watcher's delay before it reads a file
	response, err := http.Get(address + "__swmmquiz/events")
	if err != nil {
		t.Fatal(err)
	}
	event := make([]byte, len("retry: 500\nid: 1\n"))
	_, err = io.ReadFull(response.Body, event)
	response.Body.Close()
	if string(event) != "retry: 500\nid: 1\n" || err != nil {
		t.Errorf("the first event is %q (%v), want that of the first snapshot", event, err)
	}
	stop()
}

func TestServePrintsAnAddressThatBrowsersCanOpen(t *testing.T) {
	for ip, want := range map[string]string{
		"127.0.0.1": "http://127.0.0.1:80/", "::1": "http://[::1]:80/", "0.0.0.0": "http://localhost:80/", "::": "http://localhost:80/",
	} {
		var out bytes.Buffer
		app := &App{Out: &out, Err: io.Discard}
		app.announce(&net.TCPAddr{IP: net.ParseIP(ip), Port: 80}, false)
		if got := out.String(); got != "serving the quiz at "+want+"\n" {
			t.Errorf("%s: got %q, want %s", ip, got, want)
		}
	}
}
