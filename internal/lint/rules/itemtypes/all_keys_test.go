package itemtypes

import "testing"

func TestAllKeys(t *testing.T) {
	check(t, AllKeys, []testCase{
		{"reported", `[
  {
    "q": "Which parts of a sewer network are links?",
    "options": ["Weir", "Outfall", "Pump", "Junction"],
    "answer": ["A", "B", "C", "D"],
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
