package stem

import (
	"regexp"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// BlankPlace is rule QB204.
var BlankPlace = &lint.Rule{
	Code:     "QB204",
	Name:     "blank-place",
	Summary:  "Checks that a stem has at most one blank, and that the blank is at the end.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkBlankPlace,
}

// blank is a gap to fill in: underscores, or dots that do not end a sentence.
var blank = regexp.MustCompile(`_{2,}(?:\s_{2,})*|(?:\.\s?){4,}|\(\s{2,}\)|\[\s{2,}\]|-{4,}|…{2,}`)

func checkBlankPlace(p *lint.Pass) {
	stem := &p.Texts().Stem
	blanks := blank.FindAllStringIndex(stem.Prose, 20)
	switch {
	case len(blanks) > 1:
		p.Report(lint.Report{
			At: p.Stem().Within(blanks[1][0], blanks[1][1]), Message: "the stem has more than one blank", Hint: "ask for one thing, at the end of the stem",
		})
	case len(blanks) == 1 && strings.Trim(stem.Prose[blanks[0][1]:], " \n.:?!)\"”'*_") != "":
		p.Report(lint.Report{
			At: p.Stem().Within(blanks[0][0], blanks[0][1]), Message: "the blank is not at the end of the stem",
			Hint: "turn the sentence around so that the options complete it, or ask a question",
		})
	}
}
