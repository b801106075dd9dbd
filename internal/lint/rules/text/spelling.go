package text

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var Spelling = &lint.Rule{
	Code: "QB513", Name: "spelling", Severity: lint.Warning, Scope: lint.ScopeText, Fix: lint.FixUnsafe,
	Check: checkSpelling,
	Summary: "Checks that no word is one of 28,000 common misspellings, that no unknown word is one slip away " +
		"from a common one, and that all words follow US or UK spelling if the configuration sets one.",
}

func checkSpelling(p *lint.Pass) {
	setting := p.Config.Lint.Spelling
	if setting == "off" {
		return
	}
	visitProse(p, func(f *lint.Field) {
		for _, sentence := range f.Sentences() {
			for i, token := range sentence.Tokens {
				if token.Kind == english.Word && token.Classes == 0 && len(token.Word) > 2 {
					checkWord(p, f, sentence.Tokens, i, setting)
				}
			}
		}
	})
}

// checkWord checks a word without classes. Words with classes are correct: a test of package english checks them.
func checkWord(p *lint.Pass, f *lint.Field, sentence []english.Token, i int, country string) {
	lower := strings.TrimSuffix(sentence[i].Word, "'s")
	start := sentence[i].Start
	end := start + len(lower)
	verdict := spelling.Judge(lower)
	right, regional := verdict.Right, spelling.Regional(lower, country)
	if cmp.Or(right, regional, verdict.Guess) == "" || isInside(f, start, end) || isTerm(p, lower) {
		return
	}
	word, isName := f.Raw[start:end], mayBeName(f, sentence, i)
	place := f.At.Within(start, end)
	switch {
	case isOffered(p, f, start, end, cmp.Or(right, regional, verdict.Guess)): // the item asks for the spelling
	case right != "":
		right = matchCase(right, word)
		report := p.Report(place, fmt.Sprintf("%q is misspelled", word), "write "+right)
		report.Replace(right, lint.FixUnsafe, report.Hint)
		if isName {
			report.Severity = lint.Info
		}
	case isName:
	case regional != "":
		right = matchCase(regional, word)
		report := p.Report(place, fmt.Sprintf("%q is not %s spelling", word, country), "write "+right)
		report.Replace(right, lint.FixSafe, report.Hint)
	case word == lower:
		p.Report(place, fmt.Sprintf("%q is not in the dictionary", word),
			fmt.Sprintf("write %s if that is what you meant, or add the word to lint.terms", verdict.Guess)).Severity = lint.Info
	}
}

// isOffered reports whether an option of the item is the text of the field with the word spelled in
// the given way. Such options are short. Longer texts are not compared, because that would take
// quadratic time.
func isOffered(p *lint.Pass, f *lint.Field, start, end int, spelling string) bool {
	const maxLength = 200
	if p.Item < 0 || len(f.Raw) > maxLength {
		return false
	}
	text := strings.TrimSpace(f.Raw[:start] + spelling + f.Raw[end:])
	return slices.ContainsFunc(p.Texts().Options, func(option itemtext.Text) bool {
		return strings.EqualFold(strings.TrimSpace(option.Raw), text)
	})
}

// isInside reports whether a word is part of something longer: code, a path, an
// identifier, a name with capitals inside.
func isInside(f *lint.Field, start, end int) bool {
	before, after := at(f.Prose, start-1), at(f.Prose, end)
	if !f.IsPlain(start, end) || f.Raw[start+1:end] != strings.ToLower(f.Raw[start+1:end]) {
		return true
	}
	return strings.IndexByte("./@\\_&#$%", before) >= 0 || strings.IndexByte("@\\_/", after) >= 0 ||
		isDigit(before) || isDigit(after) || after == '.' && isLetter(at(f.Prose, end+1))
}

// mayBeName reports whether a capitalized word may be a name: it does not follow a mark or begin
// the sentence, or it is not followed by a lowercase word.
func mayBeName(f *lint.Field, sentence []english.Token, i int) bool {
	if !sentence[i].Capitalized(f.Raw) {
		return false
	}
	begins := i == 0 || sentence[i-1].Kind == english.Mark
	return !begins || i+1 == len(sentence) || sentence[i+1].Kind != english.Word || sentence[i+1].Capitalized(f.Raw)
}

// isTerm reports whether a word is part of a term of the configuration.
func isTerm(p *lint.Pass, word string) bool {
	isOther := func(r rune) bool { return !unicode.IsLetter(r) }
	return slices.ContainsFunc(p.Config.Lint.Terms, func(term config.Term) bool {
		return slices.Contains(strings.FieldsFunc(strings.ToLower(term.Use), isOther), word)
	})
}
