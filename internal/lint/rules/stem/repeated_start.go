package stem

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var RepeatedStart = &lint.Rule{
	Code: "QB209", Name: "repeated-start", Severity: lint.Info, Scope: lint.ScopeItem, Check: checkRepeatedStart,
	NeedsOptions: true,
	Summary:      "Checks that the options do not all begin with the same words.",
	Options: []lint.Option{
		{Name: "minWords", Default: 2, Min: 1, Max: 100, Doc: "the smallest number of common words that is reported"},
	},
}

func checkRepeatedStart(p *lint.Pass) {
	options := p.Texts().Options
	common := commonStart(options)
	if len(common) < max(1, p.Int("minWords")) || !saysSomething(common) || !isNoticed(common, options) {
		return
	}
	p.Report(p.Option(0).Tokens(common), fmt.Sprintf("every option begins with %q", options[0].Phrase(common...)),
		"move these words into the stem")
}

// commonStart is the tokens of the first option with which every option begins.
func commonStart(options []itemtext.Text) []english.Token {
	common := options[0].Tokens
	for i := range options {
		n := 0
		for n < len(common) && n < len(options[i].Tokens) && common[n].Kind == english.Word &&
			options[0].Phrase(common[n]) == options[i].Phrase(options[i].Tokens[n]) {
			n++
		}
		common = common[:n]
	}
	if n := len(common); n > 0 {
		if rest := options[0].Raw[common[n-1].End:]; rest != "" && rest[0] != ' ' {
			return common[:n-1] // "EC" of EC2
		}
	}
	return common
}

// saysSomething reports whether common words belong in the stem: one of them
// carries meaning, or they are a verb or a phrase with a preposition, such as
// "it is" and "by the". "The same" and "two of" belong to what follows.
func saysSomething(common []english.Token) bool {
	if common[0].Is(english.NumberWord) || strings.Join(english.Words(common), " ") == "the same" {
		return false
	}
	const verbOrPhrase = english.Be | english.Auxiliary | english.Modal | english.Preposition | english.Subordinator
	return len(english.Content(common)) > 0 || english.Any(common, verbOrPhrase)
}

// noticeable is the share of the options, in percent, that two common words must
// have for readers to notice them. More words are noticed in any option.
const noticeable = 20

func isNoticed(common []english.Token, options []itemtext.Text) bool {
	length := 0
	for i := range options {
		length += options[i].Length
	}
	return len(common) > 2 || 100*len(options)*len(options[0].Phrase(common...)) >= noticeable*length
}
