// Package rules lists the lint rules. Each family of rules is a package below it, with one
// file per rule and a test file next to it, except that shape has all of its rules in one
// file. The pages in docs/rules explain why each rule exists.
package rules

import (
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/bankwide"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/facts"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/itemtypes"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/key"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/options"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/shape"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/stem"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/text"
)

// All returns the rules in the order of their codes.
func All() []*lint.Rule {
	return slices.Concat(
		shape.Rules,     // QB0xx, QB1xx: the files and their fields
		stem.Rules,      // QB2xx: how the question is asked
		options.Rules,   // QB3xx: the options and how they differ
		key.Rules,       // QB4xx: the key and its explanation
		text.Rules,      // QB5xx: how the texts are written
		facts.Rules,     // QB6xx: numbers and topics
		bankwide.Rules,  // QB7xx: the bank as a whole
		itemtypes.Rules, // QB8xx: several keys, numbers, figures
	)
}
