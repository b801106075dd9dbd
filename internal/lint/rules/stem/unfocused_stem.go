package stem

import (
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// UnfocusedStem is rule QB203.
var UnfocusedStem = &lint.Rule{
	Code:     "QB203",
	Name:     "unfocused-stem",
	Summary:  "Checks that the stem asks a question of its own, or begins a sentence that the options complete.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkUnfocusedStem,
}

func checkUnfocusedStem(p *lint.Pass) {
	stem := &p.Texts().Stem
	if len(stem.Sentences()) == 0 || stem.AllMarkup() {
		return
	}
	report := func(severity lint.Severity, message, hint string) {
		p.Report(lint.Report{At: p.Stem(), Severity: severity, Message: message, Hint: hint})
	}
	switch {
	case namesNoSubject(stem):
		report(0, "the stem names no subject: it can only be answered by judging each option", "ask for the one fact that matters")
	case anyTrueStatement(stem):
		report(lint.Info, "the stem asks for any true statement about its subject", "ask for the one fact that matters")
	case !asks(stem):
		report(0, "the stem neither asks a question nor begins a sentence that the options complete",
			"ask a question, or begin a sentence that each option completes")
	}
}

// namesNoSubject reports whether a stem consists of words that any question
// could have: "Which of the following is true?"
func namesNoSubject(stem *itemtext.Text) bool {
	for _, token := range stem.Tokens {
		switch {
		case token.Kind == english.Mark, token.Is(english.Empty | english.Command | english.StatementWord | english.OptionWord | english.Verdict | english.Negation | english.Quantifier):
		default:
			return false
		}
	}
	return len(stem.Code)+len(stem.TeX) == 0
}

var trueStatements = english.NewPatterns(
	"which/what one? of? the/these/those? following/these/those? <statement/option>? is/are not? <verdict> <statement>? about/of/for/regarding/concerning/on/$",
	"which/what one? <statement/option>{1} about/on/regarding/concerning _* is/are not? <verdict> $",
	"^ <command> the/a/one <verdict/comparative>? <statement/option> about/on/of/regarding/concerning/that/$",
	"which/what of the following <statement>? _{2} correctly/best describes",
)

// anyTrueStatement reports whether any true statement about the subject would
// answer the stem.
func anyTrueStatement(stem *itemtext.Text) bool {
	for _, clause := range stem.Questions() {
		if trueStatements.In(clause) {
			return true
		}
	}
	return false
}

// asks reports whether a stem asks: by a question mark or word, by a command, by
// a gap, or by a sentence that it leaves to be completed.
func asks(stem *itemtext.Text) bool {
	if strings.Contains(stem.Raw, "?") || strings.Contains(stem.Raw, "__") || strings.Contains(stem.Raw, "...") || strings.Contains(stem.Raw, "…") {
		return true
	}
	sentences := stem.Sentences()
	for _, sentence := range sentences {
		first := sentence.Tokens[0]
		if first.Is(english.Command|english.QuestionWord) || len(sentence.Tokens) > 1 && first.Is(english.Preposition|english.SecondPerson) && sentence.Tokens[1].Is(english.QuestionWord|english.Command) {
			return true
		}
	}
	last := sentences[len(sentences)-1].Tokens
	end := last[len(last)-1]
	switch {
	case end.Word == "." || end.Word == "!":
		return false
	case end.Word == ":" || end.Word == "," || end.Kind == english.Opaque || end.Word == "=":
		return true
	case english.Any(last, english.QuestionWord):
		return true
	}
	return end.Is(english.Link|english.Preposition|english.Article|english.Be|english.Auxiliary|english.Modal|english.Subordinator) || english.HasVerb(last)
}
