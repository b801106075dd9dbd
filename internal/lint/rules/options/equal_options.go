package options

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

var EqualOptions = &lint.Rule{
	Code: "QB301", Name: "equal-options", Severity: lint.Error, Scope: lint.ScopeItem, Check: checkEqualOptions,
	Summary: "Checks that no two options are the same but for case, space, punctuation or the way to write a number.",
}

func checkEqualOptions(p *lint.Pass) {
	item := p.Texts()
	report := func(i, j int, how string, severity lint.Severity) {
		report := p.Report(p.Option(j), fmt.Sprintf("%s equals %s%s", name(j), name(i), how),
			"reword one of them, or write another wrong option")
		report.Severity = severity
		report.Also(p.Option(i), name(i))
	}
	var loose []func()
	for j := range item.Options {
		for i := range j {
			how, severity := compare(&item.Options[i], &item.Options[j])
			if severity == 0 {
				continue
			}
			if how == "" {
				report(i, j, how, severity)
			} else {
				loose = append(loose, func() { report(i, j, how, severity) })
			}
			break
		}
	}
	// Where more than one pair differs in form alone, or the stem asks how
	// something is written, the form is the answer.
	if len(loose) == 1 && !asksForForm.In(item.Stem.Tokens) {
		loose[0]()
	}
}

// asksForForm are stems that ask how something is written.
var asksForForm = english.NewPatterns(
	"spelled/spelling/capitalized/abbreviated/punctuated/formatted/indented/simplify/rounded/rounding/expressed",
	"hyphen/spaces/spacing/whitespace/capitals/abbreviation/notation/syntax/punctuation/italics/uppercase/lowercase",
	"upper/lower case", "simplified", "<be> written", "symbol for", "lowest terms", "simplest form",
	"significant figures/digits", "decimal/decimals",
)

// compare returns how two options are equal; the severity is 0 if they are not.
func compare(a, b *itemtext.Text) (how string, severity lint.Severity) {
	switch {
	case strings.TrimSpace(a.Raw) == strings.TrimSpace(b.Raw):
		return "", lint.Error
	case sameLetters(a, b):
		return " but for case, space and punctuation", lint.Error
	case sameQuantity(a, b):
		return ", written in another way", lint.Warning
	}
	return "", 0
}

// sameLetters compares what is left of two options without case, spaces and
// punctuation; in code and formulas without spaces only.
func sameLetters(a, b *itemtext.Text) bool {
	if a.AllMarkup() || b.AllMarkup() || strings.ContainsAny(a.Raw+b.Raw, "()[]{}+=<>•×·^") {
		return strings.Join(strings.Fields(a.Raw), "") == strings.Join(strings.Fields(b.Raw), "")
	}
	return a.Normal != "" && squeeze(a.Normal) == squeeze(b.Normal) && sameCommas(a, b)
}

// squeeze is a normal form without marks of emphasis and without spaces, but for
// those between digits: "stand by" is "standby", "1 1" is not "11".
func squeeze(normal string) string {
	var out strings.Builder
	last := ' '
	for _, word := range strings.Fields(normal) {
		word = strings.Trim(word, "*_")
		for n, r := range word {
			if n == 0 && unicode.IsDigit(last) && unicode.IsDigit(r) {
				out.WriteByte(' ')
			}
			last = r
		}
		out.WriteString(word)
	}
	return out.String()
}

// sameCommas reports whether two lists with equally many commas have them at the
// same places: "SYN, SYN-ACK" is not "SYN-SYN, ACK".
func sameCommas(a, b *itemtext.Text) bool {
	x, y := a.Parts(0), b.Parts(0)
	return len(x) != len(y) || len(x) == 1 || squeeze(strings.Join(x, "/")) == squeeze(strings.Join(y, "/"))
}

// sameQuantity reports whether two options are one quantity, written in two ways
// of which one at least is not a plain number in the same unit: 1/2 and 0.5, 1 m
// and 100 cm.
func sameQuantity(a, b *itemtext.Text) bool {
	x, okX := a.Quantity()
	y, okY := b.Quantity()
	return okX && okY && quantity.Comparable([]quantity.Quantity{x, y}) && quantity.Same(x.Base(), y.Base()) &&
		(x.Unit != y.Unit || !x.Plain || !y.Plain)
}
