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
