package options

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// OddForm is rule QB306.
var OddForm = &lint.Rule{
	Code:     "QB306",
	Name:     "odd-form",
	Summary:  "Checks that no option alone differs in the way it is written: final stop, first capital, code, emphasis, brackets, digits.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkOddForm,
}

// writing are the traits of how options are written, the plainest flaws first.
var writing = []trait{
	{"ends with a stop", "has no stop at its end", "end all options with a stop, or none", 0, endsWithStop},
	{"begins with a small letter", "", "begin all options in the same way", 0, startsSmall},
	{"", "begins with a capital", "begin all options in the same way", 0, startsSmallGrammar},
	{"", "begins with a capital", "begin all options in the same way", lint.Info, startsSmallWord},
	{"is a formula", "is not a formula", "set all options as formulas, or none", lint.Info, isFormula},
	{"has neither letters nor digits", "", "write an answer", 0, isWordless},
	{"is emphasized", "is not emphasized", "emphasize all options, or none", lint.Info, isEmphasized},
	{"is in capitals", "", "write all options in the same way", lint.Info, isInCapitals},
	{"has digits in place of words", "has words in place of digits", "write all numbers in digits, or in words", lint.Info, hasDigits},
	{"has a remark in brackets", "has no remark in brackets", "give all options a remark, or none", lint.Info, hasRemark},
}

func checkOddForm(p *lint.Pass) {
	for i := range writing {
		if writing[i].reportOdd(p) {
			return
		}
	}
}

func endsWithStop(t *itemtext.Text) answer {
	n := len(t.Tokens)
	for n > 0 && strings.Contains("*\"”)'’", t.Tokens[n-1].Word) && t.Tokens[n-1].Kind == english.Mark {
		n--
	}
	if n == 0 {
		return no
	}
	last := t.Tokens[n-1]
	if last.Kind == english.Opaque {
		return unknown
	}
	if last.Word != "." {
		return answerOf(last.Word == "!" || last.Word == "?")
	}
	if n == 1 {
		return unknown
	}
	before := t.Tokens[n-2]
	short := before.End-before.Start == 1 && before.Kind == english.Word
	_, unit := quantity.UnitNamed(before.Word)
	if before.Kind == english.Mark && before.Word != ")" || before.Is(english.Abbreviation) || short || unit && n > 2 {
		return unknown // the stop may belong to the word
	}
	return yes
}

// startsSmall is unknown where the first word has its own case: a number, code,
// a symbol such as pH, an abbreviation such as DNA.
func startsSmall(t *itemtext.Text) answer {
	for _, token := range t.Tokens {
		if token.Kind == english.Mark && strings.Contains("*\"“(‘'", token.Word) {
			continue
		}
		word := t.Raw[token.Start:token.End]
		rest := t.Raw[token.End:]
		_, size := utf8.DecodeRuneInString(word)
		switch {
		case token.Kind != english.Word, strings.ContainsFunc(word[size:], unicode.IsUpper), size == len(word) && !token.Is(english.Article),
			rest != "" && strings.ContainsAny(rest[:1], "_=(./0123456789") && strings.TrimLeft(rest, ".") != "":
			return unknown
		}
		return answerOf(!token.Capitalized(t.Raw))
	}
	return unknown
}

// startsSmallGrammar is startsSmall, but unknown of a capital that may be that of
// a name: only that of a word such as "the" and "all" cannot.
func startsSmallGrammar(t *itemtext.Text) answer {
	if small := startsSmall(t); small != no || len(t.Words()) > 0 && english.ClassesOf(t.Words()[0])&english.Empty != 0 {
		return small
	}
	return unknown
}

// startsSmallWord is startsSmall, but unknown of a capital of a word that is not
// in the dictionary.
func startsSmallWord(t *itemtext.Text) answer {
	if small := startsSmall(t); small != no || len(t.Words()) > 0 && spelling.Has(t.Words()[0]) {
		return small
	}
	return unknown
}

func isFormula(t *itemtext.Text) answer {
	return answerOf(len(t.TeX) > 0 && len(t.Code) == 0 && t.AllMarkup())
}

func isWordless(t *itemtext.Text) answer {
	for _, token := range t.Tokens {
		if token.Kind != english.Mark {
			return no
		}
	}
	return yes
}

func isEmphasized(t *itemtext.Text) answer {
	n := len(t.Tokens)
	return answerOf(n > 0 && t.IsStrong(english.Span{Start: t.Tokens[0].Start, End: t.Tokens[n-1].End}))
}

// isInCapitals is unknown for what can be an abbreviation.
func isInCapitals(t *itemtext.Text) answer {
	letters := 0
	for _, r := range t.Prose {
		if unicode.IsLower(r) {
			return no
		}
		if unicode.IsLetter(r) {
			letters++
		}
	}
	if letters < 7 || strings.ContainsAny(t.Raw, "_=0123456789") {
		return unknown
	}
	return yes
}

// hasDigits tells "four" from "4"; zero is written in words among digits as well.
func hasDigits(t *itemtext.Text) answer {
	q, ok := quantity.Parse(t.Raw)
	if !ok || q.Value == 0 {
		return unknown
	}
	return answerOf(q.Significant > 0)
}

// hasRemark tells "Huchen (a salmon)" from "Huchen". An abbreviation in brackets
// is not a remark.
func hasRemark(t *itemtext.Text) answer {
	open, end := strings.Index(t.Prose, " ("), strings.TrimRight(t.Prose, " .")
	if strings.ContainsAny(t.Raw, "`$[]={}<>;") {
		return unknown
	}
	if open <= 0 || !strings.HasSuffix(end, ")") {
		return no
	}
	remark := end[open+2 : len(end)-1]
	if len(remark) < 5 || !strings.Contains(remark, " ") && remark != strings.ToLower(remark) {
		return unknown
	}
	return yes
}
