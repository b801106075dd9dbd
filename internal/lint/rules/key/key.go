// Package key contains the rules about the key of an item and about the texts
// shown after the answer: the explanation and the rationales.
package key

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Rules are the rules of the family in the order of their codes.
var Rules = []*lint.Rule{
	LongestKey,
	MissingExplanation,
	LetterReference,
	EchoExplanation,
	OffKeyExplanation,
	MissingRationale,
	EqualRationales,
	KeyRationale,
}

// name returns the name of an option in messages.
func name(option int) string { return "option " + bank.Letters[option] }

// emptyRationales returns the wrong options whose rationale is empty.
func emptyRationales(item *itemtext.Item) []int {
	var list []int
	for i := range item.Rationales {
		if !slices.Contains(item.Keys, i) && isEmpty(&item.Rationales[i]) {
			list = append(list, i)
		}
	}
	return list
}

func isEmpty(t *itemtext.Text) bool { return strings.TrimSpace(t.Raw) == "" }

// misplacedRationale returns the wrong option that has the only empty rationale of three or more,
// as happens if options are moved without their rationales. It returns -1 if there is none.
func misplacedRationale(item *itemtext.Item) int {
	empty, key := emptyRationales(item), item.Key
	if len(empty) != 1 || len(item.Rationales) < 3 || key < 0 || key >= len(item.Rationales) || isEmpty(&item.Rationales[key]) {
		return -1
	}
	return empty[0]
}
