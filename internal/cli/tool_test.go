package cli

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// buildTool builds the real binary, without the race detector, which would
// multiply the memory that these tests measure.
func buildTool(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "swmmquiz")
	if output, err := exec.Command("go", "build", "-o", path, "../../cmd/swmmquiz").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	return path
}

// result is the outcome of a run of the binary.
type result struct {
	code           int
	stdout, stderr string
	state          *os.ProcessState
}

func runCommand(t *testing.T, dir string, cmd *exec.Cmd) result {
	t.Helper()
	var stdout, stderr bytes.Buffer
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &stdout, &stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	if strings.Contains(stderr.String(), "goroutine ") {
		t.Errorf("the tool crashed: %s", stderr.String())
	}
	return result{cmd.ProcessState.ExitCode(), stdout.String(), stderr.String(), cmd.ProcessState}
}
