package options

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// EqualOptions is rule QB301.
var EqualOptions = &lint.Rule{
	Code:     "QB301",
	Name:     "equal-options",
	Summary:  "Checks that no two options of a question are the same but for case, space, punctuation or the way to write a number.",
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Check:    checkEqualOptions,
}

// likeness is how two options are equal.
type likeness struct {
	how      string
	severity lint.Severity
}

var (
	identical   = likeness{"", lint.Error}
	sameLetters = likeness{" but for case, space and punctuation", lint.Error}
	sameValue   = likeness{", written in another way", lint.Warning}
)

func checkEqualOptions(p *lint.Pass) {
	item := p.Texts()
	type pair struct {
		first, second int
		likeness
	}
	var identicals, alike []pair
	for j := range item.Options {
		for i := range j {
			if how, ok := compare(&item.Options[i], &item.Options[j]); ok {
				if how == identical {
					identicals = append(identicals, pair{i, j, how})
				} else {
					alike = append(alike, pair{i, j, how})
				}
				break
			}
		}
	}
	// Where more than one pair differs in form alone, or the stem asks how
	// something is written, the form is the answer.
	if len(alike) > 1 || asksForForm.In(item.Stem.Tokens) {
		alike = nil
	}
	for _, found := range append(identicals, alike...) {
		p.Report(lint.Report{
			At: p.Option(found.second), Severity: found.severity,
			Message: fmt.Sprintf("%s equals %s%s", name(found.second), name(found.first), found.how),
			Hint:    "reword one of them, or write another distractor",
			Related: noteAt(p, found.first),
		})
	}
}

// asksForForm are stems that ask how something is written, set or ordered.
var asksForForm = english.NewPatterns(
	"spelled/spelling/hyphenated/capitalized/abbreviated/punctuated/formatted/indented/simplified/simplify/rounded/rounding/expressed",
	"hyphen/hyphens/spaces/spacing/whitespace/capitals/abbreviation/abbreviations/notation/syntax/punctuation/italics", "upper/lower case",
	"uppercase/lowercase", "<be> written", "symbol for", "lowest terms", "simplest form", "significant figures/digits", "decimal/decimals",
)

func compare(a, b *itemtext.Text) (likeness, bool) {
	switch {
	case strings.TrimSpace(a.Raw) == strings.TrimSpace(b.Raw):
		return identical, true
	case a.AllMarkup() || b.AllMarkup():
		return sameLetters, tight(a.Raw) == tight(b.Raw)
	case a.Normal != "" && squeeze(a.Normal) == squeeze(b.Normal) && sameCommas(a, b):
		return sameLetters, true
	case sameQuantity(a.Raw, b.Raw):
		return sameValue, true
	}
	return likeness{}, false
}

// sameCommas reports whether two lists with equally many commas have them at the
// same places: "SYN, SYN-ACK" is not "SYN-SYN, ACK".
func sameCommas(a, b *itemtext.Text) bool {
	x, y := parts(a), parts(b)
	return len(x) != len(y) || len(x) == 1 || squeeze(strings.Join(x, "/")) == squeeze(strings.Join(y, "/"))
}

// tight is code or a formula without spaces that separate no words.
func tight(raw string) string {
	var out strings.Builder
	for i, r := range raw {
		if unicode.IsSpace(r) {
			before, _ := utf8.DecodeLastRuneInString(raw[:i])
			after, _ := utf8.DecodeRuneInString(raw[i+utf8.RuneLen(r):])
			if !isWordRune(before) || !isWordRune(after) {
				continue
			}
		}
		out.WriteRune(r)
	}
	return out.String()
}

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' }

// squeeze is a normal form without marks of emphasis and without spaces, but for
// those between digits: "stand by" is "standby", "1 1" is not "11".
func squeeze(normal string) string {
	var out strings.Builder
	for _, word := range strings.Fields(normal) {
		word = strings.Trim(word, "*_")
		before, _ := utf8.DecodeLastRuneInString(out.String())
		after, _ := utf8.DecodeRuneInString(word)
		if unicode.IsDigit(before) && unicode.IsDigit(after) {
			out.WriteByte(' ')
		}
		out.WriteString(word)
	}
	return out.String()
}

// sameQuantity reports whether two options are one quantity, written in two ways
// of which one at least is not a plain number in the same unit: 1/2 and 0.5, 1 m
// and 100 cm.
func sameQuantity(a, b string) bool {
	x, okX := quantity.Parse(a)
	y, okY := quantity.Parse(b)
	if !okX || !okY || !quantity.Comparable([]quantity.Quantity{x, y}) || !quantity.Same(x.Base(), y.Base()) {
		return false
	}
	return x.Unit != y.Unit || !x.Plain || !y.Plain
}
