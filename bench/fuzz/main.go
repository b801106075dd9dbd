// Fuzz runs every fuzz target of the project for a fixed time, one after another,
// and prints the result of each. It exits with 1 if one fails.
//
//	go run ./bench/fuzz [-time 10m] [-only REGEXP] [-skip REGEXP] [-parallel 2]
//
// By default, Go minimizes each interesting input for up to a minute, during which
// it fuzzes nothing: slow targets, such as those that run all rules, stop making
// progress after about a hundred inputs. Here, minimizing takes at most a second.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"time"
)

func main() {
	length := flag.Duration("time", 10*time.Minute, "how long each target runs")
	var only, skip regexp.Regexp
	flag.TextVar(&only, "only", regexp.MustCompile(""), "run only targets that this `regexp` matches, as package.Target")
	flag.TextVar(&skip, "skip", regexp.MustCompile("^$"), "leave out targets that this `regexp` matches")
	parallel := flag.Int("parallel", 2, "processes for each target")
	flag.Parse()
	failed, err := run(*length, &only, &skip, *parallel)
	if err != nil {
		fmt.Fprintln(os.Stderr, "fuzz:", err)
	}
	if err != nil || failed > 0 {
		os.Exit(1)
	}
}

func run(length time.Duration, only, skip *regexp.Regexp, parallel int) (failed int, err error) {
	packages, err := exec.Command("go", "list", "./...").Output()
	if err != nil {
		return 0, fmt.Errorf("go list: %w", err)
	}
	fmt.Printf("%-42s %8s %10s %s\n", "target", "time", "executions", "result")
	matched := false
	for _, pkg := range strings.Fields(string(packages)) {
		list, err := exec.Command("go", "test", "-list", "^Fuzz", pkg).CombinedOutput()
		if err != nil {
			return failed, fmt.Errorf("go test -list %s: %w\n%s", pkg, err, list)
		}
		for _, target := range strings.Fields(string(list)) {
			_, name, _ := strings.Cut(pkg, "/internal/")
			name += "." + target
			if !strings.HasPrefix(target, "Fuzz") || !only.MatchString(name) || skip.MatchString(name) {
				continue
			}
			matched = true
			if !fuzz(name, pkg, target, length, parallel) {
				failed++
			}
		}
	}
	if !matched {
		return 0, errors.New("-only and -skip leave no target")
	}
	return failed, nil
}

// progress matches the number of executions in the output of go test.
var progress = regexp.MustCompile(`execs: (\d+)`)

// fuzz runs one target and reports whether it passed.
func fuzz(name, pkg, target string, length time.Duration, parallel int) bool {
	started := time.Now()
	out, err := exec.Command("go", "test", pkg, "-run", "^$", "-fuzz", "^"+target+"$", "-fuzztime", length.String(),
		"-fuzzminimizetime", "1s", "-parallel", fmt.Sprint(parallel)).CombinedOutput()
	executions, result := "", "ok"
	if found := progress.FindAllSubmatch(out, -1); found != nil {
		executions = string(found[len(found)-1][1])
	}
	if err != nil {
		result = "FAILED"
	}
	fmt.Printf("%-42s %7.0fs %10s %s\n", name, time.Since(started).Seconds(), executions, result)
	if err != nil {
		fmt.Printf("%s\n", bytes.TrimSpace(out))
	}
	return err == nil
}
