package stem

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// RepeatedStart is rule QB209.
var RepeatedStart = &lint.Rule{
	Code:     "QB209",
	Name:     "repeated-start",
	Summary:  "Checks that the options do not all begin with the same words.",
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Options:  []lint.Option{{Name: "minWords", Default: 2, Min: 1, Max: 100, Doc: "the smallest number of common words that is reported"}},
	Check:    checkRepeatedStart,
}

func checkRepeatedStart(p *lint.Pass) {
	options := p.Texts().Options
	common := commonStart(options)
	if len(common) < p.Int("minWords") || !saysSomething(common) || !isNoticed(common, options) {
		return
	}
	p.Report(lint.Report{
		At:      p.Option(0).Tokens(common),
		Message: fmt.Sprintf("every option begins with %q", phrase(options[0].Raw, common)),
		Hint:    "move these words into the stem",
	})
}

// commonStart is the tokens of the first option with which every option begins.
func commonStart(options []itemtext.Text) []english.Token {
	common := options[0].Tokens
	for i := range options {
		tokens := options[i].Tokens
		n := 0
		for n < len(common) && n < len(tokens) && common[n].Kind == english.Word && written(&options[0], common[n]) == written(&options[i], tokens[n]) {
			n++
		}
		common = common[:n]
	}
	return common
}

// written is a token as it is in the text: BB and Bb can be different things.
func written(t *itemtext.Text, token english.Token) string { return t.Raw[token.Start:token.End] }

// saysSomething reports whether common words belong into the stem: one of them
// carries meaning, or they are a verb or a phrase with a preposition, such as
// "it is" and "by the".
func saysSomething(common []english.Token) bool {
	if strings.Join(english.Words(common), " ") == "the same" {
		return false
	}
	for _, token := range common {
		if token.CarriesMeaning() || token.Is(english.Be|english.Auxiliary|english.Modal|english.Preposition|english.Subordinator) {
			return !common[0].Is(english.NumberWord)
		}
	}
	return false
}

// noticeable is the share of the options, in percent, that two common words must
// have to be worth moving. More words are noticed in any option.
const noticeable = 20

// isNoticed reports whether a reader notices the words at the start of the
// options.
func isNoticed(common []english.Token, options []itemtext.Text) bool {
	length := 0
	for i := range options {
		length += options[i].Length
	}
	return len(common) > 2 || 100*len(options)*(common[len(common)-1].End-common[0].Start) >= noticeable*length
}
