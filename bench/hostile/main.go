//go:build linux

// Hostile runs the commands on inputs of 1 MB and 2 MB designed to take a lot of time or
// memory. It prints wall time, CPU time, peak memory, and the factor by which CPU time
// grows when the input doubles. It exits with 1 if a bound is exceeded or a command
// crashes. It runs on Linux only.
//
//	go run ./bench/hostile [-tool bin/swmmquiz] [-only REGEXP] [-runs 3] [-markdown]
//
// The bounds for 1 MB are 300 MB of memory and 2 s, or 10 s if formulas must be
// typeset. 2 MB may take at most 2.5 times the CPU time of 1 MB. Growth is not judged if 1 MB
// takes less than 0.2 s of CPU time, because that is mostly process startup.
package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"syscall"
	"time"
)

const (
	mega           = 1 << 20
	maxTime        = 2 * time.Second
	maxFormulaTime = 10 * time.Second
	maxMemory      = 300 << 20
	maxGrowth      = 2.5
	minCompared    = 200 * time.Millisecond
	timeout        = time.Minute // of a command
)

// commands are run in a folder with the bank.
var commands = []struct {
	name string
	args []string
}{
	{"lint", []string{"lint", "--fail-on", "never"}},
	{"lint --fix", []string{"lint", "--fix", "--diff"}},
	{"fmt", []string{"fmt"}},
	{"export", []string{"export", "--force", "--out", "site"}},
	{"stats", []string{"stats"}},
}

func main() {
	tool := flag.String("tool", "", "swmmquiz `binary` to run (default: build one)")
	var only regexp.Regexp
	flag.TextVar(&only, "only", regexp.MustCompile(""), "run only kinds that this `regexp` matches")
	runs := flag.Int("runs", 3, "runs of each command; the shortest times and the highest peak memory are reported")
	markdown := flag.Bool("markdown", false, "print a Markdown table")
	if len(os.Args) == 5 && os.Args[1] == writeFiles {
		if err := write(os.Args[2:]); err != nil {
			fmt.Fprintln(os.Stderr, "hostile:", err)
			os.Exit(1)
		}
		return
	}
	flag.Parse()
	broken, err := run(*tool, &only, *runs, *markdown)
	if err != nil {
		fmt.Fprintln(os.Stderr, "hostile:", err)
	}
	if err != nil || broken > 0 {
		os.Exit(1)
	}
}

func run(tool string, only *regexp.Regexp, runs int, markdown bool) (broken int, err error) {
	if runs < 1 {
		return 0, fmt.Errorf("-runs is %d, expected at least 1", runs)
	}
	dir, err := os.MkdirTemp("", "swmmquiz-hostile-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	if tool == "" {
		tool = filepath.Join(dir, "swmmquiz")
		if out, err := exec.Command("go", "build", "-o", tool, "./cmd/swmmquiz").CombinedOutput(); err != nil {
			return 0, fmt.Errorf("go build: %w\n%s", err, out)
		}
	}
	if tool, err = filepath.Abs(tool); err != nil {
		return 0, err
	}
	format := "%-46s %-10s %8s %8s %8s %8s %7s %7s %6s  %s\n"
	if markdown {
		format = "| %s | `%s` | %s | %s | %s | %s | %s | %s | %s | %s |\n"
	}
	fmt.Printf(format, "kind", "command", "1 MB", "2 MB", "CPU 1", "CPU 2", "mem 1", "mem 2", "growth", "")
	if markdown {
		fmt.Println("|---|---|---|---|---|---|---|---|---|---|")
	}
	matched := false
	for _, k := range kinds {
		if !only.MatchString(k.name) {
			continue
		}
		matched = true
		for _, c := range commands {
			one, err := measure(tool, dir, k, c.args, mega, runs)
			if err != nil {
				return broken, err
			}
			two, err := measure(tool, dir, k, c.args, 2*mega, runs)
			if err != nil {
				return broken, err
			}
			growth, fault := judge(k, one, two)
			if fault != "" {
				broken++
			}
			fmt.Printf(format, k.name, c.name, seconds(one.wall), seconds(two.wall), seconds(one.cpu), seconds(two.cpu),
				megabytes(one.peak), megabytes(two.peak), growth, fault)
		}
	}
	switch {
	case !matched:
		return 0, fmt.Errorf("no kind matches -only %q", only)
	case broken > 0:
		return broken, fmt.Errorf("commands that crashed or exceeded a bound: %d", broken)
	}
	return 0, nil
}

// judge compares the measurements of 1 MB and 2 MB with the bounds. It returns the
// growth of CPU time, if it is judged, and the crash or the exceeded bound, if any.
func judge(k kind, one, two measurement) (growth, fault string) {
	ratio := 0.0
	if one.cpu >= minCompared {
		ratio = float64(two.cpu) / float64(one.cpu)
		growth = fmt.Sprintf("%.2f", ratio)
	}
	limit := maxTime
	if k.formulas {
		limit = maxFormulaTime
	}
	switch {
	case one.crash+two.crash != "":
		fault = fmt.Sprintf("CRASH: %q", cmp.Or(one.crash, two.crash))
	case one.wall > limit:
		fault = "TIME"
	case one.peak > maxMemory:
		fault = "MEMORY"
	case ratio > maxGrowth:
		fault = "GROWTH"
	}
	return growth, fault
}

type measurement struct {
	wall, cpu time.Duration
	peak      int64
	crash     string
}

// measure runs a command several times, each time on new files, because it may change
// them. It returns the shortest times and the highest peak memory. It stops early at a
// crash, or when a run takes longer than the largest bound.
func measure(tool, dir string, k kind, args []string, size, runs int) (measurement, error) {
	var best measurement
	for i := range runs {
		bank := filepath.Join(dir, "bank")
		if err := errors.Join(os.RemoveAll(bank), os.Mkdir(bank, 0o700)); err != nil {
			return best, err
		}
		if err := exec.Command(os.Args[0], writeFiles, k.name, strconv.Itoa(size), bank).Run(); err != nil {
			return best, fmt.Errorf("writing the files of %q: %w", k.name, err)
		}
		m, err := runOnce(tool, bank, args)
		if err != nil {
			return best, err
		}
		if i == 0 || m.wall < best.wall {
			best.wall = m.wall
		}
		if i == 0 || m.cpu < best.cpu {
			best.cpu = m.cpu
		}
		best.peak = max(best.peak, m.peak)
		if best.crash = m.crash; m.crash != "" || m.wall > maxFormulaTime {
			break
		}
	}
	return best, nil
}

// writeFiles is the first argument of the process that writes the files of a kind.
// A separate process writes them, because a command inherits the peak memory of the
// process that starts it.
const writeFiles = "write-files"

// write writes the files of a kind. The arguments are its name, a size and a folder.
func write(args []string) error {
	size, err := strconv.Atoi(args[1])
	if err != nil {
		return err
	}
	for _, k := range kinds {
		if k.name != args[0] {
			continue
		}
		for name, text := range k.files(size) {
			if err := os.WriteFile(filepath.Join(args[2], name), []byte(text), 0o600); err != nil {
				return err
			}
		}
		return nil
	}
	return fmt.Errorf("no kind %q", args[0])
}

// runOnce runs a command and measures it. A panic, an exit code other than 0 to 2, and a
// timeout count as crashes.
func runOnce(tool, dir string, args []string) (m measurement, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, tool, args...)
	cmd.Dir = dir
	var stderr tail
	cmd.Stderr = &stderr
	start := time.Now()
	if err := cmd.Start(); err != nil {
		return m, err
	}
	err = cmd.Wait()
	m.wall = time.Since(start)
	m.cpu = cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	if usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		m.peak = usage.Maxrss * 1024 // Linux reports kB
	}
	code := cmd.ProcessState.ExitCode()
	switch {
	case ctx.Err() != nil:
		m.crash = fmt.Sprintf("still running after %s", timeout)
	case err != nil && (code < 0 || code > 2) || bytes.Contains(stderr, []byte("goroutine ")):
		m.crash = fmt.Sprintf("exit code %d: %.200s", code, stderr)
	}
	return m, nil
}

// tail keeps the last 64 kB that are written, so that this process stays small: see writeFiles.
type tail []byte

func (t *tail) Write(p []byte) (int, error) {
	*t = append(*t, p...)
	if over := len(*t) - 64<<10; over > 0 {
		*t = append((*t)[:0], (*t)[over:]...)
	}
	return len(p), nil
}

func seconds(d time.Duration) string { return fmt.Sprintf("%.2f s", d.Seconds()) }

func megabytes(n int64) string { return fmt.Sprintf("%d MB", n/mega) }
