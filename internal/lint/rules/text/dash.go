package text

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// Dash is rule QB505.
var Dash = &lint.Rule{
	Code:     "QB505",
	Name:     "dash",
	Summary:  "Checks that ranges of numbers have an en dash, and that no en dash is used as a minus sign.",
	Severity: lint.Info,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Off:      true,
	Check:    checkDash,
}

// Numbers with a hyphen, and an en dash before a number. What is beside them
// decides.
var (
	hyphenRange = regexp.MustCompile(`\d+(?:\.\d+)?-\d+(?:\.\d+)?`)
	dashMinus   = regexp.MustCompile(`–\d+(?:\.\d+)?`)
)

func checkDash(p *lint.Pass) {
	prose(p, func(f *lint.Field) {
		if !strings.ContainsAny(f.Prose, "-–") {
			return
		}
		for _, m := range hyphenRange.FindAllStringIndex(f.Prose, -1) {
			reportRange(p, f, m[0], m[1])
		}
		for _, m := range dashMinus.FindAllStringIndex(f.Prose, -1) {
			if before := f.Prose[:m[0]]; isNegative(f, m[0]) && f.IsPlain(m[0], m[1]) && !strings.HasSuffix(before, "–") {
				end := m[0] + len("–")
				p.Report(lint.Report{
					At: f.At.Within(m[0], end), Message: "a dash is used as a minus sign", Hint: "write −",
					Fixes: write(f, m[0], end, "−", lint.FixSafe, "write −"),
				})
			}
		}
	})
}

// reportRange reports two numbers with a hyphen if they are surely a range: a unit
// follows, or both are years. Scores, names, dates and numbers of sections are not.
func reportRange(p *lint.Pass, f *lint.Field, start, end int) {
	text := f.Prose[start:end]
	before, after := at(f.Prose, start-1), at(f.Prose, end)
	if strings.IndexByte(" (", before) < 0 || joined(after) || isLetter(after) || !f.IsPlain(start, end) {
		return
	}
	low, high, _ := strings.Cut(text, "-")
	from, _ := strconv.ParseFloat(low, 64)
	to, _ := strconv.ParseFloat(high, 64)
	_, unitEnd := quantity.UnitAfter(f.Prose, end)
	written := strings.TrimSpace(f.Prose[end:unitEnd])
	unit, known := quantity.UnitNamed(written)
	known = known && unit.Dimension != "" && english.ClassesOf(written)&^english.Abbreviation == 0 // "pages 5-7 in"
	years := isYear(low) && isYear(high)
	if from >= to || !years && !known {
		return
	}
	right := low + "–" + high
	p.Report(lint.Report{
		At: f.At.Within(start, end), Message: fmt.Sprintf("the range %s has a hyphen instead of a dash", text),
		Hint: "write " + right, Fixes: write(f, start, end, right, safeIf(known), "write "+right),
	})
}

func isYear(digits string) bool {
	return len(digits) == 4 && (digits[0] == '1' || strings.HasPrefix(digits, "20"))
}

// isNegative reports whether the dash at an offset is the sign of a number: it
// starts the text, or follows a bracket or a word that a number can follow.
func isNegative(f *lint.Field, offset int) bool {
	before := english.Token{}
	for _, token := range f.Tokens {
		if token.Start >= offset {
			break
		}
		before = token
	}
	if before.End == offset {
		return offset == 0 || before.Word == "("
	}
	return before.Is(english.Preposition|english.Be|english.Comparative|english.Conjunction) || before.Word == "than"
}
