package options

import (
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/cue"
)

// ArticleCue is rule QB310.
var ArticleCue = &lint.Rule{
	Code:     "QB310",
	Name:     "article-cue",
	Summary:  "Checks that every option fits the \"a\" or \"an\", the \"is a\" or the \"are\" at the end of the stem.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkArticleCue,
}

func checkArticleCue(p *lint.Pass) {
	item := p.Texts()
	for _, i := range ownOptions(item) {
		if cue.WrongArticle(item, i) {
			p.Report(lint.Report{
				At: p.Option(i), Message: name(i) + " does not fit the article at the end of the stem", Hint: "move the article into the options",
			})
			return
		}
	}
	if odd := wrongNumber(item); odd >= 0 {
		p.Report(lint.Report{
			At: p.Option(odd), Severity: lint.Info,
			Message: name(odd) + " does not fit the singular or plural at the end of the stem",
			Hint:    "write the stem so that one thing fits as well as several",
		})
	}
}

var (
	endsInPlural   = english.NewPatterns("_ are/were the/called/termed/named $", "between/among/of/has/have two/three/four/several $", "these _{6} are $")
	endsInSingular = english.NewPatterns("is/was a/an $")
)

// wrongNumber finds the first option that is one thing where the stem ends with
// "are", or several where it ends with "is a"; -1 where all fit, or none.
func wrongNumber(item *itemtext.Item) int {
	tail := withoutStop(item.Stem.Tokens)
	tail = tail[max(0, len(tail)-4):]
	plural := endsWith(endsInPlural, tail)
	if !plural && !endsWith(endsInSingular, tail) {
		return -1
	}
	wrong, fits := -1, 0
	for _, i := range ownOptions(item) {
		several, known := isPlural(&item.Options[i])
		switch {
		case !known:
			return -1
		case several == plural:
			fits++
		case wrong < 0:
			wrong = i
		}
	}
	if fits == 0 {
		return -1
	}
	return wrong
}

func endsWith(patterns *english.Patterns, tokens []english.Token) bool {
	for _, m := range patterns.All(tokens) {
		if m.Last == len(tokens) {
			return true
		}
	}
	return false
}

// isPlural reports whether an option names several things. It is not known of
// what is more than a short phrase with a noun.
func isPlural(option *itemtext.Text) (several, known bool) {
	tokens := withoutStop(option.Tokens)
	if len(tokens) == 0 || len(tokens) > 5 || english.HasVerb(tokens) {
		return false, false
	}
	head := ""
	for i, token := range tokens {
		switch {
		case token.Kind != english.Word && token.Word != "-":
			return false, false
		case token.Word == "and":
			return true, true
		case token.Is(english.Preposition) && i > 0:
			return english.Plural(head), true
		}
		head = token.Word
	}
	return english.Plural(head), true
}
