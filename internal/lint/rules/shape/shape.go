// Package shape contains the rules about the form of the files: what keeps a file or an
// item from being read, what else package bank finds while reading it, and wrong entries
// of ignore lists.
package shape

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Rules are the rules of the family in the order of their codes.
var Rules = []*lint.Rule{
	alwaysRule("QB001", bank.KindEncoding, lint.ScopeFile, "Checks that each file is valid UTF-8."),
	warningRule("QB002", bank.KindByteOrderMark, lint.ScopeFile, "Checks that no file starts with a byte order mark."),
	alwaysRule("QB003", bank.KindSyntax, lint.ScopeFile, "Checks that each file is well-formed JSON."),
	errorRule("QB004", bank.KindDuplicateKey, lint.ScopeFile, "Checks that no object has the same field name twice."),
	errorRule("QB005", bank.KindTrailingData, lint.ScopeFile, "Checks that nothing follows the JSON value of a file."),
	alwaysRule("QB101", bank.KindWrongType, lint.ScopeText, "Checks that every value has the type of its field."),
	alwaysRule("QB102", bank.KindMissingField, lint.ScopeText, "Checks that every required field is present."),
	errorRule("QB103", bank.KindUnknownField, lint.ScopeText, "Checks that every field is part of the format."),
	alwaysRule("QB104", bank.KindEmptyText, lint.ScopeText, "Checks that no required text is empty."),
	alwaysRule("QB105", bank.KindOptionCount, lint.ScopeItem,
		"Checks that every question has two to eight options, or none and a number for an answer."),
	alwaysRule("QB106", bank.KindAnswerLetter, lint.ScopeItem,
		"Checks that the answer is a letter, a list of letters or a number, and that each letter is that of an option."),
	errorRule("QB107", bank.KindInvalidValue, lint.ScopeText,
		"Checks that every value is one that its field allows."),
	errorRule("QB108", bank.KindUnknownCategory, lint.ScopeItem, "Checks that a question's category is configured."),
	errorRule("QB109", bank.KindDuplicateID, lint.ScopeBank, "Checks that no two questions, and no two sources, have the same ID."),
	alwaysRule("QB110", bank.KindEmptyBank, lint.ScopeBank, "Checks that the bank has at least one question."),
	errorRule("QB111", bank.KindUnknownTopic, lint.ScopeItem, "Checks that a question's topic is in the topics file."),
	errorRule("QB112", bank.KindUnknownReference, lint.ScopeText,
		"Checks that every reference is in the catalog of sources."),
	warningRule("QB113", lint.KindUnknownIgnore, lint.ScopeItem,
		"Checks that every entry of a question's ignore list names a rule."),
	warningRule("QB114", lint.KindUnusedIgnore, lint.ScopeItem,
		"Checks that every entry of a question's ignore list suppresses a finding."),
	{
		Code: "QB115", Name: "image", Severity: lint.Error, Scope: lint.ScopeItem, Kind: bank.KindImage, Since: "0.2.0",
		Summary: "Checks that every picture can be shown.",
	},
}

// errorRule returns a rule that reports a kind of problem as an error. Its name is that of
// the kind.
func errorRule(code string, kind bank.Kind, scope lint.Scope, summary string) *lint.Rule {
	return &lint.Rule{Code: code, Name: string(kind), Summary: summary, Severity: lint.Error, Scope: scope, Kind: kind}
}

// alwaysRule returns a rule that cannot be turned off, because what it finds keeps a
// file or an item from being checked.
func alwaysRule(code string, kind bank.Kind, scope lint.Scope, summary string) *lint.Rule {
	rule := errorRule(code, kind, scope, summary)
	rule.Always = true
	return rule
}

// warningRule returns a rule that reports a kind of problem as a warning.
func warningRule(code string, kind bank.Kind, scope lint.Scope, summary string) *lint.Rule {
	rule := errorRule(code, kind, scope, summary)
	rule.Severity = lint.Warning
	return rule
}
