//go:build linux

package cli

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestExportIntoAnUnwritableFolder checks that export leaves the files unchanged and prints
// a hint.
func TestExportIntoAnUnwritableFolder(t *testing.T) {
	tool, dir := buildTool(t), t.TempDir()
	write(t, filepath.Join(dir, "questions.json"), items(1))
	if r := runCommand(t, dir, exec.Command(tool, "export", "--out", "site")); r.code != exitOK {
		t.Fatal(r.stderr)
	}
	site := filepath.Join(dir, "site")
	before := snapshot(t, site)
	write(t, filepath.Join(dir, "questions.json"), items(2))
	if err := os.Chmod(site, 0o555); err != nil {
		t.Fatal(err)
	}
	for _, out := range []string{"site", "site/below/it"} {
		cmd := exec.Command(tool, "export", "--out", out)
		if os.Geteuid() == 0 { // root can write anywhere: run as nobody
			if err := errors.Join(os.Chmod(filepath.Dir(tool), 0o755), os.Chmod(filepath.Dir(filepath.Dir(tool)), 0o755),
				os.Chmod(dir, 0o755), os.Chmod(filepath.Dir(dir), 0o755)); err != nil {
				t.Fatal(err)
			}
			cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
		}
		r := runCommand(t, dir, cmd)
		want := map[string]string{
			"site": "swmmquiz: cannot write site/catalog.json: you do not have permission to write to it (mode 0644)\n" +
				"hint: run the command as its owner",
			"site/below/it": "swmmquiz: cannot write the bundle into site/below/it: permission denied\n" +
				"hint: free disk space and check the folder's permissions",
		}[out]
		if r.code != exitFailure || !strings.HasPrefix(r.stderr, want) {
			t.Errorf("exit code %d: %s", r.code, r.stderr)
		}
	}
	if after := snapshot(t, site); after != before {
		t.Errorf("the files have changed:\n%s\nbefore:\n%s", after, before)
	}
}

// TestExportWithoutTheRenderer runs a binary built without npm. Export must write formulas as code,
// and lint must not check them. Each must report this once, and only if there are formulas.
func TestExportWithoutTheRenderer(t *testing.T) {
	dir := t.TempDir()
	script, err := filepath.Abs("../tex/temml/temml.min.js")
	if err != nil {
		t.Fatal(err)
	}
	overlay, tool := filepath.Join(dir, "overlay.json"), filepath.Join(dir, "swmmquiz")
	write(t, overlay, `{"Replace": {"`+script+`": ""}}`)
	if output, err := exec.Command("go", "build", "-overlay", overlay, "-o", tool, "../../cmd/swmmquiz").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	bank := filepath.Join(dir, "questions.json")
	write(t, bank, items(1))
	if r := runCommand(t, dir, exec.Command(tool, "export", "--out", "site")); r.code != exitOK || strings.Contains(r.stderr, "renderer") {
		t.Errorf("exit code %d: %s", r.code, r.stderr)
	}
	write(t, bank, strings.Replace(items(2), "Which of", "With $x$ and $y$, which of", 1))
	r := runCommand(t, dir, exec.Command(tool, "export", "--out", "site"))
	if r.code != exitOK ||
		strings.Count(r.stderr, "this build has no TeX renderer: the export has 2 formulas as code\nhint: "+buildHint+"\n") != 1 {
		t.Errorf("exit code %d: %s", r.code, r.stderr)
	}
	r = runCommand(t, dir, exec.Command(tool, "lint", "--fail-on", "never"))
	if r.code != exitOK ||
		strings.Count(r.stderr, "this build has no TeX renderer: TeX in formulas is not checked\nhint: "+buildHint+"\n") != 1 {
		t.Errorf("exit code %d: %s", r.code, r.stderr)
	}
	if r := runCommand(t, dir, exec.Command(tool, "lint", "--fail-on", "never", "--ignore", "tex")); strings.Contains(r.stderr, "renderer") {
		t.Errorf("the missing renderer is reported though the rule is off: %s", r.stderr)
	}
	write(t, bank, items(1))
	write(t, filepath.Join(dir, "topics.json"), `{"weirs": {"title": "Weirs", "description": "Walls.",
		"equations": [{"label": "Flow", "tex": "Q"}]}}`)
	write(t, filepath.Join(dir, "swmmquiz.yaml"), "topics: topics.json\n")
	if r := runCommand(t, dir, exec.Command(tool, "lint", "--fail-on", "never")); !strings.Contains(r.stderr, "no TeX renderer") {
		t.Errorf("no message for the equations of topics: %s", r.stderr)
	}
	if !strings.Contains(snapshot(t, filepath.Join(dir, "site")), `"q":["With ",{"code":"x"}," and ",{"code":"y"},", which of`) {
		t.Error("the formulas are not exported as code")
	}
}
