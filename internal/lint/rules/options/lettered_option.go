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
	series string // the first label of its series, such as "a" for "C)"; empty for none
	end    int    // where the text of the option begins
}

func checkLetteredOption(p *lint.Pass) {
	options := p.Texts().Options
	labels, count, series := make([]label, len(options)), map[string]int{}, ""
	for i := range options {
		labels[i] = labelOf(&options[i], i)
		if s := labels[i].series; s != "" {
			count[s]++
			if count[s] > count[series] {
				series = s
			}
		}
	}
	if series == "" || count[series] < max(2, len(options)-1) {
		return // a few labels may be initials, as in "A. Hazen"
	}
	for i := range options {
		if labels[i].series == series {
			reportLabel(p, i, labels[i])
		}
	}
}

func reportLabel(p *lint.Pass, i int, l label) {
	report := p.Report(p.Option(i).Within(0, l.end), name(i)+" carries its own letter or number",
		"write the text of the option in its place: the quiz writes the letters")
	if strings.TrimSpace(p.Texts().Options[i].Raw[l.end:]) != "" {
		report.Hint = "delete it: the quiz writes the letters"
		// Other texts may name the option by a label other than its letter.
		report.Replace("", lint.SafeIf(l.series == "a"), "delete the label")
	}
}

const (
	opening = "*([#"       // marks before a label
	closing = "*.):]-–—|→" // marks after it
	starts  = "a1pwα①ⓐ"    // each is the first label of a series
)

var romanNumbers = []string{"i", "ii", "iii", "iv", "v", "vi", "vii", "viii"}

// labelOf reads the label that the option at an index starts with: "A)", "(2)",
// "iii.", "**C**", "Option D:", "①". It returns a zero label if there is none.
func labelOf(option *itemtext.Text, index int) label {
	tokens := option.Tokens
	skip := func(marks string) {
		for len(tokens) > 1 && tokens[0].IsMark(marks) {
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
	if isJoined(word, tokens) {
		return label{}
	}
	isClosed := false
	for len(tokens) > 0 && tokens[0].IsMark(closing) {
		word.End = tokens[0].End
		isClosed = tokens[0].IsMark(")]") || option.Tokens[0].IsMark(opening)
		tokens = tokens[1:]
	}
	isMarked := word.Kind == english.Mark || word.End-word.Start > len(word.Word)
	if len(tokens) == 0 && word.Kind == english.Word {
		return label{seriesOf(word.Word, index), len(option.Raw)}
	}
	if len(tokens) == 0 || !isMarked || tokens[0].Start == word.End && !isClosed {
		return label{} // "A pipe", "1 m", "2.", "x-axis"
	}
	return label{seriesOf(word.Word, index), tokens[0].Start}
}

// isJoined reports whether a number is followed by a space, a mark and a number, or a letter
// by a space, a mark and a letter: "1 – 2 ft", "3 : 1", "A → B".
func isJoined(word english.Token, rest []english.Token) bool {
	if len(rest) < 2 || rest[0].Start == word.End || !rest[0].IsMark(closing) {
		return false
	}
	next := rest[1]
	return word.Kind == english.Number && next.Kind == english.Number || word.Is(english.Letter) && next.Is(english.Letter)
}

// seriesOf returns the first label of the series in which word labels the option at index:
// "a" for "c" at 2. It returns "" if there is no such series.
func seriesOf(word string, index int) string {
	if r, size := utf8.DecodeRuneInString(word); size == len(word) && int(r) > index {
		if first := string(r - rune(index)); strings.Contains(starts, first) {
			return first
		}
	}
	if slices.Index(romanNumbers, word) == index {
		return romanNumbers[0]
	}
	return ""
}
