package options

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// LetteredOption is rule QB318.
var LetteredOption = &lint.Rule{
	Code:     "QB318",
	Name:     "lettered-option",
	Summary:  "Checks that options do not carry their own letters or numbers: \"A) Manning\".",
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Fix:      lint.FixSafe,
	Check:    checkLetteredOption,
}

// label is the letter or number at the start of an option.
type label struct {
	first string // the label of option A in the same row
	end   int    // where the text of the option begins
}

func checkLetteredOption(p *lint.Pass) {
	options := p.Texts().Options
	labels, count := make([]label, len(options)), map[string]int{}
	row := ""
	for i := range options {
		labels[i] = labelOf(&options[i], i)
		if first := labels[i].first; first != "" {
			if count[first]++; count[first] > count[row] {
				row = first
			}
		}
	}
	if row == "" || count[row] < max(2, len(options)-1) { // a single "A." may be an initial
		return
	}
	for i := range options {
		if labels[i].first != row {
			continue
		}
		report := lint.Report{
			At:      p.Option(i).Within(0, labels[i].end),
			Message: fmt.Sprintf("%s carries its own letter or number", name(i)),
			Hint:    "delete it: the quiz writes the letters",
		}
		if strings.TrimSpace(options[i].Raw[labels[i].end:]) != "" {
			kind := lint.FixSafe
			if row != "a" {
				kind = lint.FixUnsafe // other texts may name the option by this label
			}
			report.Fixes = []lint.SuggestedFix{{Message: "delete the label", Kind: kind, Texts: []lint.TextChange{{At: report.At}}}}
		}
		p.Report(report)
	}
}

var roman = []string{"i", "ii", "iii", "iv", "v", "vi", "vii", "viii"}

// labelOf reads the label that an option at a place starts with: "A)", "(2)",
// "iii.", "**C**", "Option D:".
func labelOf(option *itemtext.Text, place int) label {
	tokens := option.Tokens
	opened := false
	skip := func(marks string) {
		for len(tokens) > 0 && tokens[0].Kind == english.Mark && strings.Contains(marks, tokens[0].Word) {
			opened = opened || strings.Contains("([", tokens[0].Word)
			tokens = tokens[1:]
		}
	}
	skip("*([#")
	if len(tokens) > 0 && tokens[0].Is(english.OptionWord) {
		tokens = tokens[1:]
		skip("*([#")
	}
	if len(tokens) < 2 {
		return label{}
	}
	word := tokens[0].Word
	end := tokens[0].End
	first := ""
	if r, size := utf8.DecodeRuneInString(word); size == len(word) && int(r) > place {
		first = string(r - rune(place))
		if !strings.Contains("a1①ⓐpwα", first) {
			first = ""
		}
	}
	if n := slices.Index(roman, word); n == place && (n > 0 || tokens[0].Kind == english.Word) {
		first = "i"
	}
	tokens = tokens[1:]
	delimited := r0(word)
	for len(tokens) > 0 && tokens[0].Kind == english.Mark && strings.Contains("*.):]-–—|→", tokens[0].Word) {
		delimited = true
		end = tokens[0].End
		tokens = tokens[1:]
	}
	if first == "" || !delimited || len(tokens) > 0 && tokens[0].Start == end && !opened {
		return label{}
	}
	if len(tokens) > 0 {
		end = tokens[0].Start
	}
	return label{first, end}
}

// r0 reports whether a label is a sign that needs no mark behind it.
func r0(word string) bool { return len(word) > 2 }
