// Package rules holds the lint rules: one file a rule, named by its code and
// name, with its test beside it. All is the one ordered list.
//
// The pages in docs/rules are made from the rules:
//
//go:generate go run ./gen ../../../docs/rules
package rules
