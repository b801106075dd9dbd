//go:build linux

// Scale measures how the time and memory of lint grow with the bank. It runs complete
// processes with all rules, and reports the median wall time and the peak memory. It prints
// the two ratios that docs/performance.md limits; the ratio of times compares the last two
// sizes. It runs on Linux only.
//
//	go run ./bench/scale [-sizes 1000,10000,100000] [-runs 3]
//
// Banks are made from the project's bank: each item is one of its items, with about half
// of the longer words in stem and explanation replaced by others from the bank, and without
// the fields that refer to other files. Lengths, markup and checks are real, and the texts differ.
package main

import (
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
	sizes := flag.String("sizes", "1000,10000,100000", "comma-separated numbers of items")
	runs := flag.Int("runs", 3, "runs of each size")
	flag.Parse()
	if err := measure(strings.Split(*sizes, ","), *runs); err != nil {
		fmt.Fprintln(os.Stderr, "scale:", err)
		os.Exit(1)
	}
}

// result is the size of a bank, and the time and memory that linting it took.
type result struct {
	items int
	bytes int64 // of the file
	wall  time.Duration
	peak  int64 // bytes of memory
}

func measure(sizes []string, runs int) error {
	if runs < 1 {
		return fmt.Errorf("-runs is %d, expected at least 1", runs)
	}
	dir, err := os.MkdirTemp("", "swmmquiz-scale-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	tool := filepath.Join(dir, "swmmquiz")
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", tool, "./cmd/swmmquiz")
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("go build: %w\n%s", err, out)
	}
	maker, err := newMaker("questions.json")
	if err != nil {
		return err
	}
	var results []result
	fmt.Printf("%9s %9s %9s %9s\n", "items", "file", "wall", "peak")
	for _, size := range sizes {
		r := result{}
		if r.items, err = strconv.Atoi(size); err != nil || r.items < 1 {
			return fmt.Errorf("the size %q in -sizes is not an integer of at least 1", size)
		}
		bank := filepath.Join(dir, "bank.json")
		if r.bytes, err = maker.write(r.items, bank); err != nil {
			return err
		}
		if r.wall, r.peak, err = lint(tool, bank, runs); err != nil {
			return err
		}
		fmt.Printf("%9d %6.1f MB %7.2f s %6.0f MB\n", r.items, float64(r.bytes)/1e6, r.wall.Seconds(), float64(r.peak)/1e6)
		results = append(results, r)
	}
	last := results[len(results)-1]
	fmt.Printf("peak memory / file size, %d items: %.1f\n", last.items, float64(last.peak)/float64(last.bytes))
	if len(results) > 1 {
		before := results[len(results)-2]
		fmt.Printf("wall time, %d items / %d items: %.1f\n", last.items, before.items, last.wall.Seconds()/before.wall.Seconds())
	}
	return nil
}

// lint lints a bank several times, and returns the median wall time and the
// highest peak memory.
func lint(tool, bank string, runs int) (wall time.Duration, peak int64, err error) {
	var walls []time.Duration
	for range runs {
		cmd := exec.Command(tool, "lint", "--fail-on", "never", "--format", "json", bank)
		var stderr strings.Builder
		cmd.Stderr = &stderr
		start := time.Now()
		if err := cmd.Run(); err != nil {
			return 0, 0, fmt.Errorf("lint: %w\n%s", err, stderr.String())
		}
		walls = append(walls, time.Since(start))
		if usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
			peak = max(peak, usage.Maxrss*1024) // Maxrss is in KiB on Linux
		}
	}
	slices.Sort(walls)
	return walls[len(walls)/2], peak, nil
}
