package itemtypes

import "testing"

func TestTellingAlternative(t *testing.T) {
	check(t, TellingAlternative, []testCase{
		{"reported", `[
  {
    "q": "The chart shows the inflow and the outflow of a pond. By how much does the pond lower the peak?",
    "stimulus": {"chart": {"x": {"label": "Time", "unit": "h"}, "panels": [{"y": {"label": "Flow", "unit": "cfs"},
      "series": [{"name": "Inflow", "kind": "lines", "points": [[0, 0], [1, 8], [2, 0]]}, {"name": "Outflow",
      "kind": "lines", "points": [[0, 0], [1.375, 5], [3.2, 0]]}]}]}, "alt": "The inflow peaks at 8 cfs. The pond lowers it by 3 cfs."},
    "options": ["By 2 cfs", "By 3 cfs", "By 5 cfs", "By 8 cfs"],
    "answer": "B",
    "explanation": "The outflow peaks later and lower, because the pond fills while the inflow is larger."
  }
]`, 1},
		{"accepted", `[
  {
    "q": "The chart shows the inflow and the outflow of a pond. By how much does the pond lower the peak?",
    "stimulus": {"chart": {"x": {"label": "Time", "unit": "h"}, "panels": [{"y": {"label": "Flow", "unit": "cfs"},
      "series": [{"name": "Inflow", "kind": "lines", "points": [[0, 0], [1, 8], [2, 0]]}, {"name": "Outflow",
      "kind": "lines", "points": [[0, 0], [1.375, 5], [3.2, 0]]}]}]},
      "alt": "Two curves of flow against time. The inflow peaks at 8 cfs after one hour, the outflow at 5 cfs after about 1.4 hours."},
    "options": ["By 2 cfs", "By 3 cfs", "By 5 cfs", "By 8 cfs"],
    "answer": "B",
    "explanation": "The outflow peaks later and lower, because the pond fills while the inflow is larger."
  }
]`, 0},
	})
}
