package text

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestPunctuationOfStems(t *testing.T) {
	for stem, places := range map[string][]string{
		"Which of these is a weir":                         {"weir"},
		"What is the slope of the pipe.":                   {"pipe."},
		"A pipe is full. How many pumps are needed":        {"needed"},
		"In which zone is the soil dry":                    {"dry"},
		"If the pipe is full, what should the operator do": {"do"},
		"What type of valve is used here":                  {"here"},
		"Is the soil wet in spring":                        {"spring"},
		"The process of settling is called?":               {"?"},
		"Records of tests must be kept for?":               {"?"},
		"Adding salt to water will?":                       {"?"},
		"Turbidity in the tank cannot exceed?":             {"?"},
		"Regulations require that waste be monitored?":     {"?"},
		"The pumps should be located?":                     {"?"},
		"The pipe in the figure is of which material?":     nil,
		"A pump is off. Should it start?":                  nil,
		"Most likely cause of the flood?":                  nil,
		"Which of these is a weir??":                       {"??"},
		"Which pump is in the sump..?":                     nil,
		"The pipe is full.. Which pump starts?":            {".."},
		"What is called a weir?":                           nil,
		"In the name 'ABC' what does the 'A' stand for?":   nil,
		"The process of settling is called what?":          nil,
		"What are the pipes connected to?":                 nil,
		"Is that what they are?":                           nil,
		"When the pipe is full, the flow":                  nil,
		"What the operator sees first is":                  nil,
		"How fast the flow is depends on the":              nil,
		"Which of these is a weir:":                        nil,
		"What follows is true. The pipe is ____":           nil,
		"Flow in a pipe that is full":                      nil,
		"Name the part that closes the pipe.":              nil,
	} {
		t.Run(stem, func(t *testing.T) { ruletest.Equal(t, places, ruletest.Places(t, Punctuation, ruletest.Item{Q: stem})) })
	}
}

func TestPunctuationOfSentences(t *testing.T) {
	checkExplanations(t, Punctuation, []fixCase{
		{"It settles. It is then pumped", []string{"pumped"}, "", "It settles. It is then pumped."},
		{"It settles. It is then called `x`", []string{"`x`"}, "", "It settles. It is then called `x`."},

		{"It settles.. It is then pumped.", []string{".."}, "", "It settles. It is then pumped."},
		{"Sand, silt,, and clay settle.", []string{",,"}, "", "Sand, silt, and clay settle."},

		{text: "It settles... and it is then pumped."},
		{text: "It is in `a..` and in src/.. and 1..`n`."},
		{text: "It is pumped"},
		{text: "It settles. These are:\nsand is first\nsilt"},
		{text: "It settles. Source: what is in Smith 2004"},
	})
}
