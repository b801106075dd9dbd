package options

import (
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/cue"
)

var AbsoluteWords = &lint.Rule{
	Code: "QB304", Name: "absolute-words", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkAbsoluteWords,
	Summary: "Checks that words such as always and never are in the key and in wrong options alike, or in neither.",
}

func checkAbsoluteWords(p *lint.Pass) {
	item := p.Texts()
	if item.KeyText() == nil || isStandIn(item, item.Key) {
		return // a key such as "all of the above" has no words to compare
	}
	negative := len(item.Stem.Exceptions()) > 0
	strong := absolutes(item, cue.Absolutes)
	inKey, wrong := len(strong[item.Key]) > 0, distractorsWith(strong, item.Key)
	switch {
	case inKey && len(wrong) == 0:
		reportAbsolute(p, item.Key, strong, "only in the key", lint.Warning)
	case !inKey && !negative && len(wrong) > 0:
		for _, i := range wrong {
			reportAbsolute(p, i, strong, "only in wrong options", lint.Warning)
		}
	case !inKey && !negative:
		weak := absolutes(item, sweepingWords)
		if wrong := distractorsWith(weak, item.Key); len(weak[item.Key]) == 0 && len(wrong) > 1 {
			reportAbsolute(p, wrong[0], weak, "only in wrong options", lint.Info)
		}
	}
}

// absolutes returns what find returns for each option; nothing for stand-ins.
func absolutes(item *itemtext.Item, find func(*itemtext.Text) []english.Match) [][]english.Match {
	list := make([][]english.Match, len(item.Options))
	for _, i := range withoutStandIns(item) {
		list[i] = find(&item.Options[i])
	}
	return list
}

// distractorsWith returns the wrong options that have absolute words.
func distractorsWith(words [][]english.Match, key int) []int {
	var list []int
	for i := range words {
		if i != key && len(words[i]) > 0 {
			list = append(list, i)
		}
	}
	return list
}

func reportAbsolute(p *lint.Pass, i int, words [][]english.Match, where string, severity lint.Severity) {
	option := &p.Texts().Options[i]
	found := option.Tokens[words[i][0].First:words[i][0].End]
	p.Report(p.Option(i).Tokens(found), fmt.Sprintf("the absolute word %q is %s", option.Phrase(found...), where),
		"state a condition instead, or use such words in the key and in wrong options alike").Severity = severity
}

// sweeping matches words that make a claim about everything, or leave only one possibility.
// After the first words of an option, they belong to a detail.
var sweeping = english.NewPatterns(
	"only/everyone/everything/nobody/must/completely/entirely/totally/absolutely/exclusively/solely", "every !#", "no one",
)

// claimWords is the number of words at the start of an option that express its claim.
const claimWords = 4

// sweepingWords returns the sweeping words at the start of an option, which often allow no exception.
// It leaves out those that end the option, as in "Depth only".
func sweepingWords(option *itemtext.Text) []english.Match {
	maxEnd := min(claimWords, len(trimEnd(option.Tokens, finalMarks))-1)
	return slices.DeleteFunc(sweeping.All(option.Tokens), func(m english.Match) bool { return m.End > maxEnd })
}
