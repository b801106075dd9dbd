package rules

import "testing"

func TestEqualStems(t *testing.T) {
	got := findings(t, equalStems, bankOf(
		item{Q: "Which flow results?"}, item{Q: "Which depth results?"}, item{Q: "which  flow results"}, item{Q: "**Which** flow results?"},
	), nil)
	same(t, []string{
		`"which  flow results": the stem is that of question 1`,
		`"**Which** flow results?": the stem is that of question 1`,
	}, got)
}

func TestEqualStemsThatDifferInANumber(t *testing.T) {
	same(t, []string(nil), findings(t, equalStems, bankOf(item{Q: "How much is 1.5 ft?"}, item{Q: "How much is 15 ft?"}), nil))
}
