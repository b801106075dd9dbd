package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var doubleNegative = &lint.Rule{
	Code:    "QB202",
	Name:    "double-negative",
	Summary: "Checks that no question negates twice: in the stem, or in a stem that asks for the exception and an option.",
	Why: "\"Which is NOT a reason why flow does not rise?\" is a puzzle of logic. Learners who know the subject fail it as often as those who don't. " +
		"The same happens when a stem asks for what is NOT so, and an option says \"does not\".",
	Remedy:   "Ask for what is so, or write the options without a negation.",
	Sources:  []string{haladyna2002, haladyna2013, nbme},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkDoubleNegative,
	Bad: example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?",
		"Which equation is NOT one that does not hold in an open conduit of SWMM?"),
	Good: example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?",
		"The pipe does not flow full. Which equation is NOT one for an open conduit of SWMM?"),
}

// condition begins a part of the sentence that says when the question holds; a
// negation in there is part of the facts.
var condition = regexp.MustCompile(`(?i)\b(when|if|where|although|though|while|unless|since|after|before|until|even)\b`)

// insisting begins a sentence that turns around the whole of what follows.
var insisting = regexp.MustCompile(`(?i)^(?:no (?:\w+ ){1,2}(?:would|should|can|could|must|will|may|does|is)\b|.*(?:\bnot|n['’]t)\W+(?:true|correct|right|the case) that\b)`)

// negations turn a statement around.
var negations = setOf("not never no none cannot neither nobody nothing except")

func checkDoubleNegative(p *lint.Pass) {
	stem := &p.Facts().Stem
	if !mayNegate(stem) {
		return
	}
	for _, part := range askingSentences(stem.Prose) {
		text := stem.Prose[part[0]:part[1]]
		words := negationsOf(text)
		asked := exception(text)
		switch {
		case len(asked) > 0 && len(words) > 1:
			severity := lint.Warning
			if condition.MatchString(text[words[0].End:words[1].Start]) {
				severity = lint.Info // "NOT valid if the pipe is not full"
			}
			reportSecond(p, severity, part[0], text, words[0], words[1])
		case len(words) > 1 && insisting.MatchString(text):
			reportSecond(p, lint.Warning, part[0], text, words[0], words[1])
		case reportUnlike(p, part[0], text, words):
		case len(asked) > 0 && len(words) > 0:
			reportNegativeOption(p, text[asked[0]:asked[1]])
		}
	}
}

// mayNegate says whether a text holds a negation, at small cost.
func mayNegate(t *lint.Text) bool {
	for _, sign := range []string{"not", "n't", "n’t", "NOT", "N'T", "Not", "xcept", "XCEPT", "least", "LEAST", "never", "NEVER", "false", "incorrect", "untrue"} {
		if strings.Contains(t.Prose, sign) {
			return true
		}
	}
	return false
}

// exception finds the word by which a sentence asks for the exception.
func exception(text string) []int {
	for _, m := range negative.FindAllStringIndex(text, mostNegations) {
		if negates(text[:m[0]], strings.ToLower(text[m[0]:m[1]]), text[m[1]:]) {
			return m
		}
	}
	return nil
}

// negationsOf are the negations of a text. "Not only" and "no more than" turn
// nothing around.
func negationsOf(text string) []lint.Token {
	var list []lint.Token
	for _, token := range lint.Tokens(text) {
		written := text[token.Start:token.End]
		word := strings.ToLower(strings.ReplaceAll(written, "’", "'"))
		if token.Start > 0 && (written == "No" || written == "Not") {
			continue // of a name: No Doubt
		}
		if (negations[word] || strings.HasSuffix(word, "n't")) && !bound.MatchString(text[token.End:min(len(text), token.End+20)]) {
			list = append(list, token)
			if len(list) == mostNegations {
				break
			}
		}
	}
	return list
}

func reportSecond(p *lint.Pass, severity lint.Severity, offset int, text string, first, second lint.Token) {
	p.Report(lint.Report{
		At: lint.At(p.Path("/q")).Within(offset+second.Start, offset+second.End), Severity: severity,
		Message: fmt.Sprintf("the stem negates twice: %q and %q", text[first.Start:first.End], text[second.Start:second.End]),
		Hint:    "ask for what is so",
	})
}

// mainWords is how far into an option its main verb may stand. A negation
// behind it is part of a detail.
const mainWords = 8

// reportNegativeOption reports the first option that negates what the stem
// negates already.
func reportNegativeOption(p *lint.Pass, asked string) {
	options := p.Facts().Options
	for i := range options {
		if first := firstWord(strings.ToLower(options[i].Prose)); (first == "none" || first == "neither" || first == "not") && speaksOfOthers(&options[i], &p.Facts().Stem) {
			p.Report(lint.Report{
				At:      optionPlace(p, p.Item, i),
				Message: fmt.Sprintf("the stem asks for the exception (%q), and option %s has a negation as well", asked, bank.Letters[i]),
				Hint:    "ask for what is so, or write the option without a negation",
			})
			return
		}
		if !mayNegate(&options[i]) && !strings.HasPrefix(options[i].Normal, "no ") {
			continue
		}
		for _, token := range negationsOf(options[i].Prose) {
			if len(strings.Fields(options[i].Prose[:token.Start])) >= mainWords {
				break
			}
			p.Report(lint.Report{
				At:      lint.At(p.Path(fmt.Sprintf("/options/%d", i))).Within(token.Start, token.End),
				Message: fmt.Sprintf("the stem asks for the exception (%q), and option %s has a negation as well", asked, bank.Letters[i]),
				Hint:    "ask for what is so, or write the option without a negation",
			})
			return
		}
	}
}

// reportUnlike reports a "not" that one of the next words turns back, if there
// is one: "not unlikely", "not left unconquered", "does not fail".
func reportUnlike(p *lint.Pass, offset int, text string, negations []lint.Token) bool {
	tokens := lint.Tokens(text)
	for i := range len(tokens) - 1 {
		if tokens[i].End+1 == tokens[i+1].Start && strings.EqualFold(text[tokens[i].Start:tokens[i].End], "least") && denies(strings.ToLower(text[tokens[i+1].Start:tokens[i+1].End])) {
			negations = append(negations, tokens[i]) // "least unlikely"
		}
	}
	for _, token := range negations {
		i := slices.Index(tokens, token)
		for n := i + 1; n > 0 && n < len(tokens) && n <= i+reach; n++ {
			word := strings.ToLower(text[tokens[n].Start:tokens[n].End])
			gap := text[tokens[n-1].End:tokens[n].Start]
			if strings.ContainsAny(gap, ",.;:?!") || condition.MatchString(word) || word == "and" || word == "or" || word == "but" || n == i+1 && word == "only" || at(text, token.End) == '-' {
				break
			}
			hard, soft := denies(word), deters[word]
			if !hard && !soft {
				continue
			}
			severity := lint.Warning
			if soft {
				severity = lint.Info
			}
			p.Report(lint.Report{
				At:       lint.At(p.Path("/q")).Within(offset+token.Start, offset+token.End),
				Severity: severity,
				Message:  fmt.Sprintf("the stem negates twice: %q and %q", text[token.Start:token.End], word),
				Hint:     "say it without a negation",
			})
			return true
		}
	}
	return false
}

// reach is how many words behind a negation are looked at.
const reach = 4
