package stem

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var UnfocusedStem = &lint.Rule{
	Code: "QB203", Name: "unfocused-stem", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkUnfocusedStem,
	Summary: "Checks that the stem asks a complete question, or begins a sentence that the options complete.",
}

func checkUnfocusedStem(p *lint.Pass) {
	item := p.Texts()
	stem := &item.Stem
	if len(stem.Sentences()) == 0 || stem.AllMarkup() {
		return
	}
	const oneFact = "ask for the one fact that matters"
	noSubject, completeIt := "the stem names no subject", "ask a question"
	if len(item.Options) > 0 {
		noSubject += ": it can only be answered by judging each option"
		completeIt += ", or begin a sentence that each option completes"
	}
	report := func(severity lint.Severity, message, hint string) {
		p.Report(p.Stem(), message, hint).Severity = severity
	}
	switch {
	case namesNoSubject(stem):
		report(0, noSubject, oneFact)
	case asksForAnyStatement(stem):
		report(lint.Info, "the stem only asks which statement about its subject is true or false", oneFact)
	case namesOnlySubject(item):
		report(0, "the stem only names a subject and asks nothing about it", completeIt)
	case isTitle(stem):
		report(lint.Info, "the stem seems to be a title that asks nothing", completeIt)
	case !asks(stem):
		report(0, "the stem asks nothing and leaves nothing to complete", completeIt)
	}
}

// namesNoSubject reports whether a stem consists of words that any question
// could have: "Which of the following is true?"
func namesNoSubject(stem *itemtext.Text) bool {
	const general = english.Empty | english.Command | english.StatementWord | english.OptionWord | english.Verdict |
		english.Negation | english.Quantifier | english.QuestionWord
	isSpecific := func(t english.Token) bool { return t.Kind != english.Mark && !t.Is(general) }
	return !slices.ContainsFunc(stem.Tokens, isSpecific)
}

// trueStatements matches questions that any true, or any false, statement answers.
var trueStatements = english.NewPatterns(
	"which/what "+following+" <statement/option>? is/are not? <verdict> about/of/for/regarding/concerning/on/to",
	"which/what "+following+" <statement/option>? holds/applies not? <verdict/preposition>? about/of/for/to",
	"which/what "+following+" <statement/option> about/on/of/regarding/concerning _* is/are/holds/applies not? <verdict>?",
	"^ <command> the/a/one <verdict/comparative>? <statement/option> about/on/of/regarding/concerning",
	"^ <command> the/a/one <verdict> <statement/option> $", "it can/may be said/noted that",
	"^ <command> what applies to", "what do you/we know about", "what can be said about/of",
)

const following = "one? of? the/these/those? following?"

// asksForAnyStatement reports whether any true, or any false, statement about the subject would answer the stem.
func asksForAnyStatement(stem *itemtext.Text) bool {
	matches := func(s english.Sentence) bool { return trueStatements.In(s.Tokens) }
	return slices.ContainsFunc(english.Questions(stem.Sentences()), matches)
}

var (
	// topicStart are the first words of a stem that only names its subject.
	topicStart = english.NewPatterns("about/regarding/concerning", "with regard/respect/reference to", "as to/for")
	// finite are verbs with which an option continues a sentence whose subject is the stem.
	finite = english.NewPatterns(
		"<modal>/is/are/was/were/has/have/does/isn't/aren't/doesn't/requires/contains/shows/uses/means/needs/makes/gives",
	)
)

const (
	maxSubjectWords = 8
	maxTitleWords   = 5
)

// namesOnlySubject reports whether a stem is only a verbless subject that begins with words
// such as "regarding", or that the options, if any, continue: "Plywood: is built up of veneers".
func namesOnlySubject(item *itemtext.Item) bool {
	if !isVerblessPhrase(&item.Stem, maxSubjectWords) {
		return false
	}
	first := item.Stem.Tokens[0]
	lacksVerb := func(o itemtext.Text) bool { return !mayBePredicate(&o) }
	return topicStart.Starts(item.Stem.Tokens) ||
		slices.ContainsFunc(item.Options, func(o itemtext.Text) bool { return finite.Starts(o.Tokens) }) ||
		!first.Is(english.Preposition|english.Subordinator) && !slices.ContainsFunc(item.Options, lacksVerb)
}

// mayBePredicate reports whether an option may be the verb and the rest of a sentence: it
// has three or more words, and the first is not a name, and neither ends in -ing nor begins a phrase.
func mayBePredicate(o *itemtext.Text) bool {
	const phrase = english.Article | english.Determiner | english.Pronoun | english.Preposition | english.Quantifier |
		english.NumberWord
	if len(english.Words(o.Tokens)) < 3 {
		return false
	}
	first := o.Tokens[0]
	isWord := first.Kind == english.Word && len(first.Word) > 2 && !first.Capitalized(o.Raw)
	return isWord && !first.Is(phrase) && !strings.HasSuffix(first.Word, "ing")
}

// isTitle reports whether a stem is a short verbless phrase that ends with a colon and does
// not begin with a preposition.
func isTitle(stem *itemtext.Text) bool {
	colon := strings.HasSuffix(strings.TrimSpace(stem.Prose), ":")
	return colon && isVerblessPhrase(stem, maxTitleWords) && !stem.Tokens[0].Is(english.Preposition)
}

// isVerblessPhrase reports whether a stem is one phrase without a verb, a blank or a final mark
// other than a colon. Unless it begins with the words of topicStart, it must also have at
// most maxWords words, none of which asks a question, and not end in the middle of a phrase.
func isVerblessPhrase(stem *itemtext.Text, maxWords int) bool {
	tokens := stem.Tokens
	last := tokens[len(tokens)-1]
	ended := last.Word == "." || last.Word == "?" || last.Word == "!"
	if last.Word == ":" && len(tokens) > 1 {
		last = tokens[len(tokens)-2]
	}
	if ended || len(stem.Sentences()) > 1 || len(blanks(stem)) > 0 || english.HasVerb(tokens) {
		return false
	}
	hasQuestion := english.Any(tokens, english.QuestionWord|english.Subordinator) || tokens[0].Is(english.Command)
	isOpen := last.Is(english.Preposition | english.Pronoun | english.Article)
	return topicStart.Starts(tokens) || len(english.Words(tokens)) <= maxWords && !hasQuestion && !isOpen
}

var (
	// commands matches a command at the start of a clause.
	commands = english.NewPatterns("^ please/then/now{2} <command>")
	// openEnd matches words at which a sentence can stop for the options to complete it.
	openEnd = english.NewPatterns("<be/auxiliary/modal/preposition/article/subordinator/conjunction/link>/what ./:{2}")
	// indirect matches words with which a sentence that ends with a period can ask.
	indirect = english.NewPatterns("what", "how many/much/long/often/far", "<preposition> which _{3} . $")
)

// asks reports whether a stem asks something: by a question, a command, a blank, or an
// unfinished sentence.
func asks(stem *itemtext.Text) bool {
	if strings.Contains(stem.Raw, "?") || len(stem.Tokens) == 0 || len(blanks(stem)) > 0 || commands.In(stem.Tokens) {
		return true
	}
	sentences := stem.Sentences()
	last := sentences[len(sentences)-1].Tokens
	end := last[len(last)-1]
	switch {
	case end.Word != "." && end.Word != "!" || strings.HasSuffix(strings.TrimSpace(stem.Raw), ".."):
		return true
	case sentences[0].Tokens[0].Is(english.QuestionWord):
		return true
	}
	return indirect.In(last) || len(last) > 1 && openEnd.Starts(last[len(last)-2:])
}
