// Fuzz runs every fuzz target of the project for a while, one after the other,
// and prints what came of each. It exits with 1 when one fails.
//
//	go run ./bench/fuzz [-time 10m] [-only REGEXP] [-skip REGEXP] [-parallel 2]
//
// Go minimizes each input that it finds interesting for up to a minute, during
// which nothing is fuzzed: slow targets, such as those that run all rules, stand
// still after a hundred inputs. Here it may take a second.
package main

import (
	"bytes"
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
	only := flag.String("only", "", "run only targets that this `regexp` matches, as package.Target")
	skip := flag.String("skip", "^$", "leave out targets that this `regexp` matches")
	parallel := flag.Int("parallel", 2, "processes for each target")
	flag.Parse()
	failed, err := run(*length, regexp.MustCompile(*only), regexp.MustCompile(*skip), *parallel)
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
	for _, pkg := range strings.Fields(string(packages)) {
		list, err := exec.Command("go", "test", "-list", "^Fuzz", pkg).Output()
		if err != nil {
			return failed, fmt.Errorf("go test -list %s: %w", pkg, err)
		}
		for _, target := range strings.Fields(string(list)) {
			_, name, _ := strings.Cut(pkg, "/internal/")
			name += "." + target
			if !strings.HasPrefix(target, "Fuzz") || !only.MatchString(name) || skip.MatchString(name) {
				continue
			}
			if !fuzz(name, pkg, target, length, parallel) {
				failed++
			}
		}
	}
	return failed, nil
}

// progress is the count of executions in what go test prints.
var progress = regexp.MustCompile(`execs: (\d+)`)

// fuzz runs one target and reports whether it held.
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
