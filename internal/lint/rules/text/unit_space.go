package text

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

var UnitSpace = &lint.Rule{
	Code: "QB506", Name: "unit-space", Severity: lint.Warning, Scope: lint.ScopeText, Fix: lint.FixSafe,
	Check:   checkUnitSpace,
	Summary: "Checks that a space separates a number from its unit.",
}

func checkUnitSpace(p *lint.Pass) {
	var e *evidence
	visitProse(p, func(f *lint.Field) {
		for _, m := range f.Measures() {
			unit := f.Prose[m.UnitStart:m.UnitEnd]
			if m.UnitStart != m.End || !standsAlone(f, m) || !f.IsPlain(m.Start, m.UnitEnd) {
				continue
			}
			sure := isSymbol(m, unit)
			if !sure && e == nil {
				e = evidenceOf(p)
			}
			if !sure && !e.isUnit(unit, m.Dimension, f.Prose[m.UnitEnd:]) {
				continue
			}
			right := f.Prose[m.Start:m.End] + " " + unit
			p.Report(f.At.Within(m.Start, m.UnitEnd),
				fmt.Sprintf("%q has no space before the unit", f.Prose[m.Start:m.UnitEnd]),
				"write "+right).Replace(right, lint.SafeIf(sure), "write "+right)
		}
	})
}

// isSymbol reports whether a unit is a symbol that can mean nothing else: not a single
// ASCII letter, and not a word such as "in".
func isSymbol(m quantity.Measure, unit string) bool {
	isWord := english.ClassesOf(unit)&^english.Abbreviation != 0
	return len(unit) > 1 && !isWord && slices.Contains(m.Symbols, quantity.UnitForm(unit))
}

// standsAlone reports whether a number with its unit is not part of a name, a compound or a
// decade: "Chapter 93A", "TR-55m", "a 10mm-wide gap", "the 1990s". It is false for percent
// and degrees, which are written without a space in many styles.
func standsAlone(f *lint.Field, m quantity.Measure) bool {
	head := strings.TrimRight(f.Prose[:m.Start], "-–−+±~≈<>")
	before, _ := utf8.DecodeLastRuneInString(head)
	after, unit := at(f.Prose, m.UnitEnd), f.Prose[m.UnitStart:m.UnitEnd]
	first, _ := utf8.DecodeRuneInString(unit)
	isSeparate := head == "" || unicode.IsSpace(before) || unicode.IsDigit(before) || before == '('
	if !isSeparate || joins(after) || isLetter(after) || !unicode.IsLetter(first) {
		return false
	}
	next, _ := slices.BinarySearchFunc(f.Tokens, m.Start, func(token english.Token, start int) int { return token.Start - start })
	word := english.Token{}
	if next > 0 {
		word = f.Tokens[next-1]
	}
	isDecade := unit == "s" && m.Decimals == 0 && (m.Value >= 100 || word.Is(english.Article|english.Determiner))
	return !isDecade && (!word.Capitalized(f.Prose) || word.Classes != 0)
}

// evidence helps to judge whether a letter or an ordinary word after a number is a unit. It
// comes from all texts of an item or a topic.
type evidence struct {
	dimensions map[string]bool // of units that are certain, and of words such as "weight"
	variables  map[string]bool // single letters that are not units
}

// isUnit reports whether a letter or word after a number is a unit: it is not a variable, and
// there is evidence of its dimension, or "of" follows, as in "5L of water".
func (e *evidence) isUnit(unit, dimension, rest string) bool {
	return !e.variables[unit] && (e.dimensions[dimension] || strings.HasPrefix(rest, " of "))
}

func evidenceOf(p *lint.Pass) *evidence {
	e := &evidence{dimensions: map[string]bool{}, variables: map[string]bool{}}
	visitProse(p, func(f *lint.Field) {
		for _, m := range f.Measures() {
			if m.UnitStart > m.End || isSymbol(m, f.Prose[m.UnitStart:m.UnitEnd]) {
				e.dimensions[m.Dimension] = true
			}
		}
		for i, token := range f.Tokens {
			for _, dimension := range quantity.DimensionsOf(token.Word) {
				e.dimensions[dimension] = true
			}
			isUnit := i > 0 && (f.Tokens[i-1].Kind == english.Number || f.Tokens[i-1].Word == "/") || at(f.Prose, token.End) == '/'
			if len(token.Word) == 1 && !token.Is(english.Article) && !isUnit {
				e.variables[f.Prose[token.Start:token.End]] = true
			}
		}
	})
	return e
}
