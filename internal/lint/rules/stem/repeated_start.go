package stem

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var RepeatedStart = &lint.Rule{
	Code: "QB209", Name: "repeated-start", Severity: lint.Info, Scope: lint.ScopeItem, Check: checkRepeatedStart,
	NeedsOptions: true,
	Summary:      "Checks that the options do not all begin with the same words.",
	Options: []lint.Option{
		{Name: "minWords", Default: 2, Min: 1, Max: 100, Doc: "the minimum number of shared words that is reported"},
	},
}

func checkRepeatedStart(p *lint.Pass) {
	options := p.Texts().Options
	common := commonStart(options)
	if len(common) < p.Int("minWords") || !belongsInStem(common) || !isNoticed(common, options) {
		return
	}
	p.Report(p.Option(0).Tokens(common), fmt.Sprintf("every option begins with %q", options[0].Phrase(common...)),
		"move these words into the stem")
}

// wordEnd matches what follows a complete word: the "EC" of EC2 and the "self" of
// self-cleaning are only parts of words.
var wordEnd = regexp.MustCompile(`^[,;:.!?)"”'’]*(?:\s|$)`)

// commonStart returns the leading tokens that all options share.
func commonStart(options []itemtext.Text) []english.Token {
	common := options[0].Tokens
	for i := range options {
		option, n := &options[i], 0
		for n < len(common) && n < len(option.Tokens) && common[n].Kind == english.Word &&
			options[0].Phrase(common[n]) == option.Phrase(option.Tokens[n]) && wordEnd.MatchString(option.Raw[option.Tokens[n].End:]) {
			n++
		}
		common = common[:n]
	}
	return common
}

// belongsInStem reports whether common words can move into the stem: one of them
// carries meaning, or they have a verb, a preposition or a subordinator, such as
// "it is", "by the" and "if the". "The same" and "two of" belong to what follows.
func belongsInStem(common []english.Token) bool {
	if common[0].Is(english.NumberWord) || strings.Join(english.Words(common), " ") == "the same" {
		return false
	}
	const verbOrPhrase = english.Be | english.Auxiliary | english.Modal | english.Preposition | english.Subordinator
	return len(english.Content(common)) > 0 || english.Any(common, verbOrPhrase)
}

// minSharePercent is the percentage of the options' length that one or two common words must
// make up to be noticed. Three or more words are always noticed.
const minSharePercent = 20

func isNoticed(common []english.Token, options []itemtext.Text) bool {
	length := 0
	for i := range options {
		length += options[i].Length
	}
	start := utf8.RuneCountInString(options[0].Phrase(common...))
	return len(common) > 2 || 100*len(options)*start >= minSharePercent*length
}
