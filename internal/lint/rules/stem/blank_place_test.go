package stem

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestBlankPlace(t *testing.T) {
	long := []string{"flows over a crest", "runs through a pipe", "falls as rain", "sinks into soil"}
	testStems(t, BlankPlace, []stemCase{
		{"In a weir, ____ before it leaves.", long, []string{"info ____"}},
		{"The ____ of a weir is its ____.", nil, []string{"warning ____"}},
		{"The ------ formula is for pipes.", nil, []string{"info ------"}},
		{"The (   ) formula is for pipes.", nil, []string{"info (   )"}},
		{"The [...] formula is for pipes.", nil, []string{"info [...]"}},
		{"A cart has _ wheels.", []string{"2", "3", "4", "6"}, []string{"info  _ "}},

		{"The formula for pipes is ____.", nil, nil},
		{"The pipe is ____ (ft) deep.", nil, []string{"info ____"}},
		{"The depth of the pipe is ____ (ft).", nil, nil},
		{"A cart has 26.1 mm = _ dm.", []string{"0.261", "261", "2.61", "2,610"}, nil},
		{"The formula for pipes is ...", nil, nil},
		{"The report says: ‘The formula is ____.’ ", nil, nil},
		{"Which formula is for pipes?", nil, nil},
		{"The port (`80`) of the server `a____b` is what?", nil, nil},
		{"The report was ------ by the board.", []string{"approve", "approved", "approves", "approving"}, nil},
		{"He would not ------ with it.", []string{"having faced", "had been faced", "have faced", "have been faced"}, nil},
		{"It is open, ------ age, to all.", []string{"regardless of", "prior to", "in place of", "keeping with"}, nil},
		{"She is ------ the most skilled welders.", []string{"within", "among", "during", "from"}, nil},
	})
}

func TestBlankPlaceInNumericItem(t *testing.T) {
	const questions = `[{"q": "The ____ of a weir is ____.", "answer": 5, "unit": "ft", "tolerance": 0.1, "explanation": "It is 5 ft."}]`
	ruletest.Equal(t, []string{"warning: ____: the stem has more than one blank"},
		ruletest.Lines(t, BlankPlace, ruletest.Files{Questions: questions}))
}
