package options

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

var EqualOptions = &lint.Rule{
	Code: "QB301", Name: "equal-options", Severity: lint.Error, Scope: lint.ScopeItem, Check: checkEqualOptions,
	Summary: "Checks that no two options are the same except for case, spacing, punctuation or the way a number is written.",
}

func checkEqualOptions(p *lint.Pass) {
	item := p.Texts()
	reportPair := func(i, j int, how string, severity lint.Severity) {
		report := p.Report(p.Option(j), fmt.Sprintf("%s equals %s%s", name(j), name(i), how),
			"reword one of them, or write another wrong option")
		report.Severity = severity
		report.Also(p.Option(i), name(i))
	}
	var formOnly []func() // each reports a pair that differs only in form
	for j := range item.Options {
		isSame := func(o itemtext.Text) bool { return strings.TrimSpace(o.Raw) == strings.TrimSpace(item.Options[j].Raw) }
		if i := slices.IndexFunc(item.Options[:j], isSame); i >= 0 {
			reportPair(i, j, "", lint.Error)
			continue
		}
		for i := range j {
			if how, severity := compare(&item.Options[i], &item.Options[j]); severity != lint.Off {
				formOnly = append(formOnly, func() { reportPair(i, j, how, severity) })
				break
			}
		}
	}
	// If more than one pair differs only in form, or the stem asks how something is
	// written, the form is the answer.
	if len(formOnly) == 1 && !asksForForm.In(item.Stem.Tokens) {
		formOnly[0]()
	}
}

// asksForForm matches stems that ask how something is written.
var asksForForm = english.NewPatterns(
	"spelled/spelling/capitalized/abbreviated/punctuated/formatted/indented/simplify/rounded/rounding/expressed",
	"hyphen/spaces/spacing/whitespace/capitals/abbreviation/notation/syntax/punctuation/italics/uppercase/lowercase",
	"upper/lower case", "simplified", "write/written", "symbol for", "lowest terms", "simplest form",
	"significant figures/digits", "decimal/decimals",
)

// compare returns how two options are equal; the severity is Off if they are not.
func compare(a, b *itemtext.Text) (how string, severity lint.Severity) {
	switch {
	case !a.StartsUnlike(b) && sameLetters(a, b):
		return " except for case, space and punctuation", lint.Error
	case sameQuantity(a, b):
		return ", written in another way", lint.Warning
	}
	return "", lint.Off
}

// sameLetters reports whether two options are the same except for case, spaces and punctuation.
// Code, formulas and texts with brackets or operators must be the same except for spaces.
func sameLetters(a, b *itemtext.Text) bool {
	const symbols = "()[]{}+=<>•×·^"
	if a.AllMarkup() || b.AllMarkup() || strings.ContainsAny(a.Raw, symbols) || strings.ContainsAny(b.Raw, symbols) {
		return strings.Join(strings.Fields(a.Raw), "") == strings.Join(strings.Fields(b.Raw), "")
	}
	return a.Normal() != "" && squeeze(a.Normal()) == squeeze(b.Normal()) && !movesComma(a, b)
}

// squeeze returns a normal form without marks of emphasis and without spaces, except for
// those between digits: "stand by" is "standby", "1 1" is not "11".
func squeeze(normal string) string {
	var out strings.Builder
	out.Grow(len(normal))
	last := ' '
	for word := range strings.FieldsSeq(normal) {
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

// movesComma reports whether commas or similar marks split two options into as many parts at
// different places: "SYN, SYN-ACK" and "SYN-SYN, ACK".
func movesComma(a, b *itemtext.Text) bool {
	x, y := a.Parts(0), b.Parts(0)
	return len(x) == len(y) && len(x) > 1 && squeeze(strings.Join(x, "/")) != squeeze(strings.Join(y, "/"))
}

// sameQuantity reports whether two options are the same quantity, and their units are written
// differently or one of them is not a plain number: 1 m and 100 cm, 5 ft and 5 feet, 1/2 and 0.5.
func sameQuantity(a, b *itemtext.Text) bool {
	x, y := a.Quantity(), b.Quantity()
	return x != nil && y != nil && quantity.Comparable([]quantity.Quantity{*x, *y}) && quantity.Within(x.Base(), y.Base(), 0) &&
		(x.Written != y.Written || !x.Plain || !y.Plain)
}
