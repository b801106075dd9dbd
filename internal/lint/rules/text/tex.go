package text

import (
	"errors"
	"fmt"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/tex"
)

// TeX is rule QB502.
var TeX = &lint.Rule{
	Code:     "QB502",
	Name:     "tex",
	Summary:  "Checks that the site's renderer can typeset all TeX.",
	Severity: lint.Error,
	Scope:    lint.ScopeText,
	Check:    checkTeX,
}

// renderer remembers what it has rendered, so that a formula costs its time once.
var renderer = tex.New()

// canRender reports whether this build has the renderer.
var canRender = sync.OnceValue(tex.Available)

func checkTeX(p *lint.Pass) {
	if !canRender() {
		return
	}
	for i := range p.Fields {
		f := &p.Fields[i]
		if f.TeX {
			reportTeX(p, f, f.At, f.Raw)
			continue
		}
		for _, n := range f.Formulas {
			reportTeX(p, f, f.At.Within(n.Start, n.End), n.Text)
		}
	}
}

func reportTeX(p *lint.Pass, f *lint.Field, at lint.Place, source string) {
	if tex.Known(source) {
		return
	}
	_, err := renderer.Render(source, false)
	var wrong *tex.Error
	if errors.As(err, &wrong) {
		p.Report(lint.Report{
			At: at, Message: fmt.Sprintf("%s has TeX that cannot be typeset: %s", f.Name, wrong.Message),
			Hint: "correct it there; links, colors and macros are not supported",
		})
	}
}
