package rules

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

func TestUnfocusedStem(t *testing.T) {
	tests := []struct {
		stem string
		want lint.Severity
	}{
		{"Which of these is true?", lint.Warning},
		{"Which of the following statements is NOT correct?", lint.Warning},
		{"Choose the best answer.", lint.Warning},
		{"Which of the following claims can be accepted as accurate?", lint.Warning},
		{"Weirs", lint.Warning},
		{"Weirs?", lint.Warning},
		{"Manning's equation:", lint.Warning},
		{"The pipe flows full. Its slope is 0.01.", lint.Warning},
		{"The fear of water is named after this animal.", lint.Info},
		{"Which of the following is true about weirs?", lint.Info},
		{"Which statement about lateral weirs is correct?", lint.Info},

		{"The pancreas", lint.Info},
		{"A trust", lint.Info},
		{"In Go, interfaces", lint.Info},
		{"Subcatchments in SWMM", lint.Info},
		{"The standard deviation", lint.Info},
		{"About the Congress of Vienna it can be said that", lint.Info},
		{"It is true that", lint.Info},
		{"What can be said about weirs?", lint.Info},
		{"Regarding the flow over a weir,", lint.Info},
		{"Which of the following applies to weirs?", lint.Info},
		{"Which of these statements about weirs in SWMM holds?", lint.Info},
		{"Nuclear fission involves:", lint.Off},
		{"Microeconomics studies:", lint.Off},
		{"The pump starts", lint.Off},
		{"Divide the network to hold 500 hosts.", lint.Off},
		{"The standard deviation is", lint.Off},
		{"When TCP detects a lost segment, the sender", lint.Off},
		{"Newton discovered", lint.Off},

		{"Which equation gives the flow over a weir?", lint.Off},
		{"A weir is used to", lint.Off},
		{"Weirs are", lint.Off},
		{"The flow over a weir rises with its ____.", lint.Off},
		{"The flow over a weir rises with:", lint.Off},
		{"Calculate the flow in the pipe.", lint.Off},
		{"The slope is 0.01. Find the flow.", lint.Off},
		{"From the data, determine the flow.", lint.Off},
		{"Which equation gives the flow over a weir.", lint.Off},
		{"The flow rises because ...", lint.Off},
		{"In a shell, create a command that counts files.", lint.Off},
		{"The flow is found by which of these methods.", lint.Off},
		{"$2 + 2 =$", lint.Off},
		{"Solve: $x^2 = 4$", lint.Off},
		{"What is true of uniform flow when the slope of the channel and its bed are the same?", lint.Off},
		{"Which is correct: `a` or `b`?", lint.Off},
	}
	for _, test := range tests {
		t.Run(test.stem, func(t *testing.T) {
			got := lint.Off
			for _, f := range run(t, unfocusedStem, lint.Example{Questions: bankOf(item{Q: test.stem})}).Findings {
				if f.Rule == unfocusedStem {
					got = f.Severity
				}
			}
			same(t, test.want, got)
		})
	}
}

func TestUnfocusedStemOfHeadings(t *testing.T) {
	for stem, want := range map[string]lint.Severity{
		"With regard to hypsometric tints on a relief map:":        lint.Info,
		"Concerning the outlet structures of dry detention ponds:": lint.Info,
		"Choose the right answer concerning the Jacquard machine.": lint.Info,
		"Mark the correct statement.":                              lint.Warning,
		"Choose the statement that is correct about yeast.":        lint.Info,
		"Select the false statement about weirs.":                  lint.Info,
		"With regard to a dry pond, the outlet of a wet pond is":   lint.Off,
		"Choose the right pipe for the flow of the table.":         lint.Off,
		"With respect to weirs, which equation gives the flow?":    lint.Off,
	} {
		got := lint.Off
		for _, f := range run(t, unfocusedStem, lint.Example{Questions: bankOf(item{Q: stem})}).Findings {
			if f.Rule == unfocusedStem {
				got = f.Severity
			}
		}
		if got != want {
			t.Errorf("%s: %s, want %s", stem, got, want)
		}
	}
}
