// Hostile runs the commands on inputs that were made to cost them time or
// memory, of 1 MB and of 2 MB, and prints the table of growth: wall time, peak of
// memory, and how the time of all processors grows when the input doubles. It
// exits with 1 when a bound is broken.
//
//	go run ./bench/hostile [-tool bin/swmmquiz] [-only REGEXP] [-runs 3] [-markdown]
//
// The bounds hold for 1 MB: 2 s, 10 s where formulas must be set, and 300 MB;
// twice the input may take two and a half times the time. Times below a fifth of
// a second are not compared: there the start of the process counts.
package main

import (
	"bytes"
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
	mega         = 1 << 20
	mostTime     = 2 * time.Second
	mostFormulas = 10 * time.Second
	mostMemory   = 300 << 20
	mostGrowth   = 2.5
	tooShort     = 200 * time.Millisecond
	// giveUp ends a command that would never end.
	giveUp = time.Minute
)

// commands are what is run, in a folder with the bank.
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
	tool := flag.String("tool", "", "the program to run; without it, it is built")
	only := flag.String("only", "", "run only kinds that this `regexp` matches")
	runs := flag.Int("runs", 3, "runs of each command; the fastest counts")
	markdown := flag.Bool("markdown", false, "print a table for documents")
	if len(os.Args) == 5 && os.Args[1] == writeFiles {
		if err := write(os.Args[2:]); err != nil {
			fmt.Fprintln(os.Stderr, "hostile:", err)
			os.Exit(1)
		}
		return
	}
	flag.Parse()
	broken, err := run(*tool, regexp.MustCompile(*only), *runs, *markdown)
	if err != nil {
		fmt.Fprintln(os.Stderr, "hostile:", err)
	}
	if err != nil || broken > 0 {
		os.Exit(1)
	}
}

func run(tool string, only *regexp.Regexp, runs int, markdown bool) (broken int, err error) {
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
	for _, k := range kinds {
		if !only.MatchString(k.name) {
			continue
		}
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
	if broken > 0 {
		return broken, fmt.Errorf("%d bounds are broken", broken)
	}
	return 0, nil
}

// judge compares two measurements with the bounds.
func judge(k kind, one, two measurement) (growth, fault string) {
	ratio := float64(two.cpu) / float64(one.cpu)
	growth = fmt.Sprintf("%.2f", ratio)
	most := mostTime
	if k.formulas {
		most = mostFormulas
	}
	switch {
	case one.crash+two.crash != "":
		fault = "CRASH: " + one.crash + two.crash
	case one.wall > most:
		fault = "TIME"
	case one.peak > mostMemory:
		fault = "MEMORY"
	case one.cpu < tooShort:
		growth = ""
	case ratio > mostGrowth:
		fault = "GROWTH"
	}
	return growth, fault
}

type measurement struct {
	wall, cpu time.Duration
	peak      int64
	crash     string
}

// measure runs a command several times on files that it may change, and gives the
// shortest time and the greatest memory.
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
		m := once(tool, bank, args)
		if i == 0 || m.wall < best.wall {
			best.wall = m.wall
		}
		if i == 0 || m.cpu < best.cpu {
			best.cpu = m.cpu
		}
		best.peak = max(best.peak, m.peak)
		if best.crash = m.crash; m.crash != "" || m.wall > mostFormulas {
			break
		}
	}
	return best, nil
}

// writeFiles is the first argument of the process that writes the files of a kind.
// It is not this process, since a command starts with the peak of memory of the
// process that starts it.
const writeFiles = "write-files"

// write makes the files of a kind, given by its name, a size and a folder.
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

func once(tool, dir string, args []string) (m measurement) {
	ctx, cancel := context.WithTimeout(context.Background(), giveUp)
	defer cancel()
	cmd := exec.CommandContext(ctx, tool, args...)
	cmd.Dir = dir
	var stderr tail
	cmd.Stderr = &stderr
	start := time.Now()
	err := cmd.Run()
	m.wall = time.Since(start)
	m.cpu = cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	if usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		m.peak = usage.Maxrss * 1024 // in kB on Linux
	}
	code := cmd.ProcessState.ExitCode()
	if err != nil && (code < 0 || code > 2) || bytes.Contains(stderr, []byte("goroutine ")) {
		m.crash = fmt.Sprintf("exit code %d: %.200s", code, stderr)
	}
	return m
}

// tail keeps the end of what is written, so that this process stays small.
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
