// Scale times whole processes on banks of growing size, side by side in one
// run: swmmquiz lint with all rules, a schema check by node and ajv, a prose
// linter (vale, where it is installed) on the same texts, and encoding/json
// that just reads the file. It prints wall time (median of the runs) and peak
// memory.
//
//	npm ci --prefix bench && go run ./bench/scale [-sizes 250,2500,25000,100000] [-runs 3]
//
// Banks are made from the project's own: each item is one of its items with
// half of its longer words exchanged for others of the bank, so that lengths,
// markup and checks are real and no two items are alike.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
)

func main() {
	sizes := flag.String("sizes", "250,2500,25000,100000", "numbers of items, with commas")
	runs := flag.Int("runs", 3, "runs of each; the median counts")
	read := flag.String("read", "", "read this file with encoding/json and stop")
	flag.Parse()
	var err error
	if *read != "" {
		err = readJSON(*read)
	} else {
		err = compare(*sizes, *runs)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "scale:", err)
		os.Exit(1)
	}
}

// readJSON is the least that any tool for JSON banks must do.
func readJSON(path string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var items []any
	return json.Unmarshal(data, &items)
}

// contender is a program that is timed.
type contender struct {
	name string
	// command is for a bank and the same texts as Markdown.
	command func(bank, prose string) []string
	// findings says whether an exit code of 1 is a result.
	findings bool
}

func compare(sizes string, runs int) error {
	dir, err := os.MkdirTemp("", "swmmquiz-scale-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	tool, self := filepath.Join(dir, "swmmquiz"), filepath.Join(dir, "scale")
	for path, source := range map[string]string{tool: "./cmd/swmmquiz", self: "./bench/scale"} {
		if out, err := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", path, source).CombinedOutput(); err != nil {
			return fmt.Errorf("go build %s: %w\n%s", source, err, out)
		}
	}
	contenders := []contender{
		{"swmmquiz lint", func(bank, _ string) []string {
			return []string{tool, "lint", "--fail-on", "never", "--format", "json", bank}
		}, false},
		{"node and ajv", func(bank, _ string) []string {
			return []string{"node", "--max-old-space-size=8000", "bench/validate.mjs", "schema/questions.schema.json", bank}
		}, false},
		{"encoding/json", func(bank, _ string) []string { return []string{self, "-read", bank} }, false},
	}
	if vale, err := exec.LookPath("vale"); err == nil {
		config := filepath.Join(dir, ".vale.ini")
		if err := os.WriteFile(config, []byte("MinAlertLevel = suggestion\n[*.md]\nBasedOnStyles = Vale\n"), 0o600); err != nil {
			return err
		}
		contenders = append(contenders, contender{"vale (own style)", func(_, prose string) []string {
			return []string{vale, "--config", config, "--output", "JSON", prose}
		}, true})
	} else {
		fmt.Println("vale is not installed: left out")
	}
	maker, err := newMaker("questions.json")
	if err != nil {
		return err
	}
	fmt.Printf("%8s  %8s  %-18s %10s %10s\n", "items", "file", "program", "wall", "peak")
	for _, size := range strings.Split(sizes, ",") {
		n, err := strconv.Atoi(size)
		if err != nil {
			return err
		}
		bank, prose := filepath.Join(dir, "bank.json"), filepath.Join(dir, "bank.md")
		bytes, err := maker.write(n, bank, prose)
		if err != nil {
			return err
		}
		for _, c := range contenders {
			wall, peak, err := measure(c, c.command(bank, prose), runs)
			if err != nil {
				return err
			}
			fmt.Printf("%8d  %5.1f MB  %-18s %7.0f ms %7.0f MB\n", n, float64(bytes)/1e6, c.name, float64(wall)/1e6, float64(peak)/1e6)
		}
	}
	return nil
}

// measure runs a command several times and gives the median wall time and the
// greatest memory, in bytes.
func measure(c contender, command []string, runs int) (wall time.Duration, peak int64, err error) {
	var walls []time.Duration
	for range runs {
		cmd := exec.Command(command[0], command[1:]...)
		var stderr strings.Builder
		cmd.Stderr = &stderr
		start := time.Now()
		err := cmd.Run()
		walls = append(walls, time.Since(start))
		if code := cmd.ProcessState.ExitCode(); err != nil && !(c.findings && code == 1) {
			return 0, 0, fmt.Errorf("%s: %w\n%s", c.name, err, stderr.String())
		}
		if usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
			peak = max(peak, usage.Maxrss*1024) // in kB on Linux
		}
	}
	slices.Sort(walls)
	return walls[len(walls)/2], peak, nil
}
