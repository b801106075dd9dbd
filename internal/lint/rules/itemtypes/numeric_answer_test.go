package itemtypes

import "testing"

func TestNumericAnswer(t *testing.T) {
	check(t, NumericAnswer, []testCase{
		{"reported", `[
  {
    "q": "A full pipe of 2 ft carries water at 3 ft/s. How much does it carry?",
    "answer": 8.42,
    "unit": "cfs",
    "tolerance": 0.01,
    "explanation": "The area of the pipe is 3.14 square feet, and flow is area times velocity.",
    "check": {"expr": "3.14159*d^2/4*v", "vars": {"d": 2, "v": 3}, "unit": "cfs", "tolerance": 0.01}
  }
]`, 1},
		{"accepted", `[
  {
    "q": "A full pipe of 2 ft carries water at 3 ft/s. How much does it carry?",
    "answer": 9.42,
    "unit": "cfs",
    "tolerance": 0.01,
    "explanation": "The area of the pipe is 3.14 square feet, and flow is area times velocity.",
    "check": {"expr": "3.14159*d^2/4*v", "vars": {"d": 2, "v": 3}, "unit": "cfs", "tolerance": 0.01}
  }
]`, 0},
	})
}
