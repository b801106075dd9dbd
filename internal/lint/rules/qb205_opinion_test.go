package rules

import "testing"

func TestOpinion(t *testing.T) {
	tests := []struct {
		stem string
		want []string
	}{
		{"Which method do you think is best?", []string{"do you think"}},
		{"In your opinion, which method is best?", []string{"In your opinion"}},
		{"What is your favorite method?", []string{"your favorite"}},
		{"Which one would you prefer?", []string{"would you prefer"}},
		{"Which of these do you personally like?", []string{"do you personally like"}},

		{"Which slope do you enter?", nil},
		{"You think of a weir. Which flow does it pass?", nil},
		{"Which opinion did the court hold?", nil},
		{"What would you do first?", nil},
		{"Which of your options holds?", nil},
	}
	for _, test := range tests {
		t.Run(test.stem, func(t *testing.T) {
			same(t, test.want, places(t, opinion, bankOf(item{Q: test.stem})))
		})
	}
}
