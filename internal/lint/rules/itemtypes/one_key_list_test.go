package itemtypes

import "testing"

func TestOneKeyList(t *testing.T) {
	check(t, OneKeyList, []testCase{
		{"reported", `[
  {
    "q": "Which part of a sewer network lifts water?",
    "options": ["Weir", "Outfall", "Pump", "Junction"],
    "answer": ["C"],
    "explanation": "A pump adds the head that lifts the flow; none of the others adds energy."
  }
]`, 1},
		{"accepted", `[
  {
    "q": "Which part of a sewer network lifts water?",
    "options": ["Weir", "Outfall", "Pump", "Junction"],
    "answer": "C",
    "explanation": "A pump adds the head that lifts the flow; none of the others adds energy."
  }
]`, 0},
	})
}
