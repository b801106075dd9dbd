package itemtypes

import "testing"

func TestNumericUnit(t *testing.T) {
	check(t, NumericUnit, []testCase{
		{"reported", `[
  {
    "q": "A full pipe 2 ft in diameter carries water at 3 ft/s. How much does it carry?",
    "answer": 9.42,
    "unit": "cfs",
    "tolerance": 0.01,
    "explanation": "The area of the pipe is 3.14 square feet, and flow is area times velocity.",
    "units": [{"unit": "ft", "factor": 2}]
  }
]`, 1},
		{"accepted", `[
  {
    "q": "A full pipe 2 ft in diameter carries water at 3 ft/s. How much does it carry?",
    "answer": 9.42,
    "unit": "cfs",
    "tolerance": 0.01,
    "explanation": "The area of the pipe is 3.14 square feet, and flow is area times velocity.",
    "units": [{"unit": "L/s", "factor": 28.317}]
  }
]`, 0},
	})
}
