package quantity

import (
	"math"
	"strings"
)

// Range is a text that stands for all numbers between two, or on one side of
// one.
type Range struct {
	Low, High         float64 // infinite for an open side
	LowOpen, HighOpen bool    // the limit itself is excluded
	// Frame is what stands around the numbers, such as a unit; two ranges
	// compare only when they share it.
	Frame string
	// Dates reports whether the limits look like years.
	Dates bool
}

// bound is a phrase that limits one side of a range.
type bound struct {
	phrase   string
	low      bool // the number is the lower limit
	excluded bool // the limit itself does not belong to the range
}

// before are phrases in front of the number, and after those behind it. Longer
// ones come before those that they contain.
var (
	before = []bound{
		{"no less than", true, false}, {"not less than", true, false}, {"no fewer than", true, false}, {"at least", true, false},
		{"a minimum of", true, false}, {"not below", true, false}, {"≥", true, false}, {">=", true, false},
		{"no more than", false, false}, {"not more than", false, false}, {"at most", false, false}, {"up to", false, false},
		{"a maximum of", false, false}, {"not above", false, false}, {"≤", false, false}, {"<=", false, false},
		{"more than", true, true}, {"greater than", true, true}, {"older than", true, true}, {"longer than", true, true},
		{"higher than", true, true}, {"larger than", true, true}, {"later than", true, true}, {"over", true, true},
		{"above", true, true}, {"exceeding", true, true}, {"in excess of", true, true}, {"beyond", true, true}, {"after", true, true}, {">", true, true},
		{"less than", false, true}, {"fewer than", false, true}, {"smaller than", false, true}, {"lower than", false, true},
		{"younger than", false, true}, {"shorter than", false, true}, {"earlier than", false, true}, {"under", false, true},
		{"below", false, true}, {"before", false, true}, {"<", false, true},
	}
	after = []bound{
		{"or more", true, false}, {"and more", true, false}, {"or above", true, false}, {"and above", true, false}, {"or over", true, false},
		{"and over", true, false}, {"or older", true, false}, {"and older", true, false}, {"or higher", true, false}, {"or greater", true, false},
		{"or longer", true, false}, {"or later", true, false}, {"and up", true, false}, {"and upwards", true, false}, {"+", true, false},
		{"or less", false, false}, {"or fewer", false, false}, {"or below", false, false}, {"or under", false, false}, {"or younger", false, false},
		{"or lower", false, false}, {"or shorter", false, false}, {"or earlier", false, false},
	}
	joins = []string{" to ", " through ", " till ", " until ", "–", "—", " - ", "-", " but "}
)

var rangeMarkup = strings.NewReplacer("$", "", "`", "", "**", "")

// ParseRange reads a text as a range: "10 to 20 %", "5–10 years", "more than 3",
// "65 or older".
func ParseRange(text string) (Range, bool) {
	if len(text) > 80 {
		return Range{}, false
	}
	text = strings.Join(strings.Fields(strings.ToLower(rangeMarkup.Replace(text))), " ")
	text = strings.TrimRight(text, ".")
	if head, tail, found := strings.Cut(text, "between "); found {
		if left, right, found := strings.Cut(tail, " and "); found {
			return twoSided(head, left, right)
		}
	}
	numbers := Numbers(text)
	switch len(numbers) {
	case 2:
		first, second := numbers[0], numbers[1]
		gap := text[first.End:second.Start]
		if second.Value < 0 && (strings.HasSuffix(text[:second.Start+1], "-") || strings.HasSuffix(text[:second.Start+1], "−")) && strings.TrimSpace(gap) == "" {
			return Range{}, false
		}
		for _, join := range joins {
			if i := strings.Index(gap, strings.TrimSpace(join)); i >= 0 && len(strings.Fields(gap)) <= 4 {
				at := first.End + i
				left, right := text[:at], text[at+len(strings.TrimSpace(join)):]
				if join[0] == ' ' && join != " - " && !strings.Contains(gap, join) {
					continue
				}
				return twoSided("", strings.TrimPrefix(left, "from "), right)
			}
		}
	case 1:
		return oneSided(text, numbers[0])
	}
	return Range{}, false
}

func twoSided(head, left, right string) (Range, bool) {
	low, high := Numbers(left), Numbers(right)
	if len(low) != 1 || len(high) != 1 || low[0].Value >= high[0].Value {
		return Range{}, false
	}
	r := Range{Low: low[0].Value, High: high[0].Value}
	frame := head + " " + left[:low[0].Start] + " "
	r.LowOpen, frame = cutBound(frame, true)
	rest := right[:high[0].Start]
	r.HighOpen, rest = cutBound(rest, false)
	unit := strings.TrimSpace(left[low[0].End:])
	if unit == "" || strings.HasSuffix(strings.TrimSpace(right), unit) {
		unit = ""
	}
	r.Frame = frameOf(frame + " " + rest + " " + unit + " " + right[high[0].End:])
	r.Dates = year(left[low[0].Start:low[0].End]) && year(right[high[0].Start:high[0].End])
	return r, true
}

// cutBound removes "more than" or "less than" from what stands before a limit.
func cutBound(text string, low bool) (excluded bool, rest string) {
	for _, b := range before {
		if b.low == low && strings.Contains(text, b.phrase) {
			return b.excluded, strings.Replace(text, b.phrase, "", 1)
		}
	}
	return false, text
}

func oneSided(text string, n Number) (Range, bool) {
	head, tail := strings.TrimSpace(text[:n.Start]), strings.TrimSpace(text[n.End:])
	for _, b := range before {
		if frame, found := strings.CutSuffix(head, b.phrase); found && wordBoundary(frame) {
			return half(n, b, frame+" "+tail, text), len(strings.Fields(frame)) < 3
		}
	}
	for _, b := range after {
		if unit, rest, found := strings.Cut(tail, b.phrase); found && len(strings.Fields(unit)) < 3 {
			return half(n, b, head+" "+unit+" "+rest, text), len(strings.Fields(head)) < 3
		}
	}
	return Range{}, false
}

func wordBoundary(text string) bool {
	return text == "" || text[len(text)-1] == ' ' || text[len(text)-1] == '('
}

func half(n Number, b bound, frame, text string) Range {
	r := Range{Low: math.Inf(-1), High: math.Inf(1), Frame: frameOf(frame), Dates: year(text[n.Start:n.End])}
	if b.low {
		r.Low, r.LowOpen = n.Value, b.excluded
	} else {
		r.High, r.HighOpen = n.Value, b.excluded
	}
	return r
}

// frameOf is what stands around numbers, without words that change nothing.
func frameOf(text string) string {
	var words []string
	for _, word := range strings.Fields(UnitForm(strings.Trim(text, " ()"))) {
		switch word = strings.Trim(word, ".,()"); word {
		case "", "about", "approximately", "around", "roughly", "from", "age", "aged", "ages", "the", "years", "year", "old", "of":
		default:
			words = append(words, word)
		}
	}
	return strings.Join(words, " ")
}

func year(number string) bool {
	return len(number) == 4 && (number[0] == '1' || strings.HasPrefix(number, "20"))
}

// OneSided reports whether the range has one limit.
func (r Range) OneSided() bool { return math.IsInf(r.Low, -1) || math.IsInf(r.High, 1) }

// Contains reports whether a value lies inside the range, limits excluded.
func (r Range) Contains(value float64) bool { return r.Low < value && value < r.High }

// Overlap reports whether two ranges share values; touch, that they share one
// limit and nothing else.
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
