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
		Short: "Count the bank and compare it with its targets",
		Long: `stats counts the items by category, key letter, level and topic, and names
every stated figure that is not true.`,
		Example: `  swmmquiz stats
  swmmquiz stats --format json | jq .categories
  swmmquiz stats --strict     # exit 1 when a stated figure is not true`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 1 {
				opts.file = args[0]
			}
			return runStats(app, opts)
		},
	}
	formatFlag(cmd, &opts.format, "text", "json", "markdown")
	cmd.Flags().BoolVar(&opts.strict, "strict", false, "exit 1 when there is a discrepancy")
	return cmd
}

func runStats(app *App, opts *statsOptions) error {
	if err := checkFormat(opts.format, "text", "json", "markdown"); err != nil {
		return err
	}
	w := app.workspace()
	b, problems, err := w.Load(app.Context, opts.file)
	if err != nil {
		return err
	}
	if len(problems) > 0 {
		app.say("swmmquiz: %s in the bank's files: %d of %s are counted\nhint: run \"swmmquiz lint\" to see them\n",
			count(len(problems), "fault"), len(b.Questions), count(b.Total, "question"))
	}
	s, err := stats.Compute(app.Context, b, w.Targets(opts.file), places(app.Config))
	if err != nil {
		return err
	}
	switch opts.format {
	case "json":
		err = safetext.WriteJSON(app.Out, s)
	case "markdown":
		err = writeTables(app.Out, s, (table.Writer).RenderMarkdown)
	default:
		err = writeTables(app.Out, s, (table.Writer).Render)
	}
	if err == nil && opts.strict && len(s.Discrepancies) > 0 {
		return errFindings
	}
	return err
}

// writeTables writes the numbers as tables.
func writeTables(w io.Writer, s stats.Stats, render func(table.Writer) string) error {
	tables := []table.Writer{categoryTable(s)}
	levels := newTable(1, "Level", "Items", "Share")
	for _, level := range bank.Levels {
		if !hasLevels(s) {
			break
		}
		levels.AppendRow(table.Row{level, s.Levels[level], percent(s.Levels[level], s.Total)})
	}
	topics := newTable(1, "Topic", "Items")
	for _, topic := range slices.Sorted(maps.Keys(s.Topics)) {
		topics.AppendRow(table.Row{cell(topic), s.Topics[topic]})
	}
	stated := newTable(1, "Stated, and not true", "Stated", "Actual", "Where")
	for _, d := range s.Discrepancies {
		stated.AppendRow(table.Row{cell(d.What), d.Stated, d.Actual, cell(d.Where)})
	}
	blueprint := newTable(1, "Blueprint", "Target", "Actual", "")
	for _, r := range s.Blueprint {
		mark := "not yet"
		if r.Met {
			mark = "met"
		}
		blueprint.AppendRow(table.Row{cell(r.What), r.Target, r.Actual, mark})
	}
	for _, t := range append(tables, levels, topics, blueprint, stated) {
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

// hasLevels reports whether the bank gives levels, or is meant to.
func hasLevels(s stats.Stats) bool {
	given := 0
	for _, n := range s.Levels {
		given += n
	}
	return given > 0 || len(s.Blueprint) > 0
}

// hasTargets reports whether anything states how many items there are to be.
func hasTargets(s stats.Stats) bool {
	return s.Target > 0 || slices.ContainsFunc(s.Categories, func(c stats.Category) bool { return c.Target > 0 })
}

func categoryTable(s stats.Stats) table.Writer {
	row := func(cells ...any) table.Row {
		if !hasTargets(s) {
			cells = slices.Delete(cells, 2, 3)
		}
		return cells
	}
	t := newTable(1, row("Category", "Items", "Target", "A", "B", "C", "D", "Key longest", "Key shortest", "Test-wise")...)
	longest, shortest := 0, 0
	for _, c := range s.Categories {
		longest, shortest = longest+c.LongestKeys, shortest+c.ShortestKeys
		t.AppendRow(row(cell(c.Label), c.Count, c.Target, c.Answers["A"], c.Answers["B"], c.Answers["C"], c.Answers["D"],
			percent(c.LongestKeys, c.Count), percent(c.ShortestKeys, c.Count), testWise(c.TestWise, c.Count)))
	}
	t.AppendRow(row("All", s.Total, s.Target, s.Answers["A"], s.Answers["B"], s.Answers["C"], s.Answers["D"],
		percent(longest, s.Total), percent(shortest, s.Total), testWise(s.TestWise, s.Total)))
	return t
}

// newTable makes a plain table whose columns from the given one on are
// numbers, set to the right; "Where" is text.
func newTable(numbersFrom int, header ...any) table.Writer {
	t := table.NewWriter()
	t.SetStyle(table.StyleLight)
	t.Style().Options.DrawBorder = false
	t.Style().Options.SeparateColumns = false
	t.Style().Format.Header = text.FormatDefault
	t.AppendHeader(header)
	var columns []table.ColumnConfig
	for i := numbersFrom; i < len(header); i++ {
		if header[i] != "Where" {
			columns = append(columns, table.ColumnConfig{Number: i + 1, Align: text.AlignRight, AlignHeader: text.AlignRight})
		}
	}
	t.SetColumnConfigs(columns)
	return t
}

// widestCell bounds a text in a table, in characters: each row is as wide as the
// widest one.
const widestCell = 80

// cell is a text as tables show it.
func cell(text string) string {
	if runes := []rune(text[:min(len(text), 4*widestCell)]); len(runes) > widestCell {
		text = string(runes[:widestCell-1]) + "…"
	}
	return safetext.Line(text)
}

// testWise is the share of the items that a reader who knows only cues answers.
func testWise(right float64, total int) string {
	return fmt.Sprintf("%.0f %%", 100*right/float64(max(1, total)))
}

func percent(n, total int) string { return fmt.Sprintf("%.0f %%", stats.Share(n, total)) }
