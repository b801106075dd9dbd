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

// UnitSpace is rule QB506.
var UnitSpace = &lint.Rule{
	Code:     "QB506",
	Name:     "unit-space",
	Summary:  "Checks that a space separates a number from its unit.",
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Check:    checkUnitSpace,
}

func checkUnitSpace(p *lint.Pass) {
	var item *evidence
	prose(p, func(f *lint.Field) {
		for _, m := range quantity.Measures(f.Prose) {
			unit := f.Prose[m.UnitStart:m.UnitEnd]
			if m.UnitStart != m.End || !standsAlone(f, m) || !f.IsPlain(m.Start, m.UnitEnd) {
				continue
			}
			if item == nil {
				item = evidenceOf(p)
			}
			sure := isSymbol(m, unit)
			severity := lint.Severity(0)
			switch ofSome := strings.HasPrefix(f.Prose[m.UnitEnd:], " of "); {
			case isSign(unit):
				severity = lint.Info // many styles have no space there
				if !item.spaced[unit] {
					continue
				}
			case !sure && (item.symbols[unit] || !item.dimensions[m.Dimension] && !ofSome):
				continue
			}
			right := f.Prose[m.Start:m.End] + " " + unit
			p.Report(lint.Report{
				At: f.At.Within(m.Start, m.UnitEnd), Severity: severity,
				Message: fmt.Sprintf("%q has no space before the unit", f.Prose[m.Start:m.UnitEnd]),
				Hint:    "write " + right, Fixes: write(f, m.Start, m.UnitEnd, right, safeIf(sure), "write "+right),
			})
		}
	})
}

// isSymbol reports whether a unit is a symbol that is nothing else: not a letter,
// and not a word such as "in".
func isSymbol(m quantity.Measure, unit string) bool {
	isWord := english.ClassesOf(unit)&^english.Abbreviation != 0
	return len(unit) > 1 && !isWord && slices.Contains(m.Symbols, quantity.UnitForm(unit))
}

// isSign reports whether a unit is a sign and not letters: percent and degrees are
// written without a space in many styles.
func isSign(unit string) bool {
	first, _ := utf8.DecodeRuneInString(unit)
	return !unicode.IsLetter(first)
}

// standsAlone reports whether a number with its unit is not a part of a name:
// "Chapter 93A", "TR-55m", "a 10mm-wide gap", "the 1990s".
func standsAlone(f *lint.Field, m quantity.Measure) bool {
	head := strings.TrimRight(f.Prose[:m.Start], "-–−+±~≈<>")
	before, _ := utf8.DecodeLastRuneInString(head)
	after := at(f.Prose, m.UnitEnd)
	follows := head == "" || unicode.IsSpace(before) || unicode.IsDigit(before) || before == '('
	if !follows || joined(after) || isLetter(after) {
		return false
	}
	word := english.Token{}
	for _, token := range f.Tokens {
		if token.Start >= m.Start {
			break
		}
		word = token
	}
	decade := m.Decimals == 0 && (m.Value >= 100 || word.Is(english.Article|english.Determiner))
	if decade && f.Prose[m.UnitStart:m.UnitEnd] == "s" {
		return false // "the 1990s", "in his 50s"
	}
	return !word.Capitalized(f.Prose) || word.Classes != 0
}

// evidence is what an item says about units of one letter and those that are
// words as well.
type evidence struct {
	dimensions map[string]bool // that the item measures elsewhere or speaks of
	symbols    map[string]bool // letters that are variables
	spaced     map[string]bool // signs that have a space before them elsewhere
}

func evidenceOf(p *lint.Pass) *evidence {
	e := &evidence{dimensions: map[string]bool{}, symbols: map[string]bool{}, spaced: map[string]bool{}}
	prose(p, func(f *lint.Field) {
		for _, m := range quantity.Measures(f.Prose) {
			unit := f.Prose[m.UnitStart:m.UnitEnd]
			if isSign(unit) {
				e.spaced[unit] = e.spaced[unit] || m.UnitStart > m.End
			} else if isSymbol(m, unit) || m.UnitStart > m.End {
				e.dimensions[m.Dimension] = true
			}
		}
		for i, token := range f.Tokens {
			if token.Kind != english.Word {
				continue
			}
			for _, dimension := range quantity.MeasuredBy(token.Word) {
				e.dimensions[dimension] = true
			}
			if len(token.Word) != 1 || token.Is(english.Article) || at(f.Prose, token.End) == '/' {
				continue
			}
			if i == 0 || f.Tokens[i-1].Kind != english.Number && f.Tokens[i-1].Word != "/" {
				e.symbols[f.Prose[token.Start:token.End]] = true
			}
		}
	})
	return e
}
