package options

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var LetteredOption = &lint.Rule{
	Code: "QB318", Name: "lettered-option", Severity: lint.Error, Scope: lint.ScopeItem, Fix: lint.FixSafe,
	Summary: "Checks that options do not carry their own letters or numbers: \"A) Manning\".",
	Check:   checkLetteredOption,
}

// label is the letter or number that an option starts with.
type label struct {
	row string // the label of option A in the row that it belongs to; empty for none
	end int    // where the text of the option begins
}

func checkLetteredOption(p *lint.Pass) {
	options := p.Texts().Options
	labels, count, row := make([]label, len(options)), map[string]int{}, ""
	for i := range options {
		labels[i] = labelOf(&options[i], i)
		if of := labels[i].row; of != "" {
			if count[of]++; count[of] > count[row] {
				row = of
			}
		}
	}
	if row == "" || count[row] < max(2, len(options)-1) {
		return // a single "A." may be an initial
	}
	for i := range options {
		if labels[i].row == row {
			reportLabel(p, i, labels[i])
		}
	}
}

func reportLabel(p *lint.Pass, i int, l label) {
	report := p.Report(p.Option(i).Within(0, l.end), name(i)+" carries its own letter or number",
		"delete it: the quiz writes the letters")
	if strings.TrimSpace(p.Texts().Options[i].Raw[l.end:]) != "" {
		// Other texts may name the option by a label other than its letter.
		report.Replace("", lint.SafeIf(l.row == "a"), "delete the label")
	}
}

const (
	opening = "*([#"       // marks before a label
	closing = "*.):]-–—|→" // marks after it
	rows    = "a1pwα①ⓐ"    // the first labels of rows that count on from there
)

var romanNumbers = []string{"i", "ii", "iii", "iv", "v", "vi", "vii", "viii"}

// labelOf reads the label that an option at a place starts with: "A)", "(2)",
// "iii.", "**C**", "Option D:", "①".
func labelOf(option *itemtext.Text, place int) label {
	tokens := option.Tokens
	skip := func(marks string) {
		for len(tokens) > 1 && isOneOf(tokens[0], marks) {
			tokens = tokens[1:]
		}
	}
	skip(opening)
	if len(tokens) > 1 && tokens[0].Is(english.OptionWord) {
		tokens = tokens[1:]
		skip(opening)
	}
	if len(tokens) < 2 {
		return label{}
	}
	word := tokens[0]
	tokens = tokens[1:]
	for len(tokens) > 0 && isOneOf(tokens[0], closing) {
		word.End = tokens[0].End
		tokens = tokens[1:]
	}
	marked := word.Kind == english.Mark || word.End-word.Start > len(word.Word)
	if len(tokens) == 0 && word.Kind == english.Word {
		return label{rowOf(word.Word, place), len(option.Raw)}
	}
	if len(tokens) == 0 || !marked || tokens[0].Start == word.End && !isOneOf(option.Tokens[0], opening) {
		return label{} // "A pipe", "1.5", "2.", "x-axis"
	}
	return label{rowOf(word.Word, place), tokens[0].Start}
}

// rowOf is the label of option A if the option at a place has this label.
func rowOf(word string, place int) string {
	if r, size := utf8.DecodeRuneInString(word); size == len(word) && int(r) > place {
		if first := string(r - rune(place)); strings.Contains(rows, first) {
			return first
		}
	}
	if slices.Index(romanNumbers, word) == place {
		return romanNumbers[0]
	}
	return ""
}
