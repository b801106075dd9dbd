package export

import (
	"regexp"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/richtext"
)

// letterName finds words that name an option by its letter: "Option A is
// right", "so B is wrong", "the answer is C", "(D) ignores losses". See lint
// rule QB403.
var letterName = regexp.MustCompile(`\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice|[Aa]lternative|[Dd]istractor|[Kk]ey)s?\s*(?:is|are|:|=)?\s+\(?[A-D]\b` +
	`|(?:^|[.!?:;,(]\s*|\b(?:and|or|so|that|because|while|but|only|both|since|as|then)\s+)\(?[A-D]\)?\s+(?:is|are|was|were|would\s+be|isn['’]t|cannot\s+be)\s+(?:\w+\s+)?(?:correct|incorrect|right|wrong|true|false)\b` +
	`|\b[Cc]hoose\s+\(?[A-D]\b|^\s*\(?[A-D]\)\s`)

// namesLetters tells whether an explanation or a rationale names options by
// letter. The options then stay in their order: the app shuffles them before
// it has these texts.
func namesLetters(q *bank.Question) bool {
	return slices.ContainsFunc(append([]string{q.Explanation}, q.Rationales...), func(text string) bool {
		return letterName.MatchString(richtext.Plain(text))
	})
}
