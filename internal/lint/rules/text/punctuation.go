package text

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var Punctuation = &lint.Rule{
	Code: "QB518", Name: "punctuation", Severity: lint.Warning, Scope: lint.ScopeText, Fix: lint.FixUnsafe,
	Since: "0.2.0", Check: checkPunctuation,
	Summary: "Checks that questions, and only questions, end with a question mark, that texts of several sentences " +
		"end with punctuation, and that no period, comma, semicolon or question mark is duplicated.",
}

func checkPunctuation(p *lint.Pass) {
	visitProse(p, func(f *lint.Field) {
		reportDuplicateMark(p, f)
		switch {
		case p.Item >= 0 && f.Text == &p.Texts().Stem:
			reportQuestionMark(p, f)
		case len(f.Sentences()) > 1:
			reportOpenEnd(p, f)
		}
	})
}

// reportDuplicateMark reports a mark that appears twice at the end of a word: "Slow down..".
// Three periods are an ellipsis.
func reportDuplicateMark(p *lint.Pass, f *lint.Field) {
	for i := 2; i < len(f.Tokens); i++ {
		word, first, second := &f.Tokens[i-2], &f.Tokens[i-1], &f.Tokens[i]
		isDuplicate := first.Word == second.Word && first.End == second.Start && second.IsMark(".,;?")
		endsWord := word.End == first.Start && (word.Kind == english.Word || word.Kind == english.Number || word.Word == ")")
		isLast := i+1 == len(f.Tokens) || second.End < f.Tokens[i+1].Start
		if isDuplicate && endsWord && isLast && f.IsPlain(first.Start, second.End) {
			place := f.At.Within(first.Start, second.End)
			report := p.Report(place, fmt.Sprintf("%q appears twice in a row", first.Word), "delete one of the two")
			report.Replace(first.Word, lint.FixUnsafe, report.Hint)
		}
	}
}

// directQuestion matches the start of a question: a question word and a verb, or a verb
// and its subject.
var directQuestion = english.NewPatterns(
	"<preposition>? what/which/who/whose/how/why/when/where <be>/<auxiliary>/<modal>",
	"<preposition>? which of _",
	"<preposition>? which/whose _{8} <be>/<auxiliary>/<modal>",
	"<preposition>? what _ of _{6} <be>/<auxiliary>/<modal>",
	"how many/much/far/long/often/old _{6} <be>/<auxiliary>/<modal>",
	"is/are/was/does/did/can/could/would the/a/an/it/this/these/you/there",
)

// openWords rarely end a question: the options continue the sentence after them.
const openWords = english.Be | english.Modal | english.Article | english.Conjunction |
	english.Subordinator | english.Link | english.Pronoun

// reportQuestionMark reports a stem that asks without a question mark, or that has
// one although it does not ask.
func reportQuestionMark(p *lint.Pass, f *lint.Field) {
	var words []english.Token
	for _, sentence := range f.Sentences() {
		words = sentence.Tokens
	}
	for len(words) > 0 && words[len(words)-1].Kind == english.Mark {
		words = words[:len(words)-1]
	}
	if len(words) < 3 || !words[0].Capitalized(f.Raw) {
		return
	}
	end := words[len(words)-1]
	switch rest := strings.TrimSpace(f.Raw[end.End:]); {
	case rest == "?" && !mayAsk(words) && (isOpen(f, words) || isStatement(words)):
		start := end.End + strings.IndexByte(f.Raw[end.End:], '?')
		p.Report(f.At.Within(start, start+1),
			"the stem ends with a question mark, but does not ask a question",
			"delete the question mark, or ask a question").Replace("", lint.FixUnsafe, "delete the question mark")
	case (rest == "" || rest == ".") && asksDirectly(words) && f.IsPlain(end.Start, end.End):
		right := f.Raw[end.Start:end.End] + "?"
		p.Report(f.At.Within(end.Start, len(f.Raw)), "the stem asks a question without a question mark",
			"end it with a question mark").Replace(right, lint.FixUnsafe, "add a question mark")
	}
}

// isOpen reports whether a sentence ends with a word that the options have to follow.
func isOpen(f *lint.Field, words []english.Token) bool {
	end := words[len(words)-1]
	return end.Is(openWords|english.Preposition) && !end.Is(english.Pronoun) && !end.Capitalized(f.Raw)
}

// isStatement reports whether a sentence has a verb and no word that asks.
func isStatement(words []english.Token) bool {
	return english.HasVerb(words) && !english.Any(words, english.QuestionWord)
}

func asksDirectly(words []english.Token) bool {
	return directQuestion.Starts(english.MainClause(words)) && !words[len(words)-1].Is(openWords)
}

// inverted matches a question within a sentence: "In 'ABC' what does the 'A' stand for".
var inverted = english.NewPatterns("what/where/why/how/when/whom <be>/<auxiliary>/<modal>")

// mayAsk reports whether a clause of a sentence starts with a question word or an auxiliary verb,
// or a question word comes before such a verb or near the end ("is called what").
func mayAsk(words []english.Token) bool {
	if inverted.In(words) {
		return true
	}
	for i, token := range words {
		starts := i == 0 || words[i-1].Word == "," || i == 1 && words[0].Is(english.Preposition|english.Conjunction)
		isCondition := i == 0 && token.Is(english.Subordinator) && !words[1].Is(auxiliaries) // "when it rains"
		if starts && token.Is(english.QuestionWord|auxiliaries) && !isCondition || i >= len(words)-3 && token.Is(english.QuestionWord) {
			return true
		}
	}
	return false
}

const auxiliaries = english.Be | english.Auxiliary | english.Modal

// reportOpenEnd reports a text of several sentences if the last one ends without punctuation.
func reportOpenEnd(p *lint.Pass, f *lint.Field) {
	sentences := f.Sentences()
	last := sentences[len(sentences)-1]
	end := last.Tokens[len(last.Tokens)-1]
	line := strings.TrimRightFunc(f.Raw[last.Span().Start:], unicode.IsSpace)
	isWord := end.Kind == english.Word && !end.Capitalized(f.Raw) && f.IsPlain(end.Start, end.End)
	first := last.Tokens[0]
	isSentence := len(last.Tokens) > 3 && (first.Capitalized(f.Raw) || first.Kind == english.Opaque)
	if !isSentence || strings.ContainsAny(line, "\n:") || !isWord && end.Kind != english.Opaque && end.Word != ")" {
		return
	}
	p.Report(f.At.Within(end.Start, end.End), "the last sentence of "+f.Name+" ends without punctuation",
		"end it with a period").Replace(f.Raw[end.Start:end.End]+".", lint.FixUnsafe, "add a period")
}
