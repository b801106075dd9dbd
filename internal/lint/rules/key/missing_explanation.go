package key

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var MissingExplanation = &lint.Rule{
	Code: "QB402", Name: "missing-explanation", Severity: lint.Warning, Scope: lint.ScopeBank,
	Summary: "Checks that every question has an explanation that is long enough to teach something and does more than " +
		"send the reader elsewhere.",
	Options: []lint.Option{
		{Name: "minLength", Default: 40, Min: 1, Max: 10000, Doc: "the minimum number of characters in an explanation"},
	},
	PerItem: func(item *itemtext.Item) any {
		text := &item.Explanation
		return explanation{length: text.Length, empty: len(text.Content()) == 0 && text.Normal() == "", elsewhere: sendsElsewhere(text)}
	},
	Check: checkMissingExplanation,
}

// explanation is what the rule knows about the explanation of a question.
type explanation struct {
	length           int
	empty, elsewhere bool
}

// manyQuestions is the size of the smallest bank that gets a single finding if no question has
// an explanation. Its author knows that, and wants to see the other findings.
const manyQuestions = 10

func checkMissingExplanation(p *lint.Pass) {
	minLength, count := p.Int("minLength"), len(p.Bank.Questions)
	firstExplained := 0
	for firstExplained < count && p.Value(firstExplained).(explanation).empty {
		firstExplained++
	}
	const hint = "say why the answer is right, and which mistakes lead to other answers"
	if firstExplained == count && count >= manyQuestions {
		message := fmt.Sprintf("none of the %d questions has an explanation", count)
		p.Report(lint.At(""), message, hint).About = "the whole bank"
		return
	}
	for i := range p.Bank.Questions {
		message := ""
		switch text := p.Value(i).(explanation); {
		case text.empty:
			message = "the explanation is empty"
			if _, present := p.Bank.QuestionsDoc.Value(p.Bank.Pointer(i) + "/explanation"); !present {
				message = "the question has no explanation"
			}
		case text.length < minLength:
			message = fmt.Sprintf("the explanation is too short: length %d, expected at least %d", text.length, minLength)
		case text.elsewhere:
			message = "the explanation only sends the reader elsewhere"
		default:
			continue
		}
		p.Report(p.AtItem(i, "/explanation"), message, hint)
	}
}

// referral matches the start of a sentence that tells the reader to look elsewhere.
var referral = english.NewPatterns(
	"for/the/more/further/details/information/,/please{5} see/refer/consult/cf/visit/read/review",
)

// explanatory are classes of words. A sentence with such a word says something itself, even if
// it sends the reader elsewhere: "See how gravity and friction balance".
const explanatory = english.Subordinator | english.QuestionWord | english.Be | english.Auxiliary | english.Modal

// sendsElsewhere reports whether an explanation consists of sentences that send
// the reader elsewhere, or has a link and at most three other words.
func sendsElsewhere(text *itemtext.Text) bool {
	if strings.Contains(text.Raw, "://") {
		rest := slices.DeleteFunc(strings.Fields(text.Raw), func(word string) bool { return strings.Contains(word, "://") })
		if len(rest) < 4 {
			return true
		}
	}
	for _, sentence := range text.Sentences() {
		if !referral.Starts(sentence.Tokens) || english.Any(sentence.Tokens, explanatory) {
			return false
		}
	}
	return true
}
