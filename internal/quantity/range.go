package quantity

import (
	_ "embed"
	"math"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
)

// Range is all numbers between two limits, or on one side of a limit.
type Range struct {
	Low, High         float64 // infinite without a limit
	LowOpen, HighOpen bool    // the limit itself is excluded
	// Frame is the text around the numbers, such as a unit. Only ranges with
	// matching frames can be compared.
	Frame string
	// Years reports whether the limits look like years.
	Years bool
}

//go:embed bounds.txt
var boundTable string

// bound is a phrase that limits one side of a range.
type bound struct {
	phrase        string // with a space before it, unless it follows the number
	isLow         bool   // the number is the lower limit
	excluded      bool   // the limit itself is excluded
	isAfterNumber bool
}

// bounds returns the negated phrases first, because they contain the others.
var bounds = sync.OnceValue(func() []bound {
	var list, negated []bound
	for line := range strings.Lines(boundTable) {
		kind, phrases, found := strings.Cut(strings.TrimSpace(line), ": ")
		if !found || line[0] == '#' {
			continue
		}
		words := strings.Fields(kind)
		for _, phrase := range strings.Split(phrases, ", ") {
			b := bound{phrase, words[1] == "low", words[2] == "excluded", words[0] == "after"}
			if !b.isAfterNumber {
				b.phrase = " " + phrase
				for _, not := range []string{" no", " not", " without"} {
					negated = append(negated, bound{not + b.phrase, !b.isLow, !b.excluded, false})
				}
			}
			list = append(list, b)
		}
	}
	return append(negated, list...)
})

var (
	rangeMarkup = strings.NewReplacer("$", "", "`", "", "**", "")
	between     = regexp.MustCompile(`\bbetween (.*\d.*) and `)
	joins       = regexp.MustCompile(`(?:^| )(?:to|through|till|until|but) | ?[–—-]`)
)

// maxRange is the maximum length of the text of a range, in bytes.
const maxRange = 80

// ParseRange reads a text as a range: "10 to 20%", "5–10 years", "more than 3",
// "65 or older".
func ParseRange(text string) (Range, bool) {
	if len(text) > maxRange || !strings.ContainsFunc(text, unicode.IsNumber) {
		return Range{}, false
	}
	text = strings.Join(strings.Fields(strings.ToLower(rangeMarkup.Replace(text))), " ")
	text = strings.TrimRight(text, ".")
	text = between.ReplaceAllString(text, "$1 to ")
	switch numbers := Numbers(text); len(numbers) {
	case 1:
		return oneSided(text, numbers[0])
	case 2:
		first := numbers[0].End
		gap := text[first:numbers[1].Start]
		if at := joins.FindStringIndex(gap); at != nil && len(strings.Fields(gap)) <= 4 {
			return twoSided(text[:first+at[0]], text[first+at[1]:])
		}
	}
	return Range{}, false
}

// twoSided reads a range from the text of each limit.
func twoSided(left, right string) (Range, bool) {
	lows, highs := Numbers(left), Numbers(right)
	if len(lows) != 1 || len(highs) != 1 || lows[0].Value >= highs[0].Value {
		return Range{}, false
	}
	low, high := lows[0], highs[0]
	r := Range{Low: low.Value, High: high.Value}
	var head, middle string
	head, r.LowOpen = cutBound(left[:low.Start], true)
	middle, r.HighOpen = cutBound(right[:high.Start], false)
	r.Frame = frameOf(head + middle + left[low.End:] + " " + right[high.End:])
	r.Years = isYear(left[low.Start:low.End]) && isYear(right[high.Start:high.End])
	return r, true
}

// cutBound removes a phrase such as "more than" or "less than" from the text before a
// limit, and reports whether it excludes the limit.
func cutBound(text string, isLow bool) (rest string, excluded bool) {
	text = " " + text + " "
	for _, b := range bounds() {
		if !b.isAfterNumber && b.isLow == isLow {
			if before, after, found := strings.Cut(text, b.phrase+" "); found {
				return before + " " + after + " ", b.excluded
			}
		}
	}
	return text, false
}

// oneSided reads a range from the text around its only limit.
func oneSided(text string, n Number) (Range, bool) {
	head, tail := " "+strings.TrimSpace(text[:n.Start]), strings.TrimSpace(text[n.End:])
	for _, b := range bounds() {
		rest, found := strings.CutSuffix(head, b.phrase)
		other := tail
		if b.isAfterNumber {
			var after string
			if rest, after, found = strings.Cut(tail, b.phrase); found {
				rest, other = rest+" "+after, head
			}
		}
		if !found || len(strings.Fields(rest)) > 2 || len(strings.Fields(other)) > 4 {
			continue
		}
		r := Range{Low: n.Value, High: math.Inf(1), LowOpen: b.excluded}
		if !b.isLow {
			r = Range{Low: math.Inf(-1), High: n.Value, HighOpen: b.excluded}
		}
		r.Frame, r.Years = frameOf(rest+" "+other), isYear(text[n.Start:n.End])
		return r, true
	}
	return Range{}, false
}

var fillers = regexp.MustCompile(`^(?:about|approximately|around|roughly|from|aged?|ages|the|old|of|)$`)

// frameOf returns a frame: the words around the numbers, each once, with units as symbols,
// and without words that do not change the meaning.
func frameOf(text string) string {
	var words []string
	for _, word := range strings.Fields(UnitForm(strings.Trim(text, " ()"))) {
		word = strings.Trim(word, ".,()")
		if unit, known := UnitNamed(word); known {
			word = unit.Symbol()
		}
		if !fillers.MatchString(word) && !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return strings.Join(words, " ")
}

// isYear reports whether a number looks like a year.
func isYear(number string) bool {
	return len(number) == 4 && digitsAt(number) == 4 && (number[0] == '1' || strings.HasPrefix(number, "20"))
}

// OneSided reports whether the range has only one limit.
func (r Range) OneSided() bool { return math.IsInf(r.Low, -1) || math.IsInf(r.High, 1) }

// Overlap reports whether two ranges overlap, and if they do not, whether they touch: they
// share one limit, and nothing else. An empty frame matches any other.
func (r Range) Overlap(other Range) (overlap, touch bool) {
	if r.Frame != other.Frame && r.Frame != "" && other.Frame != "" {
		return false, false
	}
	low, high := math.Max(r.Low, other.Low), math.Min(r.High, other.High)
	if low < high {
		return true, false
	}
	excluded := r.Low == low && r.LowOpen || other.Low == low && other.LowOpen ||
		r.High == high && r.HighOpen || other.High == high && other.HighOpen
	return false, low == high && !excluded
}
