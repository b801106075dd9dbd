// Package lint is the mechanism of the lint rules: what a Rule and a Finding
// are, and how rules are chosen, run, suppressed and sorted. The rules
// themselves are in package rules, the output formats in package report.
//
// A rule is a value. It reports against JSON pointers, and Run turns those
// into places in the file. Rules never print, read the clock or change the
// bank; the same input gives the same findings in the same order, however many
// cores work on it.
package lint
