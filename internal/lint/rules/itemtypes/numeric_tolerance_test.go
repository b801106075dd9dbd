package itemtypes

import "testing"

func TestNumericTolerance(t *testing.T) {
	check(t, NumericTolerance, []testCase{
		{"reported", `[
  {
    "q": "A full pipe 2 ft in diameter carries water at 3 ft/s. How much does it carry?",
    "answer": 9.42,
    "unit": "cfs",
    "tolerance": 0.01,
    "explanation": "The area of the pipe is 3.14 square feet, and flow is area times velocity.",
    "misconceptions": [{"answer": 9.45, "rationale": "Rounds pi to 3.15."}]
  }
]`, 1},
		{"accepted", `[
  {
    "q": "A full pipe 2 ft in diameter carries water at 3 ft/s. How much does it carry?",
    "answer": 9.42,
    "unit": "cfs",
    "tolerance": 0.01,
    "explanation": "The area of the pipe is 3.14 square feet, and flow is area times velocity.",
    "misconceptions": [{"answer": 37.7, "rationale": "Takes the diameter for the radius."}]
  }
]`, 0},
	})
}
