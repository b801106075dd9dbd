package cli

import (
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
	"github.com/spf13/cobra"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
	"github.com/swmmquiz/swmmquiz/internal/stats"
)

type statsOptions struct {
	file   string
	format string
	strict bool
}

func newStatsCmd(app *App) *cobra.Command {
	opts := &statsOptions{}
	cmd := &cobra.Command{
		Use:   "stats [FILE]",
		Short: "Count the questions and compare the counts with the targets",
		Long: `stats counts the questions by category, key letter, level and topic. It compares
the counts with the targets and with every other count stated in the
configuration. It also compares the bank with the blueprint in the configuration, if
there is one.

The Test-wise column is the share of questions that a program answers correctly
from cues alone, such as the longest option.`,
		Example: `  swmmquiz stats
  swmmquiz stats --format json | jq .categories
  swmmquiz stats --strict     # exit with 1 if a stated count is wrong or the files have format errors`,
		Args: atMostOneFile,
		RunE: func(_ *cobra.Command, args []string) error {
			var err error
			if opts.file, err = app.bankFile(args); err != nil {
				return err
			}
			return runStats(app, opts)
		},
	}
	addFormatFlag(cmd, &opts.format, "text", "json", "markdown")
	cmd.Flags().BoolVar(&opts.strict, "strict", false, "exit with 1 if a stated count is wrong or the files have format errors")
	return cmd
}

func runStats(app *App, opts *statsOptions) error {
	if err := checkFormat(opts.format, "text", "json", "markdown"); err != nil {
		return err
	}
	w := app.workspace()
	b, problems, err := w.Load(app.Context, w.Paths(opts.file))
	if err != nil {
		return err
	}
	if len(problems) > 0 {
		app.logf("swmmquiz: the files have format errors: counted %d of %s\nhint: run \"%s\" to see them\n",
			len(b.Questions), count(b.Total, "question"), commandLine("lint", opts.file))
	}
	locate := settingLocator(app.Config)
	s, err := stats.Compute(app.Context, b, w.ConfigFor(opts.file), locate)
	if err != nil {
		return err
	}
	if app.Config.Contact() == "" && app.Config.Email != config.Default().Email {
		s.PlaceholderContact = app.Config.Email
	}
	switch opts.format {
	case "json":
		err = safetext.WriteJSON(app.Out, s)
	case "markdown":
		err = writeTables(app.Out, s, (table.Writer).RenderMarkdown)
	default:
		err = writeTables(app.Out, s, (table.Writer).Render)
	}
	if err == nil && opts.format != "json" && s.PlaceholderContact != "" {
		_, err = fmt.Fprintf(app.Out, "The contact %s is a placeholder (%s). The site links to the issue form of %s instead.\n",
			safetext.Line(s.PlaceholderContact), locate("email"), safetext.Line(app.Config.Repository))
	}
	if err == nil && opts.strict && len(s.Discrepancies)+len(problems) > 0 {
		return errFindings
	}
	return err
}

// writeTables writes the statistics as tables.
func writeTables(w io.Writer, s stats.Stats, render func(table.Writer) string) error {
	levels := newTable("Level", "Items", "Share")
	if showLevels(s) {
		for _, level := range bank.Levels {
			levels.AppendRow(table.Row{level, s.Levels[level], percent(s.Levels[level], s.Total)})
		}
	}
	topics := newTable("Topic", "Items")
	for _, topic := range slices.Sorted(maps.Keys(s.Topics)) {
		topics.AppendRow(table.Row{cell(topic), s.Topics[topic]})
	}
	discrepancies := newTable("Wrong count", "Stated", "Actual", "Where")
	for _, d := range s.Discrepancies {
		discrepancies.AppendRow(table.Row{cell(d.What), d.Stated, d.Actual, cell(d.Where)})
	}
	blueprint := newTable("Blueprint", "Target", "Actual", "")
	for _, r := range s.Blueprint {
		status := "not met"
		if r.Met {
			status = "met"
		}
		blueprint.AppendRow(table.Row{cell(r.What), r.Target, r.Actual, status})
	}
	for _, t := range []table.Writer{categoryTable(s), levels, topics, blueprint, discrepancies} {
		if t.Length() == 0 {
			continue
		}
		if _, err := fmt.Fprintf(w, "%s\n\n", render(t)); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "%s, %d with a numeric check. Average length: key %.1f, wrong options %.1f characters.\n",
		count(s.Total, "question"), s.Checks, s.KeyLength, s.DistractorLength)
	return err
}

// showLevels reports whether to show the levels: only if a question has one or there is a
// blueprint.
func showLevels(s stats.Stats) bool {
	withLevel := 0
	for _, n := range s.Levels {
		withLevel += n
	}
	return withLevel > 0 || len(s.Blueprint) > 0
}

// hasTargets reports whether there is a target for the bank or a category.
func hasTargets(s stats.Stats) bool {
	return s.Target > 0 || slices.ContainsFunc(s.Categories, func(c stats.Category) bool { return c.Target > 0 })
}

// categoryTable counts the questions of each category and of the whole bank.
func categoryTable(s stats.Stats) table.Writer {
	letters := bank.Letters[:max(4, len(s.Answers))]
	header, withTargets := []any{"Category", "Items"}, hasTargets(s)
	if withTargets {
		header = append(header, "Target")
	}
	for _, letter := range letters {
		header = append(header, letter)
	}
	t := newTable(append(header, "Key longest", "Key shortest", "Test-wise")...)
	all := stats.Category{Label: "All", Count: s.Total, Target: s.Target, Answers: s.Answers, TestWise: s.TestWise}
	for _, c := range s.Categories {
		all.LongestKeys += c.LongestKeys
		all.ShortestKeys += c.ShortestKeys
	}
	for _, c := range append(slices.Clone(s.Categories), all) {
		row := table.Row{cell(c.Label), c.Count}
		if withTargets {
			row = append(row, c.Target)
		}
		for _, letter := range letters {
			row = append(row, c.Answers[letter])
		}
		items := c.WithOneKey()
		t.AppendRow(append(row, percent(c.LongestKeys, items), percent(c.ShortestKeys, items), testWise(c.TestWise, items)))
	}
	return t
}

// newTable returns a table without borders. Its columns are right-aligned, except the
// first and "Where".
func newTable(header ...any) table.Writer {
	t := table.NewWriter()
	t.SetStyle(table.StyleLight)
	t.Style().Options.DrawBorder = false
	t.Style().Options.SeparateColumns = false
	t.Style().Format.Header = text.FormatDefault // not upper case
	t.AppendHeader(header)
	var columns []table.ColumnConfig
	for i := 1; i < len(header); i++ {
		if header[i] != "Where" {
			column := table.ColumnConfig{Number: i + 1, Align: text.AlignRight, AlignHeader: text.AlignRight}
			columns = append(columns, column)
		}
	}
	t.SetColumnConfigs(columns)
	return t
}

// maxCell is the maximum number of characters in a table cell, because a column is as
// wide as its widest cell.
const maxCell = 80

// cell returns a value that is safe to show in a table, truncated if it is long.
func cell(value string) string {
	// Convert only the start of a huge value: a character has at most four bytes.
	if runes := []rune(value[:min(len(value), 4*(maxCell+1))]); len(runes) > maxCell {
		value = string(runes[:maxCell-1]) + "…"
	}
	return safetext.Line(value)
}

// testWise returns the percentage of items that the simulated examinee answers correctly.
func testWise(correct float64, total int) string {
	return fmt.Sprintf("%.0f%%", 100*correct/float64(max(1, total)))
}

func percent(n, total int) string { return fmt.Sprintf("%.0f%%", stats.Share(n, total)) }
