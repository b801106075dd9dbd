package options

import (
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/cue"
)

// ArticleCue is rule QB310.
var ArticleCue = &lint.Rule{
	Code: "QB310", Name: "article-cue", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkArticleCue,
	Summary: "Checks that every option fits the \"a\" or \"an\" at the end of the stem.",
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
}
