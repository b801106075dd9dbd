package rules

import (
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var severalQuestions = &lint.Rule{
	Code:    "QB208",
	Name:    "several-questions",
	Summary: "Checks that a stem asks one question.",
	Why: "Who knows one of two answers gets no point, as if nothing were known, and options that answer both questions at once can be crossed out by either. " +
		"The score then says nothing about which fact is missing.",
	Remedy:   "Ask the one that matters, or write two questions.",
	Sources:  []string{haladyna2002, haladyna2013},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkSeveralQuestions,
	Bad:      example(sample, "in an open conduit of SWMM?", "in an open conduit of SWMM? Who found it?"),
	Good:     example(sample, "Which equation relates", `A modeler asks \"What if it rains? Is it full?\" Which equation relates`),
}

func checkSeveralQuestions(p *lint.Pass) {
	text := p.Facts().Stem.Prose
	if strings.Count(text, "?") > 1 {
		reportSecondQuestion(p, text)
		return
	}
	for _, sign := range []string{" and why", " and how ", " and what ", " and which ", " and who ", " and when ", " and where "} {
		i := strings.Index(text, sign)
		if i < 0 || !strings.Contains(text[i:], "?") || sign == " and why" && isASCIILetter(at(text, i+len(sign))) || !beginsWithQuestion(text[:i]) {
			continue
		}
		p.Report(lint.Report{
			At: lint.At(p.Path("/q")).Within(i+1, i+len(strings.TrimRight(sign, " "))), Severity: lint.Info,
			Message: "the stem asks two things in one sentence", Hint: "ask the one that matters",
		})
		return
	}
}

// reportSecondQuestion reports a second question outside of quotation marks.
func reportSecondQuestion(p *lint.Pass, text string) {
	start, questions, quoted := 0, 0, false
	first, _, _ := strings.Cut(text, "?")
	if strings.Contains(first, ": ") || strings.ContainsAny(text, "\n\r") {
		return // what follows the colon or stands on lines of its own is quoted
	}
	for i, r := range text {
		switch r {
		case '"':
			quoted = !quoted
		case '“', '”':
			quoted = r == '“'
		case '.', '!', ':', ';':
			if isSpace(at(text, i+1)) && !quoted {
				start = i + 1
			}
		case '?':
			if quoted || !isSpace(at(text, i+1)) {
				continue
			}
			if questions++; questions == 2 {
				for isSpace(at(text, start)) && start < i {
					start++
				}
				p.Report(lint.Report{At: lint.At(p.Path("/q")).Within(start, i+1), Message: "the stem asks a second question", Hint: "ask the one that matters, or write two items"})
			}
			start = i + 1
		}
	}
}

// questionWords begin a question.
var questionWords = setOf("which what who where when why how")

// beginsWithQuestion says whether the last sentence of a text begins with a
// word that asks, and no quotation is open in it.
func beginsWithQuestion(text string) bool {
	breaks := sentenceBreaks(text)
	start := 0
	if len(breaks) > 1 {
		start = breaks[len(breaks)-2][1]
	}
	return questionWords[firstWord(text[start:])] && strings.Count(text, `"`)%2 == 0
}
