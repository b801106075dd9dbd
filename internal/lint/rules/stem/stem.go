// Package stem contains the rules about how a question is asked.
package stem

import (
	"regexp"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Rules are the rules of the family in the order of their codes.
var Rules = []*lint.Rule{
	NegativeStem,
	DoubleNegative,
	UnfocusedStem,
	BlankPlace,
	Opinion,
	VagueFrequency,
	SeveralQuestions,
	RepeatedStart,
	TrueFalseOptions,
	StemPicture,
	NumberedStem,
}

// blank matches a blank to fill in: underscores (which Markdown may escape with backslashes),
// four hyphens or dots in a row, two ellipses, one ellipsis between words, or brackets around
// several spaces or dots, underscores, an ellipsis or a question mark.
var blank = regexp.MustCompile(
	`_{2,}(?:\s_{2,})*|\s_\s|(?:\.\s?){4,}|-{4,}|…{2,}|[(\[]+(?:\s{2,}|\s*(?:\?|\.{2,}|…|_+)\s*)[)\]]+` +
		`|(?:^|[\s*])(?:\\_)+(?:[\s*.,;:?!]|$)|\s(?:\.{3}|…)\s+\pL`,
)

// blankParts lists substrings: every match of blank contains at least one of them. Most stems
// contain none, so the slow search for blank is skipped.
var blankParts = strings.Split("_|…|--|..|. .|( |(?|(.|[ |[?|[.|(\n|[\n|\n.|\t|\r|\f", "|")

// blanks returns the places of the blanks in a stem, except those in code and TeX.
func blanks(stem *itemtext.Text) []english.Span {
	if !slices.ContainsFunc(blankParts, func(part string) bool { return strings.Contains(stem.Raw, part) }) {
		return nil
	}
	var list []english.Span
	for _, m := range blank.FindAllStringIndex(stem.Raw, -1) {
		if stem.InProse(m[0]) {
			list = append(list, english.Span{Start: m[0], End: m[1]})
		}
	}
	return list
}
