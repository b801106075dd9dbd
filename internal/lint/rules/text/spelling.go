package text

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Spelling is rule QB513.
var Spelling = &lint.Rule{
	Code: "QB513",
	Name: "spelling",
	Summary: "Checks that no word is one of 28,000 common misspellings, and that all keep to US or UK spelling " +
		"if the configuration says which.",
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Fix:      lint.FixUnsafe,
	Check:    checkSpelling,
}

func checkSpelling(p *lint.Pass) {
	country := p.Config.Lint.Spelling
	if country == "off" {
		return
	}
	prose(p, func(f *lint.Field) {
		for _, sentence := range f.Sentences() {
			for i, token := range sentence.Tokens {
				if token.Kind == english.Word && len(token.Word) > 2 {
					checkWord(p, f, sentence.Tokens, i, country)
				}
			}
		}
	})
}

func checkWord(p *lint.Pass, f *lint.Field, sentence []english.Token, i int, country string) {
	lower := strings.TrimSuffix(sentence[i].Word, "'s")
	start := sentence[i].Start
	end := start + len(lower)
	regional, right, guess := spelling.Regional(lower, country), spelling.Correct(lower), ""
	if right == "" && regional == "" {
		guess = spelling.Guess(lower)
	}
	if right+regional+guess == "" || !strings.EqualFold(f.Raw[start:end], lower) {
		return
	}
	name := isName(f, sentence, i)
	if name == certainly || joinsMore(f.Prose, start, end) || !f.IsPlain(start, end) || isTerm(p, lower) {
		return
	}
	word := f.Raw[start:end]
	report := lint.Report{At: f.At.Within(start, end), Message: fmt.Sprintf("%q is misspelled", word)}
	switch {
	case right != "":
		report.Hint = "write " + likeCase(right, word)
		report.Fixes = write(f, start, end, likeCase(right, word), lint.FixUnsafe, report.Hint)
		if name == perhaps || isUsed(p, lower) {
			report.Severity = lint.Info
		}
	case name == perhaps:
		return
	case regional != "":
		report.Message, report.Hint = fmt.Sprintf("%q is not %s spelling", word, country), "write "+likeCase(regional, word)
		report.Fixes = write(f, start, end, likeCase(regional, word), lint.FixSafe, report.Hint)
	case word != lower || isUsed(p, lower) || inForeignPhrase(sentence, i):
		return
	default:
		report.Severity, report.Message = lint.Info, fmt.Sprintf("%q is in no list of words", word)
		report.Hint = fmt.Sprintf("write %s if that is meant, or add the word to lint.terms", likeCase(guess, word))
	}
	p.Report(report)
}

// How sure it is that a word is a name.
type nameness int

const (
	hardly nameness = iota
	perhaps
	certainly
)

// isName reports whether a word may be a name: it has a capital although no
// sentence begins, or the next word has one too.
func isName(f *lint.Field, sentence []english.Token, i int) nameness {
	word := sentence[i]
	switch {
	case strings.ContainsFunc(f.Raw[word.Start+1:word.End], unicode.IsUpper):
		return certainly
	case !word.Capitalized(f.Raw):
		return hardly
	case i > 0 && sentence[i-1].Kind != english.Mark:
		return perhaps
	case i+1 < len(sentence) && sentence[i+1].Kind == english.Word && !sentence[i+1].Capitalized(f.Raw):
		return hardly
	}
	return perhaps
}

// joinsMore reports whether a word is part of more than a word: a path, an
// address, an identifier, an entity.
func joinsMore(text string, start, end int) bool {
	before, after := at(text, start-1), at(text, end)
	return strings.IndexByte("./@\\_&#$%", before) >= 0 || strings.IndexByte("@\\_/", after) >= 0 ||
		isDigit(before) || isDigit(after) || after == '.' && isLetter(at(text, end+1))
}

// isUsed reports whether an item or a topic has a word three times: it is a word
// of its subject then.
func isUsed(p *lint.Pass, word string) bool {
	n := 0
	for i := range p.Fields {
		for _, token := range p.Fields[i].Tokens {
			if token.Word == word {
				n++
			}
		}
	}
	return n > 2
}

// inForeignPhrase reports whether a word beside this one is not English either.
func inForeignPhrase(sentence []english.Token, i int) bool {
	isForeign := func(k int) bool {
		if k < 0 || k >= len(sentence) || sentence[k].Kind != english.Word || sentence[k].Classes != 0 {
			return false
		}
		return len(sentence[k].Word) > 1 && !spelling.Has(strings.TrimSuffix(sentence[k].Word, "'s"))
	}
	return isForeign(i-1) || isForeign(i+1)
}

// isTerm reports whether a word is part of a term of the configuration.
func isTerm(p *lint.Pass, word string) bool {
	for _, term := range p.Config.Lint.Terms {
		for _, part := range strings.FieldsFunc(strings.ToLower(term.Use), func(r rune) bool { return !unicode.IsLetter(r) }) {
			if part == word {
				return true
			}
		}
	}
	return false
}
