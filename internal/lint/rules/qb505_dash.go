package rules

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var dash = &lint.Rule{
	Code:    "QB505",
	Name:    "dash",
	Summary: "Checks that ranges of numbers have an en dash, that no hyphen with spaces stands for a dash, and no dash for a minus sign.",
	Why: "A hyphen joins, a dash parts. \"5-10\" can be read as a difference, a part number or a range, and \"–5\" is read out as \"5\" by a screen reader. " +
		"A minus sign typed as a hyphen (-5) is let pass.",
	Remedy:   "Write 5–10 or \"5 to 10\", a dash with the same spaces on both sides, and −5 or -5.",
	Sources:  []string{chicago},
	Severity: lint.Info,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Since:    since,
	Check:    checkDash,
	Bad:      example(sample, "Open channels", "At slopes of 5-10 percent open channels"),
	Good:     example(sample, "Open channels", "By TR-55 and ISO 4-5, at slopes of 5 to 10 percent, open channels"),
}

func checkDash(p *lint.Pass) {
	prose(p, func(t *lint.Passage) {
		formula := strings.ContainsAny(t.Prose, "=+×÷")
		for i := 0; i < len(t.Prose); i++ {
			switch {
			case t.Prose[i] == '-':
				i = checkHyphen(p, t, i, formula)
			case t.Prose[i] == '\xe2' && strings.HasPrefix(t.Prose[i:], "–") && dashForMinus(t.Prose, i):
				p.Report(lint.Report{
					At: t.At.Within(i, i+len("–")), Message: "a dash stands for a minus sign", Hint: "write −",
					Repairs: mendText(t, i, i+len("–"), "−", "write a minus sign"),
				})
			}
		}
	})
}

// checkHyphen looks at the hyphens that start at an offset, and gives the last
// byte that it has looked at. In a formula a hyphen with spaces is a minus sign.
func checkHyphen(p *lint.Pass, t *lint.Passage, i int, formula bool) int {
	end := i + 1
	for at(t.Prose, end) == '-' {
		end++
	}
	if start, stop, ok := rangeOf(t.Prose, i); ok && end == i+1 {
		text := t.Prose[start:i] + "–" + t.Prose[i+1:stop]
		p.Report(lint.Report{
			At: t.At.Within(start, stop), Message: fmt.Sprintf("the range %s has a hyphen for its dash", t.Prose[start:stop]), Hint: "write " + text,
			Repairs: mendText(t, start, stop, text, "write "+text),
		})
		return stop - 1
	}
	if !formula && hyphenForDash(t, i, end) {
		p.Report(lint.Report{
			At: t.At.Within(i, end), Message: "a hyphen stands for a dash", Hint: "write –",
			Repairs: mendText(t, i, end, "–", "write a dash"),
		})
	}
	return end - 1
}

// dashForMinus says whether the dash at an offset is the sign of a number.
func dashForMinus(text string, i int) bool {
	if !isDigit(at(text, i+len("–"))) {
		return false
	}
	before := strings.TrimRight(text[:i], " ")
	return len(before) < i && !isDigit(at(before, len(before)-1)) || i == 0 || text[i-1] == '('
}

// numberedThings have numbers with a hyphen.
var numberedThings = setOf("section sections figure figures table tables chapter chapters equation equations part rule article page phone type grade class stage phase ratio score")

// rangeOf finds the two numbers around a hyphen, if they are a range: whole or
// decimal, the second one greater, and no part of a name, date or formula.
func rangeOf(text string, i int) (start, end int, ok bool) {
	if !isDigit(at(text, i-1)) || !isDigit(at(text, i+1)) {
		return 0, 0, false
	}
	start, end = i, i+1
	for isDigit(at(text, start-1)) || at(text, start-1) == '.' && isDigit(at(text, start-2)) {
		start--
	}
	for isDigit(at(text, end)) || at(text, end) == '.' && isDigit(at(text, end+1)) {
		end++
	}
	before := strings.TrimRight(text[:start], " ")
	last, _ := utf8.DecodeLastRuneInString(before)
	word := before[max(0, len(before)-40):]
	word = word[strings.LastIndexAny(word, " (")+1:]
	first, _ := utf8.DecodeRuneInString(word)
	switch after := at(text, end); {
	case isASCIILetter(after), strings.IndexByte("-/_:%.", after) >= 0 && isJoined(text, end),
		len(before) == start && start > 0 && at(text, start-1) != '(',
		unicode.IsUpper(first) && !startsSentence(before, word), strings.ContainsRune("=+×*/§#^<>-−–", last), numberedThings[strings.ToLower(word)]:
		return 0, 0, false
	}
	low, high := text[start:i], text[i+1:end]
	return start, end, len(high) < 5 && low != "0" && !(len(low) == 3 && len(high) == 4) && smaller(low, high)
}

// startsSentence says whether the last word of a text is the first of its
// sentence, and no abbreviation.
func startsSentence(text, word string) bool {
	lead := strings.TrimRight(text[:len(text)-len(word)], " ")
	return (lead == "" || strings.IndexByte(".?!:", at(lead, len(lead)-1)) >= 0) && word != strings.ToUpper(word)
}

// isJoined says whether the sign at an offset joins the number before it with
// more: the hyphen of 2-5-year, but not a full stop.
func isJoined(text string, i int) bool {
	next := at(text, i+1)
	return text[i] == '/' || isDigit(next) || isASCIILetter(next)
}

// smaller compares two decimal numbers.
func smaller(a, b string) bool {
	wholeA, restA, _ := strings.Cut(a, ".")
	wholeB, restB, _ := strings.Cut(b, ".")
	if len(wholeA) != len(wholeB) {
		return len(wholeA) < len(wholeB)
	}
	return wholeA < wholeB || wholeA == wholeB && restA < restB
}

// hyphenForDash says whether the hyphens from start to end part two words of a
// sentence.
func hyphenForDash(t *lint.Passage, start, end int) bool {
	before, after := t.Prose[:start], t.Prose[end:]
	left, right := strings.TrimRight(before, " "), strings.TrimLeft(after, " ")
	if left == "" || right == "" || len(left) == len(before) != (len(right) == len(after)) || end-start > 2 {
		return false
	}
	if len(left) == len(before) && end-start != 2 { // a hyphen within a word
		return false
	}
	return wordsAt(left, right) && t.InProse(start-1) && t.InProse(end)
}

// wordsAt says whether the first text ends and the second one begins with a
// word of at least two letters.
func wordsAt(left, right string) bool {
	left = strings.TrimRight(left, `,)"'”*`)
	right = strings.TrimLeft(right, `("'“*`)
	return isASCIILetter(at(left, len(left)-1)) && isASCIILetter(at(left, len(left)-2)) &&
		isASCIILetter(at(right, 0)) && (isASCIILetter(at(right, 1)) || at(right, 0) == 'a')
}
