package rules

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var chatty = &lint.Rule{
	Code:    "QB515",
	Name:    "chatty",
	Summary: "Checks that texts neither speak to the reader (you, let's) nor chat (just, obviously, an exclamation mark).",
	Why: "\"Obviously\" tells those who did not know it that they should have; \"you\" moves the question from the subject to the learner. " +
		"Many authors like to speak to their readers, so this is a matter of house style.",
	Remedy:   "Speak of the subject: \"the modeler raises the slope\" or \"raising the slope\".",
	Sources:  []string{haladyna2013},
	Severity: lint.Info,
	Scope:    lint.ScopeText,
	Since:    since,
	Off:      true,
	Check:    checkChatty,
	Bad:      example(sample, "Open channels", "You just need it for open channels"),
	Good:     example(sample, "Open channels", "Just before noon, `you` and open channels"),
}

// second person and chat, each with what a finding calls it.
var (
	secondPerson  = setOf("you your yours yourself yourselves you're you'll you've you'd")
	chatAfterJust = setOf("need use do take think imagine look try add remember click say")
	chat          = setOf("let's we'll we're gonna wanna okay ok hey hi wow awesome cool folks guys obviously basically actually simply clearly remember congratulations yay oops")
)

func checkChatty(p *lint.Pass) {
	prose(p, func(t *lint.Passage) {
		for _, token := range t.Tokens {
			word := strings.ToLower(strings.ReplaceAll(t.Word(token), "’", "'"))
			what := ""
			switch {
			case secondPerson[word]:
				what = "speaks to the reader"
			case chat[word], word == "just" && chatAfterJust[firstWord(t.Prose[token.End:])]:
				what = "chats"
			case at(t.Prose, token.End) == '!' && at(t.Prose, token.End+1) != '=':
				token.Start, token.End = token.End, token.End+1
				what = "exclaims"
			default:
				continue
			}
			p.Report(lint.Report{
				At: t.At.Within(token.Start, token.End), Message: fmt.Sprintf("%s %s: %q", t.What, what, t.Word(token)),
				Hint: "speak of the subject",
			})
		}
	})
}

// firstWord is the first word of a text, in small letters.
func firstWord(text string) string {
	fields := strings.Fields(text[:min(len(text), 40)])
	if len(fields) == 0 {
		return ""
	}
	return strings.ToLower(fields[0])
}
