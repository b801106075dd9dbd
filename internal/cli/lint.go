package cli

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"github.com/swmmquiz/swmmquiz/internal/bank"
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
	unsafeFixes     bool
	baseline        string
	writeBaseline   bool
	explain         string
	severity        *choice
	maxPerRule      int
	summary         bool
}

// terminalPerRule is the default of --max-per-rule on a terminal.
const terminalPerRule = 5

func newLintCmd(app *App) *cobra.Command {
	opts := &lintOptions{}
	cmd := &cobra.Command{
		Use:   "lint [FILE...]",
		Short: "Find flaws in the questions of a bank",
		Long: `lint checks the format of the files, the wording of the questions, the numbers in
them, and the balance of the bank.

Without FILE, lint checks the configured bank; "-" is standard input. Findings go
to standard output. Errors that keep a file or a part of it from being checked
are always reported, even with --select or --ignore.

The exit code is 1 if a finding is at least as severe as --fail-on, 2 if lint
cannot run, and 0 otherwise. With --diff, findings do not count: the exit code is
1 if there are changes.`,
		Example: `  swmmquiz lint
  swmmquiz lint draft.json --fail-on warning
  swmmquiz lint --select QB3,longest-key
  swmmquiz lint --ignore key-letter-balance --format json | jq .summary
  swmmquiz lint - < draft.json
  swmmquiz lint --fix --diff  # show what --fix would change
  swmmquiz lint --fix
  swmmquiz lint --fix --unsafe-fixes --diff
  swmmquiz lint --severity warning --max-per-rule 3
  swmmquiz lint --summary
  swmmquiz lint --format html > report.html
  swmmquiz lint --baseline lint-baseline.json   # new findings only
  swmmquiz lint --rules
  swmmquiz lint --explain longest-key`,
		RunE: func(cmd *cobra.Command, args []string) error {
			opts.files = args
			if err := cmp.Or(checkExclusive(cmd, "rules", "explain", "fix"), checkExclusive(cmd, "rules", "explain", "diff")); err != nil {
				return err
			}
			limited := cmd.Flags().Changed("max-per-rule")
			if (limited || opts.summary) && opts.format != string(report.Text) {
				return &hintError{errors.New("--max-per-rule and --summary require --format text"), "remove --format " + opts.format}
			}
			if opts.maxPerRule < 0 {
				return fmt.Errorf("--max-per-rule %d is negative, expected 0 or more", opts.maxPerRule)
			}
			if !limited && !app.isTerminal() {
				opts.maxPerRule = 0
			}
			return runLint(app, opts)
		},
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return []string{"json"}, cobra.ShellCompDirectiveFilterFileExt
		},
	}
	opts.addFlags(cmd)
	return cmd
}

func (opts *lintOptions) addFlags(cmd *cobra.Command) {
	addFormatFlag(cmd, &opts.format, lintFormats()...)
	failOn := &choice{known: []string{"error", "warning", "info", "never"}}
	opts.severity = &choice{known: failOn.known[:3]}
	flags := cmd.Flags()
	flags.Var(failOn, "fail-on", "lowest `severity` that makes lint exit with 1: error, warning, info or never "+
		"(default from the configuration: error)")
	markOverride(flags, "fail-on", "lint", "failOn")
	flags.StringSliceVar(&opts.selects, "select", nil, "run only these `rules`: names, codes or code prefixes, separated by commas")
	flags.StringSliceVar(&opts.ignore, "ignore", nil, "do not run these `rules`")
	flags.BoolVar(&opts.rules, "rules", false, "list the rules (text or json) and exit")
	flags.StringVar(&opts.explain, "explain", "", "explain a `rule` and exit")
	flags.BoolVar(&opts.fix, "fix", false, "fix findings automatically where that is safe, then report the rest")
	flags.BoolVar(&opts.unsafeFixes, "unsafe-fixes", false, "with --fix: also apply fixes that may change the meaning; review the result")
	flags.BoolVar(&opts.diff, "diff", false, "with --fix: write nothing, and print the changes; exit with 1 if there are any")
	flags.StringVar(&opts.baseline, "baseline", "", "do not report the findings listed in this `file`")
	flags.BoolVar(&opts.writeBaseline, "write-baseline", false, "write the findings to the --baseline file and exit with 0")
	flags.Var(opts.severity, "severity", "lowest `severity` to report; does not change the exit code")
	flags.IntVar(&opts.maxPerRule, "max-per-rule", terminalPerRule,
		"report at most `N` findings per rule in text format; 0 reports all, and is the default if the output is not a terminal")
	flags.BoolVar(&opts.summary, "summary", false, "report only the number of findings per rule and the advice, in text format")
	for flag, values := range map[string][]string{"fail-on": failOn.known, "severity": opts.severity.known} {
		_ = cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp))
	}
	for _, flag := range []string{"select", "ignore", "explain"} {
		_ = cmd.RegisterFlagCompletionFunc(flag, completeRules)
	}
}

func lintFormats() []string {
	names := make([]string, len(report.Formats))
	for i, format := range report.Formats {
		names[i] = string(format)
	}
	return names
}

// completeRules completes names of rules, with their summaries.
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
	options := lint.Options{Config: app.Config, Select: opts.selects, Ignore: opts.ignore, UnsafeFixes: opts.unsafeFixes}
	if err := errors.Join(options.Validate(all), opts.validate()); err != nil {
		return err
	}
	for _, name := range options.Retired() {
		app.logf("swmmquiz: rule %q no longer exists, so its name has no effect\n"+
			"hint: remove the name from the flags and the configuration\n", name)
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
	if len(opts.files) == 0 {
		file, err := app.bankFile(nil)
		if err != nil {
			return err
		}
		app.Config.Bank = cmp.Or(file, app.Config.Bank)
	}
	if opts.fix {
		if done, err := fixFirst(app, opts, options); done || err != nil {
			return err
		}
	}
	return lintAndReport(app, opts, options)
}

// validate returns an error for a flag that requires or excludes another.
func (opts *lintOptions) validate() error {
	if opts.writeBaseline && opts.baseline == "" {
		return &hintError{errors.New("--write-baseline requires --baseline"), "add --baseline lint-baseline.json"}
	}
	if opts.writeBaseline && (opts.diff || opts.rules || opts.explain != "") {
		return &hintError{errors.New("--write-baseline cannot be used with --diff, --rules or --explain"), "run lint twice"}
	}
	if opts.diff && !opts.fix {
		return &hintError{errors.New("--diff requires --fix"), "add --fix"}
	}
	if opts.unsafeFixes && !opts.fix {
		return &hintError{errors.New("--unsafe-fixes requires --fix"), "add --fix"}
	}
	return nil
}

// fixFirst writes the fixed files. With --diff it only prints the changes, and done is
// true: there is nothing left to report.
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
	fixed.log(app, changes)
	return false, nil
}

func lintAndReport(app *App, opts *lintOptions, options lint.Options) error {
	checked, err := lintFiles(app, opts.files, options)
	if err != nil {
		return err
	}
	result := mergeResults(checked)
	baseline, err := app.applyBaseline(opts, result)
	if err != nil {
		return err
	}
	banks, err := app.banks(checked, report.Format(opts.format))
	if err != nil {
		return err
	}
	dir, _ := os.Getwd()                                      // without it, file names are absolute
	minSeverity, _ := lint.ParseSeverity(opts.severity.value) // without it, all severities are reported
	fixCommand := ""
	files := opts.files
	if len(files) == 0 {
		files = []string{app.workspace().BankFile("")}
	}
	if !slices.Contains(files, "-") { // standard input cannot be fixed
		fixCommand = commandLine("lint --fix", opts.files...)
	}
	if err := report.Write(app.Out, report.Format(opts.format), result, report.Options{
		Color: app.Color, Dir: dir, Version: version(), Rules: rules.All(),
		MinSeverity: minSeverity, MaxPerRule: opts.maxPerRule, Summary: opts.summary, Banks: banks, Baseline: baseline,
		FixCommand: fixCommand,
	}); err != nil {
		return err
	}
	if err := joinFailures(result); err != nil {
		return err
	}
	threshold, ok := lint.ParseSeverity(app.Config.Lint.FailOn) // not ok: never
	if ok && result.AtLeast(threshold) && !opts.writeBaseline {
		return errFindings
	}
	return nil
}

// lintFiles lints each file as a separate bank, or the configured bank if
// there are no files. If any file cannot be read, it returns only the errors.
func lintFiles(app *App, files []string, options lint.Options) (list []*workspace.Checked, err error) {
	if len(files) == 0 {
		files = []string{""} // the configured bank
	}
	var faults []error
	unchecked := false // whether there may be TeX that cannot be checked
	for i, file := range files {
		if slices.ContainsFunc(files[:i], func(earlier string) bool { return workspace.SameFile(earlier, file) }) {
			continue // named twice
		}
		checked, err := app.workspace().Lint(app.Context, file, options)
		if app.Context.Err() != nil {
			return nil, app.Context.Err()
		}
		if err != nil {
			faults = append(faults, err)
			continue
		}
		options.Config = checked.Config
		if !tex.Available() && checksTeX(rules.All(), options) && mayHaveTeX(checked.Bank) {
			unchecked = true
		}
		list = append(list, checked)
	}
	if len(faults) > 0 {
		return nil, errors.Join(faults...)
	}
	if unchecked {
		app.logf("swmmquiz: this build has no TeX renderer: TeX in formulas is not checked\nhint: %s\n", buildHint)
	}
	return list, nil
}

// mergeResults combines the results of all banks.
func mergeResults(checked []*workspace.Checked) *lint.Result {
	results := make([]*lint.Result, len(checked))
	for i, c := range checked {
		results[i] = c.Result
	}
	return lint.Merge(results...)
}

// banks returns the banks with their statistics, for a format that shows them.
func (a *App) banks(checked []*workspace.Checked, format report.Format) (list []report.Bank, err error) {
	if format != report.HTML {
		return nil, nil
	}
	for _, c := range checked {
		s, err := stats.Compute(a.Context, c.Bank, c.Config, settingLocator(c.Config))
		if err != nil {
			return nil, err
		}
		list = append(list, report.Bank{Bank: c.Bank, Stats: s})
	}
	return list, nil
}

// checksTeX reports whether the rule about formulas runs.
func checksTeX(all []*lint.Rule, options lint.Options) bool {
	return options.Level(all, lint.Find(all, "tex")) != lint.Off
}

// mayHaveTeX reports whether a bank has equations or text that may contain formulas.
func mayHaveTeX(b *bank.Bank) bool {
	for _, doc := range []*bank.Document{b.QuestionsDoc, b.TopicsDoc} {
		if doc != nil && bytes.ContainsRune(doc.Source, '$') {
			return true
		}
	}
	return slices.ContainsFunc(b.Topics, func(t bank.Topic) bool { return len(t.Equations) > 0 })
}

// joinFailures joins the first failure of each rule.
func joinFailures(result *lint.Result) error {
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
