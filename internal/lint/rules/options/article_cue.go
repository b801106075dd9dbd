package options

import (
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/cue"
)

var ArticleCue = &lint.Rule{
	Code: "QB310", Name: "article-cue", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkArticleCue,
	Summary: `Checks that every option fits an "a" or "an" before it, and that the key is not the only plural if the stem needs one.`,
}

func checkArticleCue(p *lint.Pass) {
	item := p.Texts()
	for _, i := range withoutStandIns(item) {
		if cue.WrongArticle(item, i) {
			p.Report(p.Option(i), name(i)+" does not fit the article before it in the stem",
				"move the article into the options")
			return
		}
	}
	if cue.OnlyPlural(item) == item.Key && item.Key >= 0 {
		p.Report(p.Option(item.Key), "only the key is plural, as the end of the stem requires",
			"write all options in the plural, or end the stem in another way").Severity = lint.Info
	}
}
