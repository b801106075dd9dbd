// Package shape holds the rules about the form of the files: what keeps a file
// or an item from being read, and what package bank finds while reading it.
package shape

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// reading are the rules that report what package bank found.
var reading = []struct {
	code, name, summary string
	severity            lint.Severity
	scope               lint.Scope
	always              bool
	kind                bank.Kind
}{
	{"QB001", "encoding", "Checks that each file is valid UTF-8.", lint.Error, lint.ScopeFile, true, bank.KindEncoding},
	{
		"QB002",
		"byte-order-mark",
		"Checks that no file starts with a byte order mark.",
		lint.Warning,
		lint.ScopeFile,
		false,
		bank.KindByteOrderMark,
	},
	{"QB003", "syntax", "Checks that each file is well-formed JSON.", lint.Error, lint.ScopeFile, true, bank.KindSyntax},
	{"QB004", "duplicate-key", "Checks that no object has the same key twice.", lint.Error, lint.ScopeFile, false, bank.KindDuplicateKey},
	{
		"QB005",
		"trailing-data",
		"Checks that nothing follows the JSON value of a file.",
		lint.Error,
		lint.ScopeFile,
		false,
		bank.KindTrailingData,
	},
	{"QB101", "wrong-type", "Checks that every value has the type of its field.", lint.Error, lint.ScopeItem, true, bank.KindWrongType},
	{"QB102", "missing-field", "Checks that every required field is present.", lint.Error, lint.ScopeItem, true, bank.KindMissingField},
	{"QB103", "unknown-field", "Checks that every field is part of the format.", lint.Error, lint.ScopeItem, false, bank.KindUnknownField},
	{"QB104", "empty-text", "Checks that texts which learners see are not empty.", lint.Error, lint.ScopeItem, true, bank.KindEmptyText},
	{
		"QB105",
		"option-count",
		"Checks that every question has two to eight options, or none and a number for an answer.",
		lint.Error,
		lint.ScopeItem,
		true,
		bank.KindOptionCount,
	},
	{
		"QB106",
		"answer-letter",
		"Checks that the answer has the form of an item type, and that its letters are those of options.",
		lint.Error,
		lint.ScopeItem,
		true,
		bank.KindAnswerLetter,
	},
	{
		"QB107",
		"invalid-value",
		"Checks that values are in the range or list that their field allows.",
		lint.Error,
		lint.ScopeItem,
		false,
		bank.KindInvalidValue,
	},
	{
		"QB108",
		"unknown-category",
		"Checks that a question's category is configured.",
		lint.Error,
		lint.ScopeItem,
		false,
		bank.KindUnknownCategory,
	},
	{"QB109", "duplicate-id", "Checks that no two questions have the same id.", lint.Error, lint.ScopeBank, false, bank.KindDuplicateID},
	{"QB110", "empty-bank", "Checks that the bank has at least one question.", lint.Error, lint.ScopeBank, true, bank.KindEmptyBank},
	{
		"QB111",
		"unknown-topic",
		"Checks that a question's topic is in the topics file.",
		lint.Error,
		lint.ScopeItem,
		false,
		bank.KindUnknownTopic,
	},
	{
		"QB112",
		"unknown-reference",
		"Checks that every reference is in the catalog of sources.",
		lint.Error,
		lint.ScopeItem,
		false,
		bank.KindUnknownReference,
	},
}

// Rules are the rules of the family in the order of their codes.
var Rules = func() []*lint.Rule {
	var list []*lint.Rule
	for _, r := range reading {
		list = append(list, &lint.Rule{
			Code: r.code, Name: r.name, Summary: r.summary, Severity: r.severity, Scope: r.scope, Always: r.always, Kind: r.kind,
		})
	}
	return append(list,
		&lint.Rule{
			Code: "QB113", Name: "unknown-ignore", Severity: lint.Warning, Scope: lint.ScopeItem, Ignores: lint.IgnoreUnknown,
			Summary: "Checks that every entry of a question's ignore list names a rule.",
		},
		&lint.Rule{
			Code: "QB114", Name: "unused-ignore", Severity: lint.Warning, Scope: lint.ScopeItem, Ignores: lint.IgnoreUnused,
			Summary: "Checks that every entry of a question's ignore list suppresses a finding.",
		},
		&lint.Rule{
			Code: "QB115", Name: "image", Severity: lint.Error, Scope: lint.ScopeItem, Kind: bank.KindImage, Since: "0.2.0",
			Summary: "Checks that every picture can be shown.",
		})
}()
