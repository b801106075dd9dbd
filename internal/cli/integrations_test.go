package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// The tests below check the files that let other projects run the tool: the GitHub action,
// the pre-commit hooks and the container. The commands of the action and the hooks run unchanged.

const flawedBank = `[{"q": "Which?", "options": ["a", "b", "c", "All of the above"], "answer": "A", "explanation": "Because it is."}]`

func readYAML(t *testing.T, name string, into any) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", name))
	if err != nil {
		t.Fatal(err)
	}
	if err := yaml.Unmarshal(text, into); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

// runInBash runs a command line in a folder and returns its output and exit code.
func runInBash(t *testing.T, dir, line string, env ...string) (string, int) {
	t.Helper()
	cmd := exec.Command("bash", "-e", "-c", line)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	out, err := cmd.CombinedOutput()
	if cmd.ProcessState == nil {
		t.Fatalf("%s: %v", line, err)
	}
	return string(out), cmd.ProcessState.ExitCode()
}

func bankFolder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{"swmmquiz.yaml": "bank: questions.json\n", "questions.json": flawedBank} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestAction(t *testing.T) {
	var action struct {
		Inputs map[string]struct{ Description, Default string }
		Runs   struct {
			Steps []struct {
				Uses, Run string
				Env       map[string]string
			}
		}
	}
	readYAML(t, "action.yml", &action)
	for name, input := range action.Inputs {
		if input.Description == "" {
			t.Errorf("input %s has no description", name)
		}
	}
	lint := action.Runs.Steps[len(action.Runs.Steps)-1]
	temp := filepath.Dir(buildTool(t))
	dir := bankFolder(t)
	tests := []struct {
		name      string
		env       []string
		exit      int
		annotated bool
	}{
		{"the configured bank", nil, 0, true},
		{"a threshold", []string{"FAIL_ON=warning"}, 1, true},
		{"a named file and an argument with an unknown rule", []string{"FILES=questions.json", "ARGS=--select QB404x"}, 2, false},
		{"a file that does not exist", []string{"FILES=none.json"}, 2, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			env := []string{"RUNNER_TEMP=" + temp}
			for name := range lint.Env {
				env = append(env, name+"=")
			}
			out, exit := runInBash(t, dir, lint.Run, append(env, test.env...)...)
			if exit != test.exit || strings.Contains(out, "::warning file=questions.json") != test.annotated {
				t.Errorf("exit code %d, want %d; an annotation is expected: %t\n%s", exit, test.exit, test.annotated, out)
			}
		})
	}
}

func TestPreCommitHooks(t *testing.T) {
	var hooks []struct {
		ID, Entry, Files string
		PassFilenames    bool `yaml:"pass_filenames"`
	}
	readYAML(t, ".pre-commit-hooks.yaml", &hooks)
	path := "PATH=" + filepath.Dir(buildTool(t)) + string(os.PathListSeparator) + os.Getenv("PATH")
	for _, hook := range hooks {
		t.Run(hook.ID, func(t *testing.T) {
			if !regexp.MustCompile(hook.Files).MatchString("quiz/questions.json") || hook.PassFilenames {
				t.Error("the hook must run once when a bank changes")
			}
			if out, exit := runInBash(t, bankFolder(t), hook.Entry, path); exit != 0 || out == "" {
				t.Errorf("%s: exit code %d\n%s", hook.Entry, exit, out)
			}
		})
	}
}

// TestContainerfile checks what it can without a container engine: the copied files exist, and
// the Go version is that of go.mod.
func TestContainerfile(t *testing.T) {
	text, err := os.ReadFile("../../Containerfile")
	if err != nil {
		t.Fatal(err)
	}
	mod, err := os.ReadFile("../../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	version := regexp.MustCompile(`(?m)^go (\d+\.\d+)`).FindSubmatch(mod)[1]
	if !strings.Contains(string(text), "golang:"+string(version)+" ") {
		t.Errorf("the container does not build with Go %s", version)
	}
	for _, line := range regexp.MustCompile(`(?m)^COPY ([^-].*) \S+$`).FindAllStringSubmatch(string(text), -1) {
		for _, file := range strings.Fields(line[1]) {
			if _, err := os.Stat(filepath.Join("..", "..", file)); err != nil {
				t.Error(err)
			}
		}
	}
}
