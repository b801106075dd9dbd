package options

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// endsWithPeriod reports whether an option ends with a period, and whether that is known, as the
// functions below do for other traits. It is not known if the period may belong to what is before it,
// as in "etc.", "5 ft." and "git checkout .", or if "!", "?", code or a formula ends the option.
func endsWithPeriod(t *itemtext.Text) (has, known bool) {
	tokens := trimEnd(t.Tokens, closingMarks)
	n := len(tokens)
	switch {
	case n == 0 || tokens[n-1].Kind == english.Opaque || tokens[n-1].IsMark("!?"):
		return false, false
	case tokens[n-1].Word != ".":
		return false, true
	case n == 1:
		return false, false
	}
	before := tokens[n-2]
	_, isUnit := quantity.UnitNamed(before.Word)
	isInitial := before.Kind == english.Word && before.End-before.Start == 1
	isApart := before.End < tokens[n-1].Start // "git checkout ."
	if isApart || before.Is(english.Abbreviation) || isInitial || isUnit && n > 2 || before.Kind == english.Mark && before.Word != ")" {
		return false, false
	}
	return true, true
}

// endsWithOtherMark reports whether "!" or "?" ends an option. That is not known if code or a formula ends it,
// or a period, because statements and questions may be mixed on purpose.
func endsWithOtherMark(t *itemtext.Text) (has, known bool) {
	tokens := trimEnd(t.Tokens, closingMarks)
	if n := len(tokens); n > 0 && tokens[n-1].Kind != english.Opaque && tokens[n-1].Word != "." {
		return tokens[n-1].IsMark("!?"), true
	}
	return false, false
}

// closingMarks can follow the mark that ends a sentence.
const closingMarks = "*\"”)'’"

// startsLowercase reports whether an option starts in lower case. That is not known if the first word
// has no case or a fixed one: a number, code, a symbol such as pH, an abbreviation such as DNA.
func startsLowercase(t *itemtext.Text) (has, known bool) {
	tokens := t.Tokens
	for len(tokens) > 0 && tokens[0].IsMark("*\"“(‘'") {
		tokens = tokens[1:]
	}
	if len(tokens) == 0 || tokens[0].Kind != english.Word {
		return false, false
	}
	first, isCapitalized := tokens[0], tokens[0].Capitalized(t.Raw)
	_, size := utf8.DecodeRuneInString(t.Raw[first.Start:])
	rest := t.Raw[first.Start+size : first.End]
	if rest == "" && !first.Is(english.Article) || strings.ContainsFunc(rest, unicode.IsUpper) {
		return false, false
	}
	if len(tokens) > 1 && tokens[1].Start == first.End && !tokens[1].IsMark("-.,;:!?)\"”") {
		return false, false
	}
	return !isCapitalized, true
}

// startsLowercaseUnlessName is like startsLowercase, but the case is also unknown if the capital may be
// that of a name: the word is not in the dictionary, or has a possessive ending.
func startsLowercaseUnlessName(t *itemtext.Text) (has, known bool) {
	has, known = startsLowercase(t)
	return has, known && (has || spelling.Has(english.Words(t.Tokens)[0]))
}

// functionClasses are the classes of function words.
const functionClasses = english.Article | english.Determiner | english.Pronoun | english.Preposition | english.Conjunction |
	english.Subordinator | english.QuestionWord | english.Quantifier | english.NumberWord | english.Modal |
	english.Be | english.Auxiliary

// startsWithTo reports whether "to" and a verb start an option; unknown if "to" may come later ("in order to") or if no verb follows it.
func startsWithTo(t *itemtext.Text) (has, known bool) {
	switch tokens := t.Tokens; {
	case len(tokens) < 2 || tokens[0].Word != "to" && tokens[1].Kind != english.Word:
		return false, true
	case tokens[0].Word == "to":
		return true, tokens[1].Kind == english.Word && !tokens[1].Is(functionClasses) && !tokens[1].Capitalized(t.Raw)
	case tokens[0].Is(english.Preposition | english.Subordinator | english.Negation):
		return false, false
	}
	return false, true
}

func isFormula(t *itemtext.Text) (has, known bool) {
	return len(t.TeX) > 0 && len(t.Code) == 0 && t.AllMarkup(), true
}

func isEmphasized(t *itemtext.Text) (has, known bool) {
	n := len(t.Tokens)
	return n > 0 && t.IsStrong(english.Span{Start: t.Tokens[0].Start, End: t.Tokens[n-1].End}), true
}

// hasDigits reports whether a quantity is written in digits, not in words such as "four". That is not known for
// zero, which is often spelled out beside numbers in digits, and for a text that is not a quantity.
func hasDigits(t *itemtext.Text) (has, known bool) {
	q := t.Quantity()
	if q == nil || q.Value == 0 {
		return false, false
	}
	return q.Significant > 0, true
}
