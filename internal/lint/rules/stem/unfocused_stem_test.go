package stem

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestUnfocusedStem(t *testing.T) {
	whole := func(severity, stem string) []string { return []string{severity + ` "` + stem + `"`} }
	predicates := []string{"is a wall", "has a crest", "can be dry", "leaks"}
	tests := []stemCase{}
	add := func(severity, stem string, options []string) {
		want := whole(severity, stem)
		if severity == "" {
			want = nil
		}
		tests = append(tests, stemCase{stem, options, want})
	}
	add("warning", "Which of the following is true?", nil)
	add("warning", "Which statement is not correct?", nil)
	add("warning", "A weir:", predicates)
	add("warning", "Plywood", predicates)
	add("warning", "Sharp-crested weirs", []string{"drain the pond", "raise the water level", "cost less than others"})
	add("warning", "With regard to weirs,", nil)
	add("warning", "This process makes water from snow.", nil)
	add("warning", "Viruses are sometimes resistant to heat.", []string{"TRUE", "FALSE", "na", "n/a"})
	add("info", "Alcohol:", []string{"Slows reflexes", "Puts you to sleep", "Wakes you up", "Helps you"})
	add("info", "Which of the following is true about weirs?", nil)
	add("info", "Which of these statements about weirs is false?", nil)
	add("info", "Which of the following applies to weirs?", nil)
	add("info", "What do we know about weirs?", nil)
	add("info", "With regard to weirs, mark the right answer.", nil)

	add("", "Which formula is for weirs?", nil)
	add("", "A weir is", nil)
	add("", "The French term mirepoix denotes", nil)
	add("", "A catalyst speeds up a reaction because it", nil)
	add("", "Gardeners call this treatment", nil)
	add("", "The number of cases doubles about every", nil)
	add("", "Round signs indicate:", predicates)
	add("", "If you stop along the road at night:", []string{"Do not sleep", "Turn on the lights", "Go on", "Wait"})
	add("", "Find the flow in the pipe.", nil)
	add("", "For the equation 3x = 6, find the value of x.", nil)
	add("", "Use a number line to find the sum.", nil)
	add("", "The flow is how many cfs in the first pipe.", nil)
	add("", "The report was ------ by the board.", nil)
	add("", "The formula for weirs is ...", nil)
	add("", "The formula for weirs is ... ", nil)
	add("", "`x = 3`", nil)
	add("", `The command copies \_ to the host.`, nil)
	add("", `The command copies **\_\_** of them.`, nil)
	add("", "He was ... by the man.", nil)
	add("", "The weir was made by which company.", nil)
	add("", "What is wrong with this weir?", nil)
	add("", "Which of these is about the flood?", nil)
	add("", "Tolerance refers to:", []string{"a limit", "a loss", "a size", "a sum"})
	add("", "In contrast to weirs, orifices", []string{"drain the pond", "raise the water level", "cost less than others"})
	add("", "It rains. Which pipe is full", nil)
	add("", "An alarm goes off. You should.", nil)
	testStems(t, UnfocusedStem, tests)
}

// TestUnfocusedStemWithoutOptions checks questions that ask for a number: no message may
// mention options.
func TestUnfocusedStemWithoutOptions(t *testing.T) {
	number := func(stem string) ruletest.Files {
		return ruletest.Files{Questions: `[{"id": "n", "q": "` + stem + `", "answer": 5, "explanation": "Five."}]`}
	}
	ruletest.Equal(t, []string{`warning: "How many?": the stem names no subject`}, ruletest.Lines(t, UnfocusedStem, number("How many?")))
	for _, f := range ruletest.Findings(t, UnfocusedStem, number("The flow through a full pipe, in cfs.")) {
		ruletest.Equal(t, "ask a question", f.Hint)
	}
}
