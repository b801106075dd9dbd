package cli

import (
	"bytes"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/report"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules"
	"github.com/swmmquiz/swmmquiz/internal/stats"
	"github.com/swmmquiz/swmmquiz/internal/tex"
	"github.com/swmmquiz/swmmquiz/internal/workspace"
)

type lintOptions struct {
	files           []string
	format          string
	selects, ignore []string
	rules           bool
	fix, diff       bool
	baseline        string
	writeBaseline   bool
	explain         string
	severity        *choice
	mostPerRule     int
	summary         bool
}

// terminalPerRule is how many findings of a rule a terminal gets.
const terminalPerRule = 5

func newLintCmd(app *App) *cobra.Command {
	opts := &lintOptions{}
	cmd := &cobra.Command{
		Use:   "lint [FILE...]",
		Short: "Find flaws in the bank's questions",
		Long: `lint checks the bank: the form of the files, how the questions are written, the
numbers in them, and the balance of the whole.

Without FILE it checks the configured bank; "-" is standard input. Findings go
to standard output. The exit code is 0 when none is as severe as --fail-on, 1
when one is, 2 when lint could not do its work.`,
		Example: `  swmmquiz lint
  swmmquiz lint draft.json --fail-on warning
  swmmquiz lint --select QB3,longest-key
  swmmquiz lint --ignore category-count --format json | jq .summary
  swmmquiz lint - < draft.json
  swmmquiz lint --fix --diff  # what --fix would change
  swmmquiz lint --fix
  swmmquiz lint --severity warning --max-per-rule 3
  swmmquiz lint --summary
  swmmquiz lint --format html > report.html
  swmmquiz lint --baseline lint-baseline.json   # new findings only
  swmmquiz lint --rules
  swmmquiz lint --explain longest-key`,
		RunE: func(cmd *cobra.Command, args []string) error {
			opts.files = args
			bounded := cmd.Flags().Changed("max-per-rule")
			if (bounded || opts.summary) && opts.format != string(report.Text) {
				return &hintError{errors.New("--max-per-rule and --summary go with --format text"), "leave out --format " + opts.format}
			}
			if opts.mostPerRule < 0 {
				return fmt.Errorf("--max-per-rule %d is less than 0", opts.mostPerRule)
			}
			if !bounded && !app.isTerminal() {
				opts.mostPerRule = 0
			}
			return runLint(app, opts)
		},
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return []string{"json"}, cobra.ShellCompDirectiveFilterFileExt
		},
	}
	formatFlag(cmd, &opts.format, lintFormats()...)
	failOn := &choice{known: []string{"error", "warning", "info", "never"}}
	cmd.Flags().Var(failOn, "fail-on", "lowest `severity` that makes the exit code 1: error, warning, info or never (default from the configuration: error)")
	overrides(cmd, "fail-on", "lint", "failOn")
	cmd.Flags().StringSliceVar(&opts.selects, "select", nil, "run only these `rules`: codes, starts of codes or names, with commas")
	cmd.Flags().StringSliceVar(&opts.ignore, "ignore", nil, "leave these `rules` out")
	cmd.Flags().BoolVar(&opts.rules, "rules", false, "print the table of rules (text or json) and stop")
	cmd.Flags().StringVar(&opts.explain, "explain", "", "print what a `rule` does and why, and stop")
	cmd.Flags().BoolVar(&opts.fix, "fix", false, "fix what can be fixed by machine, then report the rest")
	cmd.Flags().BoolVar(&opts.diff, "diff", false, "with --fix: print the changes and write nothing; the exit code is 1 when there are some")
	cmd.Flags().StringVar(&opts.baseline, "baseline", "", "leave out the findings that this `file` lists")
	cmd.Flags().BoolVar(&opts.writeBaseline, "write-baseline", false, "write the findings into the file of --baseline and exit 0")
	opts.severity = &choice{known: failOn.known[:3]}
	cmd.Flags().Var(opts.severity, "severity", "lowest `severity` that is reported; the exit code depends on --fail-on alone")
	cmd.Flags().IntVar(&opts.mostPerRule, "max-per-rule", terminalPerRule,
		"report at most `N` findings of each rule as text; 0 reports all, which is the default when the output is not a terminal")
	cmd.Flags().BoolVar(&opts.summary, "summary", false, "report only how much each rule found, as text")
	cmd.MarkFlagsMutuallyExclusive("rules", "explain", "fix")
	cmd.MarkFlagsMutuallyExclusive("rules", "explain", "diff")
	_ = cmd.RegisterFlagCompletionFunc("fail-on", cobra.FixedCompletions(failOn.known, cobra.ShellCompDirectiveNoFileComp))
	_ = cmd.RegisterFlagCompletionFunc("severity", cobra.FixedCompletions(opts.severity.known, cobra.ShellCompDirectiveNoFileComp))
	for _, flag := range []string{"select", "ignore", "explain"} {
		_ = cmd.RegisterFlagCompletionFunc(flag, completeRules)
	}
	return cmd
}

func lintFormats() []string {
	names := make([]string, len(report.Formats))
	for i, format := range report.Formats {
		names[i] = string(format)
	}
	return names
}

// completeRules offers the names of rules with their summaries.
func completeRules(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var names []string
	for _, rule := range rules.All() {
		names = append(names, cobra.CompletionWithDesc(rule.Name, rule.Code+": "+rule.Summary))
	}
	return names, cobra.ShellCompDirectiveNoFileComp
}

func runLint(app *App, opts *lintOptions) error {
	if err := checkFormat(opts.format, lintFormats()...); err != nil {
		return err
	}
	all := rules.All()
	options := lint.Options{Config: app.Config, Select: opts.selects, Ignore: opts.ignore}
	if err := errors.Join(options.Validate(all), opts.checkTogether()); err != nil {
		return err
	}
	switch {
	case opts.explain != "":
		rule, err := lint.Lookup(all, opts.explain)
		if err != nil {
			return err
		}
		_, err = app.Out.Write(report.Page(rule))
		return err
	case opts.rules:
		if err := checkFormat(opts.format, "text", "json"); err != nil {
			return err
		}
		level := func(rule *lint.Rule) lint.Severity { return options.Level(all, rule) }
		return report.Rules(app.Out, report.Format(opts.format), all, level, app.isTerminal())
	}
	if opts.fix {
		if done, err := fixFirst(app, opts, options); done || err != nil {
			return err
		}
	}
	return lintAndReport(app, opts, options)
}

// checkTogether refuses flags that need others.
func (opts *lintOptions) checkTogether() error {
	if opts.writeBaseline && opts.baseline == "" {
		return &hintError{errors.New("--write-baseline needs a file"), "name it: --baseline lint-baseline.json"}
	}
	if opts.diff && !opts.fix {
		return &hintError{errors.New("--diff goes with --fix"), "run \"swmmquiz lint --fix --diff\""}
	}
	return nil
}

// fixFirst writes the fixed files, or only shows the changes and is done.
func fixFirst(app *App, opts *lintOptions, options lint.Options) (done bool, err error) {
	changes, fixed, err := app.fix(opts.files, options)
	switch {
	case err != nil:
		return false, err
	case opts.diff:
		return true, app.diff(changes)
	}
	if err := app.write(changes); err != nil {
		return false, err
	}
	fixed.say(app, changes)
	return false, nil
}

func lintAndReport(app *App, opts *lintOptions, options lint.Options) error {
	checked, err := lintFiles(app, opts.files, options)
	if err != nil {
		return err
	}
	result := merged(checked)
	baseline, err := app.applyBaseline(opts, result)
	if err != nil {
		return err
	}
	banks, err := app.banks(checked, report.Format(opts.format))
	if err != nil {
		return err
	}
	// Without the folder file names stay absolute; without the severity all are reported.
	dir, _ := os.Getwd()
	least, _ := lint.ParseSeverity(opts.severity.value)
	if err := report.Write(app.Out, report.Format(opts.format), result, report.Options{
		Color: app.Color, Dir: dir, Version: version(), Repository: app.Config.Repository, Rules: rules.All(),
		Least: least, MostPerRule: opts.mostPerRule, Summary: opts.summary, Banks: banks, Baseline: baseline,
	}); err != nil {
		return err
	}
	if err := failures(result); err != nil {
		return err
	}
	threshold, some := lint.ParseSeverity(app.Config.Lint.FailOn)
	if some && result.AtLeast(threshold) {
		return errFindings
	}
	return nil
}

// lintFiles checks each file as a bank of its own; none means the configured
// bank. When any can't be read, nothing is reported but that.
func lintFiles(app *App, files []string, options lint.Options) (list []*workspace.Checked, err error) {
	if len(files) == 0 {
		files = []string{""}
	}
	var faults []error
	unset := false
	for _, file := range files {
		checked, err := app.workspace().Lint(app.Context, file, options)
		if app.Context.Err() != nil {
			return nil, app.Context.Err()
		}
		if err != nil {
			faults = append(faults, err)
			continue
		}
		options.Config = checked.Config
		unset = unset || !tex.Available() && checksTeX(rules.All(), options) && bytes.ContainsRune(checked.Bank.QuestionsDoc.Source, '$')
		list = append(list, checked)
	}
	if len(faults) > 0 {
		return nil, errors.Join(faults...)
	}
	if unset {
		app.say("swmmquiz: this build has no TeX renderer: of formulas only the dollar signs are checked\n" +
			"hint: \"npm run build\" makes one that has it\n")
	}
	return list, nil
}

// merged is the result of all banks.
func merged(checked []*workspace.Checked) *lint.Result {
	results := make([]*lint.Result, len(checked))
	for i, c := range checked {
		results[i] = c.Result
	}
	return lint.Merge(results...)
}

// banks are the banks with their numbers, for a format that shows them.
func (a *App) banks(checked []*workspace.Checked, format report.Format) (list []report.Bank, err error) {
	if format != report.HTML {
		return nil, nil
	}
	for _, c := range checked {
		s, err := stats.Compute(a.Context, c.Bank, c.Config, places(c.Config))
		if err != nil {
			return nil, err
		}
		list = append(list, report.Bank{Bank: c.Bank, Stats: s})
	}
	return list, nil
}

// checksTeX reports whether the rule on formulas runs.
func checksTeX(all []*lint.Rule, options lint.Options) bool {
	return options.Level(all, lint.Find(all, "tex")) != lint.Off
}

// failures is the first failure of each rule that could not do its work.
func failures(result *lint.Result) error {
	seen := map[*lint.Rule]bool{}
	var faults []error
	for i := range result.Failures {
		if f := &result.Failures[i]; !seen[f.Rule] {
			seen[f.Rule] = true
			faults = append(faults, f)
		}
	}
	return errors.Join(faults...)
}
