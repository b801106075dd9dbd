package stem

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// LongStem is rule QB207.
var LongStem = &lint.Rule{
	Code: "QB207", Name: "long-stem", Severity: lint.Info, Scope: lint.ScopeItem, Off: true, Check: checkLongStem,
	Summary: "Checks that no stem has more words than learners can read within the time of a question.",
	Options: []lint.Option{{Name: "words", Default: 90, Min: 1, Max: 100000, Doc: "the largest number of words"}},
}

func checkLongStem(p *lint.Pass) {
	if n, most := len(english.Words(p.Texts().Stem.Tokens)), p.Int("words"); n > most {
		p.Report(lint.Report{
			At: p.Stem(), Message: fmt.Sprintf("the stem has %d words, expected at most %d", n, most),
			Hint: "leave out what the answer does not need",
		})
	}
}
