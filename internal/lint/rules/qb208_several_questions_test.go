package rules

import "testing"

func TestSeveralQuestions(t *testing.T) {
	tests := []struct {
		stem string
		want []string
	}{
		{"Which flow enters? Which flow leaves?", []string{"Which flow leaves?"}},
		{"A pipe is full. Is it steep? Then what is its flow?", []string{"Then what is its flow?"}},
		{"The curve is\n```\n0  1\n```\nWhat is its type? What is its length?", []string{"What is its length?"}},
		{"Which method is used and why?", []string{"and why"}},
		{"What is the flow, and what is its depth?", []string{"and what"}},
		{"Which element is lightest, and in which group is it found?", []string{"and in which"}},
		{"What does `len` return, and is it safe to append?", []string{"and is it"}},
		{"In which court is it heard, who presides, and who decides?", []string{"and who"}},
		{"What is the mean, and which of the numbers is the median?", []string{"and which"}},
		{"Is the pipe full and does it flood?", []string{"and does it"}},
		{"Where is the weir and what is its height?", []string{"and what"}},
		{"What is stored, and if so, for how long is it kept?", nil},
		{"Which document says what to do and when to do it?", nil},
		{"Which rule shows how and when a pump starts?", nil},
		{"What determines when a weir spills and how it flows?", nil},
		{"Which number makes 35 / ? = 7 true?", nil},
		{"Which soil drains best and how fast is it?", []string{"and how"}},

		{"Which flow enters?", nil},
		{"Who says in the play: Is it you? Or is it me?", nil},
		{"Which of these lines is a question?\nIs it you?\nIt is me.", nil},
		{"A learner asks \"Is it full? Is it steep?\" What is right?", nil},
		{"Given how and why pipes fill, which is first?", nil},
		{"A report says what leaks and when it leaks. Which is first?", nil},
		{"Is `a ? b : c` what it is?", nil},
		{"Which law did J. J. Horton find, and in what year?", []string{"and in what"}},
		{"Which law did Dr. R. Manning find, and in what year?", []string{"and in what"}},
		{"Who found the law, in what year?", []string{"in what year"}},
		{"Which law is it and is a gauge needed?", []string{"and is a"}},
		{"SWMM was run on day A. Which law holds there?", nil},
		{"Which rule tells Horton and Howard apart?", nil},
	}
	for _, test := range tests {
		t.Run(test.stem, func(t *testing.T) {
			same(t, test.want, places(t, severalQuestions, bankOf(item{Q: test.stem})))
		})
	}
}
