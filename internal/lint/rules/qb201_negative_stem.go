package rules

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var negativeStem = &lint.Rule{
	Code:    "QB201",
	Name:    "negative-stem",
	Summary: "Checks that a stem which asks for the exception (not, except, least) shows that word with emphasis.",
	Why: "A reader who overlooks one small word answers the opposite question: the item then measures reading, not knowledge. " +
		"Guidelines advise to ask positively, and where the exception is what matters, to make the word stand out.",
	Remedy:   "Ask for what is true. If that can't be, write the word in capitals (NOT, EXCEPT, LEAST) or as **not**.",
	Sources:  []string{haladyna2002, haladyna2013, nbme, moore2023},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkNegativeStem,
	Bad: example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?",
		"Which equation is not used for flow in an open conduit of SWMM?"),
	Good: example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?",
		"Which equation is NOT one of infiltration, even where the soil drains?"),
}

var (
	negative = regexp.MustCompile(`(?i)\b(not|except|least|cannot|[a-z]+n['’]t|incorrect|false|untrue)\b`)
	// asking finds the word that asks, at the start of the sentence or of a
	// clause, or after a preposition; elsewhere "which" refers to a noun.
	asking = regexp.MustCompile(`(?i)(?:^|[,;:(—]|\b(?:for|in|of|by|with|to|from|on|under|at|and|then|so))\s*\b(which|what|who|where)\b`)
	// clause marks a part of the sentence that says when or of what the
	// question holds; a negation in there is part of the facts.
	clause = regexp.MustCompile(`(?i)\b(when|if|that|because|although|though|while|unless|since|after|before|until|whose|so|where|which|who|whether|even|but)\b`)
	bound  = regexp.MustCompile(`(?i)^\s+(only|just|necessarily|less|more|later|earlier|greater|smaller|exceed|exceeding)\b`)
	state  = regexp.MustCompile(`(?i)\b(is|are|does|do|can|will|would|should|may)\s*$`)
	extent = regexp.MustCompile(`(?i)\b(?:(is|are|has|have|be|do|does|affects?|depends?|contributes?|likely)\s+(the\s+)?|(?:is|are|was|were|would|will|can|could|should|do|does|did)\s+(?:` +
		`(?:they|it|he|she|you|we|one|people|this|these|those|(?:a|an|the|this|these|such)\s+(?:\w+\s+){1,3}?)\s*)(?:be\s+)?)$`)
	// leastOf follows a "least" that asks for the exception, and not for a
	// minimum: "least likely", but not "the least attenuation".
	leastOf = regexp.MustCompile(`(?i)^\s+(?:likely|probable|true|correct|accurate|important|consistent|appropriate|suitable|effective|useful|relevant|related|common|sensitive|affected|typical|reliable|desirable|helpful|expected|supported|characteristic|dependent|influenced|storage|apply|applies|applicable|suited|of|to)\b`)
	// conditional is a "not" that belongs to a condition: "of not updating".
	conditional = regexp.MustCompile(`(?i)\b(?:of|by|for|when|without|while|after|if|you (?:must|should|may)) not(?: \w+ing)?`)
	eachOf      = regexp.MustCompile(`(?i)\b(all|each|any)( one)? of\b`)
	ending      = regexp.MustCompile(`(?i)^(\s+for)?[\s:?.…_]*$`)
)

// mostNegations is how many negations of a sentence are looked at.
const mostNegations = 20

func checkNegativeStem(p *lint.Pass) {
	stem := &p.Facts().Stem
	for _, part := range askingSentences(stem.Prose) {
		text := stem.Prose[part[0]:part[1]]
		for _, m := range negative.FindAllStringIndex(text, mostNegations) {
			word := text[m[0]:m[1]]
			from, to := part[0]+m[0], part[0]+m[1]
			if word == strings.ToUpper(word) || stem.Strong(from, to) || !negates(text[:m[0]], strings.ToLower(word), text[m[1]:]) {
				continue
			}
			p.Report(lint.Report{
				At:      lint.At(p.Path("/q")).Within(from, to),
				Message: fmt.Sprintf("the stem asks for the exception, but %q has no emphasis", word),
				Hint:    fmt.Sprintf("ask positively, or write %s in capitals or **%s**", strings.ToUpper(word), word),
			})
		}
	}
}

// askingSentences finds the sentences that end with a question mark, or the
// last one when none does.
func askingSentences(text string) [][2]int {
	var questions [][2]int
	from := 0
	for _, b := range sentenceBreaks(text) {
		end := b[0]
		if end < len(text) && text[end] != '.' {
			end++
		}
		if strings.HasSuffix(strings.TrimRight(text[from:end], " )\"*"), "?") {
			questions = append(questions, [2]int{from, end})
		}
		if b[1] < len(text) && strings.TrimSpace(text[b[1]:]) != "" {
			from = b[1]
		}
	}
	if questions == nil {
		questions = [][2]int{{from, len(text)}}
	}
	return questions
}

// sentenceBreaks finds the signs that end a sentence or clause, with the space
// after each, and the end of the text.
func sentenceBreaks(text string) [][2]int {
	var breaks [][2]int
	for i := 0; i+1 < len(text); i++ {
		if strings.IndexByte(".?!:;", text[i]) < 0 || !isSpace(text[i+1]) {
			continue
		}
		if text[i] == '.' && initialEnds(text, i) {
			continue // "J. J. Thomson"
		}
		end := i + 1
		for end < len(text) && isSpace(text[end]) {
			end++
		}
		breaks = append(breaks, [2]int{i, end})
		i = end - 1
	}
	return append(breaks, [2]int{len(text), len(text)})
}

// initialEnds says whether the full stop at an offset ends a title or an initial of a name:
// another initial stands beside it, or a word before it that no sentence ends
// with.
func initialEnds(text string, i int) bool {
	if titles[wordBefore(text, i)] {
		return true
	}
	initial := func(i int) bool {
		return at(text, i) == '.' && isUpper(at(text, i-1)) && !wordByte(at(text, i-2))
	}
	if !initial(i) || !isUpper(at(text, i+2)) {
		return false
	}
	return initial(i+3) || initial(i-3) || beforeNames[wordBefore(text, i-2)]
}

// wordBefore is the word that ends at an offset, without a full stop.
func wordBefore(text string, end int) string {
	text = text[:max(0, end)]
	return strings.TrimRight(text[strings.LastIndexAny(text, " \n")+1:], ".")
}

var titles = setOf("Dr Mr Mrs Ms Prof St vs cf")

var beforeNames = setOf("did by of and was is from to with does for as between like when after why how Dr Mr Mrs Ms Prof Sir President Justice Professor judge")

func isUpper(c byte) bool { return 'A' <= c && c <= 'Z' }

func isSpace(c byte) bool { return c == ' ' || c == '\n' || c == '\t' || c == '\r' }

// negates says whether a word turns the question around, by what stands before
// and after it in its sentence.
func negates(before, word, after string) bool {
	asked := false
	if m := asking.FindStringSubmatchIndex(before); m != nil {
		asked = !clause.MatchString(before[m[3]:])
	}
	switch word {
	case "except":
		return ending.MatchString(after) || eachOf.MatchString(before) && !clause.MatchString(before)
	case "least":
		return asked && extent.MatchString(before) && leastOf.MatchString(after)
	case "incorrect", "false", "untrue":
		return asked && ending.MatchString(after) && state.MatchString(before)
	default:
		if conditional.MatchString(before+word+after[:min(len(after), 12)]) || bound.MatchString(after) || strings.HasSuffix(strings.TrimSpace(before), " or") {
			return false
		}
		// A statement to complete: "A weir is not used to:"
		completes := !strings.Contains(after, "?") && state.MatchString(before) && !clause.MatchString(before) && strings.TrimRight(after, " :…._") != ""
		return asked || completes
	}
}
