package itemtypes

import "testing"

func TestSelectAll(t *testing.T) {
	check(t, SelectAll, []testCase{
		{"reported", `[
  {
    "q": "Which one is a link of a sewer network?",
    "options": ["Weir", "Outfall", "Pump", "Junction"],
    "answer": ["A", "C"],
    "explanation": "Weirs and pumps carry flow between two nodes; outfalls and junctions are nodes."
  }
]`, 1},
		{"accepted", `[
  {
    "q": "Which parts of a sewer network are links?",
    "options": ["Weir", "Outfall", "Pump", "Junction"],
    "answer": ["A", "C"],
    "explanation": "Weirs and pumps carry flow between two nodes; outfalls and junctions are nodes."
  }
]`, 0},
	})
}

func TestSelectAllStems(t *testing.T) {
	for stem, findings := range map[string]int{
		"Which of these processes does SWMM simulate?":           0,
		"Which assumptions does the one-dimensional model make?": 0,
		"Which parts belong to the one pipe that is full?":       0,
		"Which one or more of these are links?":                  0,
		"Which of these does not store water?":                   1,
		"Which of the following has a rim?":                      1,
		"Choose the one best answer.":                            1,
		"What is the one that floods?":                           1,
	} {
		check(t, SelectAll, []testCase{
			{stem, `[{"q": "` + stem + `", "options": ["Weir", "Outfall", "Pump"], "answer": ["A", "C"]}]`, findings},
		})
	}
}
