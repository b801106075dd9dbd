package key

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// MissingExplanation is rule QB402.
var MissingExplanation = &lint.Rule{
	Code: "QB402", Name: "missing-explanation", Severity: lint.Warning, Scope: lint.ScopeItem,
	Summary: "Checks that the explanation is long enough to teach something, and does more than send the reader elsewhere.",
	Options: []lint.Option{
		{Name: "minLength", Default: 40, Min: 1, Max: 10000, Doc: "the fewest characters that an explanation may have"},
	},
	Check: checkMissingExplanation,
}

func checkMissingExplanation(p *lint.Pass) {
	text, least := &p.Texts().Explanation, p.Int("minLength")
	message := ""
	switch {
	case text.Normal == "":
		message = "the explanation is empty"
	case text.Length < least:
		message = fmt.Sprintf("the explanation has %d characters, expected %d or more", text.Length, least)
	case sendsElsewhere(text):
		message = "the explanation only sends the reader elsewhere"
	default:
		return
	}
	p.Report(lint.Report{
		At: p.Explanation(), Message: message, Hint: "say why the key is right, and what leads to the other options",
	})
}

// sends is a sentence that only names a place where the matter is explained: it
// begins with a command, and no word of it says what is found there.
var sends = english.NewPatterns(
	"for/the/more/further/details/information/,/please{5} see/refer/consult/cf/visit/read/review",
)

// explains are the classes of words of sentences that say something themselves.
const explains = english.Subordinator | english.QuestionWord | english.Be | english.Auxiliary | english.Modal

// sendsElsewhere reports whether an explanation consists of sentences that send
// the reader elsewhere, or of a link with a word or two.
func sendsElsewhere(text *itemtext.Text) bool {
	if strings.Contains(text.Raw, "://") {
		words := strings.Fields(text.Raw)
		rest := slices.DeleteFunc(words, func(word string) bool { return strings.Contains(word, "://") })
		if len(rest) < 4 {
			return true
		}
	}
	for _, sentence := range text.Sentences() {
		if !sends.Starts(sentence.Tokens) || english.Any(sentence.Tokens, explains) {
			return false
		}
	}
	return true
}
