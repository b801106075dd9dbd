package itemtext

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/richtext"
)

// FixedOrder reports whether the options of an item must keep their order: they
// are numbers, one of them refers to the others, or the explanation or a
// rationale names an option by its letter.
func FixedOrder(q *bank.Question) bool {
	options := make([]string, len(q.Options))
	for i, option := range q.Options {
		options[i] = richtext.Plain(option)
	}
	return isAscending(options) ||
		!slices.ContainsFunc(options, func(option string) bool { return !quantity.MatchString(option) }) ||
		slices.ContainsFunc(q.Options, RefersToOptions) ||
		NamesLetter(q.Explanation) || slices.ContainsFunc(q.Rationales, NamesLetter)
}

var number = regexp.MustCompile(`\d[\d,]*(?:\.\d+)?|\.\d+`)

// quantity finds a number with nothing but a sign before it, and at most four
// words after it.
var quantity = regexp.MustCompile(`^[\s\p{Z}]*[-−+$±<>≤≥]*[\s\p{Z}]*(?:\d|\.\d)[^\s\p{Z}]*(?:[\s\p{Z}]+[^\s\p{Z}]+){0,4}[\s\p{Z}]*$`)

// isAscending reports whether the options differ in their numbers only, and
// these ascend.
func isAscending(options []string) bool {
	if len(options) == 0 {
		return false
	}
	frame := number.ReplaceAllString(options[0], "#")
	if !strings.Contains(frame, "#") {
		return false
	}
	var before []float64
	for i, option := range options {
		if number.ReplaceAllString(option, "#") != frame {
			return false
		}
		row := numbersIn(option)
		if i > 0 && slices.Compare(row, before) <= 0 {
			return false
		}
		before = row
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
