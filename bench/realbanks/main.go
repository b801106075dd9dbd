// Realbanks measures lint on public banks: how many labeled flaws it finds, how often
// its findings are right, and which findings a change to the rules adds and removes.
// README.md explains where the banks come from and how to run the program.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var (
	dir         = flag.String("banks", "", "`folder` of the banks: SPLIT/NAME in it is a clone of the bank's repository, or just its files")
	onlySplit   = flag.String("split", "dev", "only the banks of this `split`: dev, or final, which is kept for the last run")
	name        = flag.String("bank", "", "only the bank with this `name`")
	notes       = flag.String("notes", "bench/realbanks", "`folder` that contains labels/ and judged/")
	reader      = flag.String("reader", adjudicated, "measure recall against the labels of this `reader`")
	misses      = flag.Bool("misses", false, "list the labeled flaws that are not found")
	list        = flag.Bool("list", false, "with -compare: list each finding that is gone or new")
	drawCount   = flag.Int("draw", 0, "draw this `number` of items of each bank for readers")
	sampleCount = flag.Int("sample", 0, "draw this `number` of findings for judges")
	seed        = flag.Uint64("seed", 1, "random seed of -draw and -sample")
	out         = flag.String("out", "", "write the items of -draw into this `folder`, one file per bank")
	rule        = flag.String("rule", "", "with -sample: only findings of this `rule`")
	minSeverity = flag.String("severity", "info", "with -sample: only findings of this `severity` or above")
	adjudicate  = flag.Bool("adjudicate", false, "print the items that two readers labeled and that are not adjudicated yet")
	fixes       = flag.Bool("fixes", false, "print what each safe fix changes")
	dump        = flag.String("dump", "", "write all findings into this `file`")
	earlier     = flag.String("compare", "", "compare the findings with those of this `file`")
)

func main() {
	flag.Parse()
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "realbanks:", err)
		os.Exit(1)
	}
}

func run() error {
	level, known := lint.ParseSeverity(*minSeverity)
	if !known {
		return fmt.Errorf("severity %q is not one of info, warning, error", *minSeverity)
	}
	if *dir == "" {
		return errors.New("-banks is missing: bench/realbanks/README.md explains how to get the banks")
	}
	table, err := loadBanks(*onlySplit, *name)
	if err != nil {
		return err
	}
	banks := make([]*linted, len(table))
	for i, b := range table {
		if banks[i], err = load(b, *dir); err != nil {
			return err
		}
	}
	kinds, err := loadKinds()
	if err != nil {
		return err
	}
	labels, err := loadNotes(filepath.Join(*notes, "labels"), kinds, banks)
	if err != nil {
		return err
	}
	judged, err := loadNotes(filepath.Join(*notes, "judged"), kinds, banks)
	if err != nil {
		return err
	}
	if *dump != "" {
		if err := os.WriteFile(*dump, encode(findings(banks)), 0o644); err != nil {
			return err
		}
	}
	switch {
	case *earlier != "":
		return compare(banks, *earlier, *list)
	case *drawCount > 0:
		return draw(banks, *drawCount, *seed, *out)
	case *sampleCount > 0:
		sample(banks, judged, *sampleCount, *seed, *rule, level)
	case *adjudicate:
		printUnadjudicated(labels, banks)
	case *fixes:
		return printFixes(banks)
	case *dump == "":
		printFindings(banks)
		printRecall(banks, kinds, labels, *reader, *misses)
		printPrecision(banks, judged)
	}
	return nil
}
