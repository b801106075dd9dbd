package stem

import (
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// SeveralQuestions is rule QB208.
var SeveralQuestions = &lint.Rule{
	Code:     "QB208",
	Name:     "several-questions",
	Summary:  "Checks that a stem asks one question.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkSeveralQuestions,
}

// second are the starts of a second question or task within a sentence that
// asks already.
var second = english.NewPatterns(
	"and/or/but/, [ if? so? by/in/at/on/to/for/from/of/with? which/what/who/whom/whose/when/where/why/how ]",
	"and [ <command> ]",
)

func checkSeveralQuestions(p *lint.Pass) {
	stem := &p.Texts().Stem
	if strings.ContainsAny(stem.Raw, "\n\"“") {
		return // a dialog or a listing
	}
	asked := 0
	for _, sentence := range stem.Sentences() {
		if !sentence.Question {
			continue
		}
		if asked++; asked == 2 {
			p.Report(lint.Report{
				At: p.Stem().Tokens(sentence.Tokens), Message: "the stem asks a second question", Hint: "ask the one that matters, or write two items",
			})
			return
		}
	}
	sentences := english.Questions(stem.Sentences())
	if len(sentences) == 0 {
		return
	}
	tokens := sentences[0].Tokens
	first := firstAsking(tokens)
	if first < 0 {
		return
	}
	for _, m := range second.All(tokens[first+1:]) {
		found := tokens[first+1+m.First : first+1+m.Last]
		before := tokens[first+m.First] // the conjunction, or what stands before the match
		joined := first+m.First > 0 && tokens[first+m.First-1].Is(english.QuestionWord)
		if joined || before.Is(english.QuestionWord) || tokens[first].Is(english.QuestionWord) == found[0].Is(english.Command) {
			continue // "how and why"; a command does not follow a question word
		}
		p.Report(lint.Report{
			At: p.Stem().Tokens(found), Severity: lint.Info, Message: "the stem asks two things in one sentence", Hint: "ask the one that matters",
		})
		return
	}
}

// firstAsking is the index of the word by which a sentence asks: a question word
// at its start or behind a preposition or a comma, or a command at its start;
// -1 when there is none.
func firstAsking(tokens []english.Token) int {
	for i, token := range tokens {
		switch {
		case i == 0 && token.Is(english.Command|english.Be|english.Auxiliary|english.Modal):
			return i
		case token.Is(english.QuestionWord) && (i == 0 || tokens[i-1].Is(english.Preposition) || tokens[i-1].Kind == english.Mark):
			return i
		}
	}
	return -1
}
