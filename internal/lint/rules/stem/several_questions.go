package stem

import (
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var SeveralQuestions = &lint.Rule{
	Code: "QB208", Name: "several-questions", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkSeveralQuestions,
	Summary: "Checks that a stem asks one question.",
}

func checkSeveralQuestions(p *lint.Pass) {
	stem, asked := &p.Texts().Stem, 0
	for _, sentence := range stem.Sentences() {
		if !sentence.Question || firstAsking(sentence.Tokens) < 0 {
			continue
		}
		if asked++; asked == 2 && !strings.ContainsAny(stem.Raw, "\n\"“") { // not a dialog or a listing
			p.Report(p.Stem().Tokens(sentence.Tokens), "the stem asks a second question",
				"ask the one that matters, or write two items")
			return
		}
	}
	for _, sentence := range english.Questions(stem.Sentences()) {
		if found := secondTask(sentence.Tokens); found != nil {
			p.Report(p.Stem().Tokens(found), "the stem asks two things in one sentence",
				"ask the one that matters").Severity = lint.Info
			return
		}
	}
}

// second matches the start of a second question or task in a sentence that already asks
// for something.
var second = english.NewPatterns(
	"and/or/but [ if? so? <preposition>? <question> ]",
	"and [ <command> ]",
	", and/or [ <be/auxiliary/modal> <pronoun/article/determiner> ]",
)

// secondTask returns the words that begin a second question, or a second command, in a sentence; nil
// if there is none. "How and why" and "write and solve" ask for one thing.
func secondTask(sentence []english.Token) []english.Token {
	first := firstAsking(sentence)
	if first < 0 {
		return nil
	}
	tokens := sentence[first:]
	for _, m := range second.All(tokens) {
		before := m.First - 2 // the word before the conjunction
		if before > 0 && tokens[before].Word == "," {
			before--
		}
		joined := before < 0 || tokens[before].Is(english.QuestionWord|english.Command)
		sameKind := tokens[m.First].Is(english.Command) == tokens[0].Is(english.Command)
		if !joined && sameKind {
			return tokens[m.First:m.End]
		}
	}
	return nil
}

// firstAsking returns the index of the word that begins the question or command, or -1 if there is none.
// It is a question word in the main clause, at the start or after a preposition, a
// conjunction or a punctuation mark, or it is a command or an auxiliary verb at the start.
func firstAsking(sentence []english.Token) int {
	start := english.MainStart(sentence)
	for i := start; i < len(sentence); i++ {
		if i == start && sentence[i].Is(english.Command|english.Be|english.Auxiliary|english.Modal) {
			return i
		}
		opens := i == start || sentence[i-1].Is(english.Preposition|english.Conjunction) || sentence[i-1].Kind == english.Mark
		if opens && sentence[i].Is(english.QuestionWord) {
			return i
		}
	}
	return -1
}
