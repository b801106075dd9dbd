package text

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Chatty is rule QB515.
var Chatty = &lint.Rule{
	Code:     "QB515",
	Name:     "chatty",
	Summary:  "Checks that texts neither address the reader (you, let's) nor chat (obviously, an exclamation mark).",
	Severity: lint.Info,
	Scope:    lint.ScopeText,
	Off:      true,
	Check:    checkChatty,
}

func checkChatty(p *lint.Pass) {
	prose(p, func(f *lint.Field) {
		for i, token := range f.Tokens {
			what := ""
			switch {
			case token.Is(english.SecondPerson):
				what = "addresses the reader"
			case token.Is(english.Chat):
				what = "chats"
			case token.Word == "!" && i > 0 && f.Tokens[i-1].Kind == english.Word && at(f.Prose, token.End) != '=':
				what = "exclaims"
			default:
				continue
			}
			p.Report(lint.Report{
				At:      f.At.Within(token.Start, token.End),
				Message: fmt.Sprintf("%s %s: %q", f.Name, what, f.Raw[token.Start:token.End]), Hint: "write about the subject",
			})
		}
	})
}
