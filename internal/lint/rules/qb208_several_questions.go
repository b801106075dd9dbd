package rules

import (
	"regexp"
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
	if m := secondOrder().FindStringSubmatchIndex(text); m != nil {
		span := matchedGroup(m)
		p.Report(lint.Report{
			At: lint.At(p.Path("/q")).Within(span[0], span[1]), Severity: lint.Info,
			Message: "the stem asks for two things", Hint: "ask for the one that matters",
		})
		return
	}
	if !containsAny(text, " and ", " or ", " but ", " as well as ", ", in ", ", at ", ", on ", ", by ", ", from ", ", for ", ", with ") {
		return
	}
	for _, m := range furtherQuestions(text) {
		before := text[:m[0]]
		if !strings.Contains(text[m[1]:min(len(text), m[1]+200)], "?") || !beginsWithQuestion(before) || embedded(before) {
			continue
		}
		start, end := m[0], m[1]
		for isSpace(at(text, start)) || at(text, start) == ',' {
			start++
		}
		p.Report(lint.Report{
			At: lint.At(p.Path("/q")).Within(start, end), Severity: lint.Info,
			Message: "the stem asks two things in one sentence", Hint: "ask the one that matters",
		})
		return
	}
}

// furtherQuestions finds where a second question of a sentence may begin.
func furtherQuestions(text string) (found [][2]int) {
	for i := 0; i < len(text) && len(found) < mostNegations; i++ {
		if text[i] == ',' {
			if next := firstWord(strings.TrimSpace(text[i+1:])); !questionPrepositions[next] {
				continue
			}
			if m := aside.FindStringIndex(text[i:min(len(text), i+60)]); m != nil {
				found = append(found, [2]int{i, i + m[1] - 1})
			}
			continue
		}
		if rest := text[i:]; text[i] != ' ' || !startsAny(rest, " and ", " or ", " but ", " as well as ") {
			continue
		}
		if m := further.FindStringIndex(text[i:min(len(text), i+60)]); m != nil {
			found = append(found, [2]int{i, i + m[1]})
			i += m[1] - 1
		}
	}
	return found
}

// further begins a second question in a sentence: "and why", "and in which",
// "and is it".
var further = regexp.MustCompile(`^(?i)\s+(?:and|or|but|as well as)(?: if so,?| also| then| by| in| at| on| to| for| from| of| with| under| about)? (?:(?:which|what|who|whom|whose|when|where|why|how)\b|(?:is|are|was|were|does|do|did|can|could|will|would|should) (?:it|they|this|these|he|she|there|an?|the)\b)`)

// aside ends a question with another one, without a joint: ", in what year?".
var aside = regexp.MustCompile(`(?i)^,\s+(?:in|at|on|by|from|for|with) (?:what|which) \w+(?: \w+)?\?`)

// embedding words take a question as their object: "which says when and where".
var embedding = regexp.MustCompile(`(?i)\b(?:says?|tells?|tell|shows?|determines?|decides?|describes?|explains?|knows?|states?|specif(?:y|ies)|defines?|controls?|indicates?|sees?|asks?|records?|predicts?|governs?|depends? on|regardless of|no matter|understand|find out|choose|learn|given|consider\w*)\s+(?:\w+\s+){0,4}?(?:which|what|who|whom|whose|when|where|why|how|if|whether)\b`)

// embedded says whether the last sentence of a text holds a question that is
// not asked, or joins two words that ask: "how and why".
func embedded(before string) bool {
	breaks := sentenceBreaks(before)
	start := 0
	if len(breaks) > 1 {
		start = breaks[len(breaks)-2][1]
	}
	words := strings.Fields(strings.ToLower(before[start:]))
	return embedding.MatchString(before[start:]) || len(words) == 0 || questionWords[words[len(words)-1]]
}

// reportSecondQuestion reports a second question outside of quotation marks.
func reportSecondQuestion(p *lint.Pass, text string) {
	start, questions, quoted := 0, 0, false
	first, rest, _ := strings.Cut(text, "?")
	if strings.Contains(first, ": ") || strings.ContainsAny(rest, "\n\r") {
		return // what follows the colon or is on separate lines is quoted
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
			if quoted || !isSpace(at(text, i+1)) || isSpace(at(p.Facts().Stem.Raw, i-1)) {
				continue // quoted, or a blank in a formula
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
var questionWords = setOf("which what who whom whose where when why how")

// questionPrepositions may stand before a word that asks, and inverted words
// begin a question of yes or no.
var (
	questionPrepositions = setOf("in at on to for from of with under by about into through during")
	inverted             = setOf("is are was were does do did can will")
)

// beginsWithQuestion says whether the last sentence of a text begins with a
// word that asks, and no quotation is open in it.
func beginsWithQuestion(text string) bool {
	breaks := sentenceBreaks(text)
	start := 0
	if len(breaks) > 1 {
		start = breaks[len(breaks)-2][1]
	}
	words := strings.Fields(strings.ToLower(text[start:min(len(text), start+60)]))
	asks := len(words) > 0 && questionWords[words[0]] || len(words) > 1 && questionPrepositions[words[0]] && questionWords[words[1]] || len(words) > 0 && inverted[words[0]]
	return asks && strings.Count(text, `"`)%2 == 0
}

// secondOrder matches a second thing that is asked for by a verb: "Name the metal,
// and state the atmosphere".
var secondOrder = lazily(`(?:^|[.!?] )(?i:name|identify|state|give|choose|select|pick|indicate|determine|find|tell|say|explain|describe|list|define)\b[^.?!]*?,? (and (?:also |then |at the same time )?(?:name|identify|state|give|say|tell|explain|describe|list|define|indicate|justify)\b)|^(?i:name|state|give|list) the \w+(?: \w+)? (and (?:its|their) \w+)|^((?i:why|when|where|how|what) and (?:why|when|where|how|who|what)\b)`)
