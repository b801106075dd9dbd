package quantity

import (
	"math"
	"slices"
	"strings"
)

// Quantity is a text that consists of one number, with or without a unit. The range of its Number has no meaning.
type Quantity struct {
	Number
	// Written is the unit as written, in the form of UnitForm. It is empty for a
	// number without a unit.
	Written string
	// Unit is the unit if it is known, else nil.
	Unit *Unit
}

// Base returns the value in the first unit of the dimension, or the value as written if
// the unit is not known or cannot be converted by a factor.
func (q Quantity) Base() float64 {
	if q.Unit == nil || q.Unit.Size == 0 {
		return q.Value
	}
	return q.Value * q.Unit.Size
}

// maxBytes is the maximum length of a quantity.
const maxBytes = 60

// Parse reads a text that is one quantity, and ignores its markup: "12.5 cfs",
// "about $1{,}250$ m³/s", "three hours", "$5".
func Parse(text string) (Quantity, bool) {
	if len(text) > maxBytes {
		return Quantity{}, false
	}
	text = strings.TrimSpace(bare(text))
	text = strings.TrimRight(withoutApproximation(text), ".")
	numbers := Numbers(text)
	if len(numbers) == 0 {
		return parseWords(text)
	}
	n := numbers[0]
	before := strings.TrimSpace(text[:n.Start])
	rest := strings.TrimSpace(text[n.End:])
	if len(numbers) > 1 {
		if _, known := UnitNamed(rest); !known {
			return Quantity{}, false
		}
	}
	q := Quantity{Number: n, Written: UnitForm(strings.TrimLeft(rest, "-"))}
	switch {
	case before == "$" || before == "€" || before == "£":
		q.Written = UnitForm(before + " " + rest) // "$ million" for $5 million
	case before != "":
		return Quantity{}, false
	}
	if len(strings.Fields(q.Written)) > 3 || strings.ContainsAny(q.Written, ",;:=()") || strings.HasPrefix(rest, ".") {
		return Quantity{}, false // a sentence, an address or a version
	}
	q.Unit, _ = UnitNamed(q.Written)
	return q, true
}

var withoutMarkup = strings.NewReplacer("$", " ", "`", " ", "**", " ", `\$`, "$ ", "US$", "$ ")

// bare removes markup. A single dollar sign before a digit marks a price; other dollar signs mark TeX.
func bare(text string) string {
	if !strings.ContainsAny(text, "$`*") {
		return text
	}
	if before, price, _ := strings.Cut(text, "$"); digitsAt(price) > 0 && !strings.Contains(price, "$") {
		text = strings.TrimSuffix(strings.TrimSuffix(before, `\`), "US") + `\$` + price
	}
	return withoutMarkup.Replace(text)
}

// approximations are words before a number that is not exact.
var approximations = []string{"about", "approximately", "approx", "around", "roughly", "nearly", "almost", "some", "ca"}

// withoutApproximation removes a word of approximations, or a sign such as ~, from the start of a text.
func withoutApproximation(text string) string {
	first, rest, _ := strings.Cut(text, " ")
	if slices.Contains(approximations, strings.ToLower(strings.TrimSuffix(first, "."))) {
		return strings.TrimLeft(rest, " ")
	}
	return strings.TrimLeft(text, "≈~ ")
}

var numberWords = map[string]float64{
	"a": 1, "an": 1, "half": 0.5, "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
	"ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
	"eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70,
	"eighty": 80, "ninety": 90, "hundred": 100, "thousand": 1000, "million": 1e6, "billion": 1e9,
}

// parseWords reads a quantity whose number is in words: "three hours".
func parseWords(text string) (Quantity, bool) {
	words := strings.Fields(strings.ReplaceAll(text, "-", " "))
	lower := strings.Fields(strings.ToLower(strings.Join(words, " ")))
	value, n := 0.0, 0
	for ; n < len(lower); n++ {
		v, ok := numberWords[lower[n]]
		if !ok {
			break
		}
		switch {
		case v >= 100 && value > 0 && value < v:
			value *= v
		case n > 0 && (v >= 10 || value < 20):
			return Quantity{}, false
		default:
			value += v
		}
	}
	if n == 0 || len(lower)-n > 2 {
		return Quantity{}, false
	}
	if _, more := numberWords[lower[len(lower)-1]]; more && n < len(lower) {
		return Quantity{}, false // "two or three", "two hundred and fifty"
	}
	q := Quantity{Number: Number{Value: value, End: len(text)}, Written: UnitForm(strings.Join(words[n:], " "))}
	q.Unit, _ = UnitNamed(q.Written)
	if isArticle := lower[0] == "a" || lower[0] == "an"; isArticle && n == 1 && q.Unit == nil {
		return Quantity{}, false // "a field"
	}
	return q, true
}

// ParseAll reads texts as quantities. It reports false unless there are two or more texts
// and all are quantities.
func ParseAll(texts []string) ([]Quantity, bool) {
	list := make([]Quantity, len(texts))
	for i, text := range texts {
		var ok bool
		if list[i], ok = Parse(text); !ok {
			return nil, false
		}
	}
	return list, len(list) > 1
}

// Within reports whether a number is within a relative tolerance of the right one. If the
// right one is zero, only zero is. The margin of 1e-9 is for numbers at the limit: 1.01 is
// within 1% of 1 although 1.01-1 > 0.01 in floating point. The app compares answers in the
// same way (items/numeric/judge.ts).
func Within(number, right, tolerance float64) bool {
	return math.Abs(number-right) <= math.Abs(right)*(tolerance+1e-9)
}

// Comparable reports whether the quantities have values on one scale: the same unit as
// written, or known units of one dimension that factors convert.
func Comparable(list []Quantity) bool {
	for _, q := range list {
		first := list[0]
		if q.Written == first.Written {
			continue
		}
		if q.Unit == nil || first.Unit == nil || q.Unit.Dimension != first.Unit.Dimension || q.Unit.Size == 0 {
			return false
		}
	}
	return true
}
