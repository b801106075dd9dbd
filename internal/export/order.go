package export

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
	"github.com/swmmquiz/swmmquiz/internal/richtext"
)

// fixedOrder reports whether the options of an item must keep their order: they form a series
// (see isSeries), one of them stands for others, or a text refers to one by its letter or position.
func fixedOrder(q *bank.Question) bool {
	return slices.ContainsFunc(q.Options, standsForOthers) || isSeries(q.Options) || itemtext.Of(q).OrderMatters()
}

// standsForOthers reports whether an option is one word that stands for others, such as
// "All" or "Neither".
func standsForOthers(option string) bool {
	return slices.Contains([]string{"all", "none", "both", "neither", "either"}, strings.ToLower(strings.Trim(richtext.Plain(option), " .")))
}

// isSeries reports whether options are sortable quantities or ranges, are short and begin with numbers, or differ
// only in numbers that ascend. It ignores options that begin with "None" or "All", which can be the ends of a series.
func isSeries(options []string) bool {
	var series []string
	for _, option := range options {
		text := richtext.Plain(option)
		if first, _, _ := strings.Cut(text, " "); first != "None" && first != "All" {
			series = append(series, text)
		}
	}
	if len(series) < 2 {
		return false
	}
	_, sortable := quantity.Sizes(series)
	return sortable || isAscending(series) || !slices.ContainsFunc(series, func(option string) bool { return !measure.MatchString(option) })
}

var number = regexp.MustCompile(`\d[\d,]*(?:\.\d+)?|\.\d+`)

// measure matches an option that begins with a number, possibly after signs, and has at most
// four more words: "< 5 ft above the crown".
var measure = regexp.MustCompile(`^[\s\p{Z}]*[-−+$±<>≤≥]*[\s\p{Z}]*(?:\d|\.\d)[^\s\p{Z}]*(?:[\s\p{Z}]+[^\s\p{Z}]+){0,4}[\s\p{Z}]*$`)

// isAscending reports whether the options differ only in their numbers, and the
// numbers ascend.
func isAscending(options []string) bool {
	frame := number.ReplaceAllString(options[0], "#")
	if !strings.Contains(frame, "#") {
		return false
	}
	var before []float64
	for i, option := range options {
		if number.ReplaceAllString(option, "#") != frame {
			return false
		}
		numbers := numbersIn(option)
		if i > 0 && slices.Compare(numbers, before) <= 0 {
			return false
		}
		before = numbers
	}
	return true
}

func numbersIn(text string) []float64 {
	var numbers []float64
	for _, digits := range number.FindAllString(text, -1) {
		value, _ := strconv.ParseFloat(strings.ReplaceAll(digits, ",", ""), 64) // too large: +Inf
		numbers = append(numbers, value)
	}
	return numbers
}
