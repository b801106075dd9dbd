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
	Summary:  "Checks that every option fits the \"a\" or \"an\" or the plural at the end of the stem.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkArticleCue,
}

func checkArticleCue(p *lint.Pass) {
	item := p.Texts()
	for _, i := range ownOptions(item) {
		if cue.WrongArticle(item, i) {
			p.Report(lint.Report{
				At: p.Option(i), Message: name(i) + " does not fit the article at the end of the stem",
				Hint: "move the article into the options",
			})
			return
		}
	}
	if odd := singular(item); odd >= 0 {
		p.Report(lint.Report{
			At: p.Option(odd), Severity: lint.Info, Message: name(odd) + " does not fit the plural at the end of the stem",
			Hint: "write the stem so that one thing fits as well as several",
		})
	}
}

// asksForSeveral are stems that end in a plural.
var asksForSeveral = english.NewPatterns(
	"are/were the/called/termed/named $", "between/among/of/has/have two/three/four/several $",
)

// longestTerm is how many tokens an option has of which the head can be told.
const longestTerm = 5

// singular is the first option that names one thing where the stem ends in a
// plural and another option fits it; else -1.
func singular(item *itemtext.Item) int {
	odd, fits := -1, false
	for _, i := range ownOptions(item) {
		switch several, short := isPlural(&item.Options[i]); {
		case !short:
			return -1
		case several:
			fits = true
		case odd < 0:
			odd = i
		}
	}
	if !fits || !asksForSeveral.In(item.Stem.Tokens) {
		return -1
	}
	return odd
}

// isPlural reports whether an option names several things, and whether it is short
// enough to tell.
func isPlural(option *itemtext.Text) (several, short bool) {
	head := ""
	for i, token := range option.Tokens {
		if token.Is(english.Preposition) && i > 0 || token.Word == "." {
			break
		}
		head = token.Word
	}
	n := len(option.Tokens)
	return english.Plural(head), 0 < n && n <= longestTerm && inProse(option) && !english.HasVerb(option.Tokens)
}
