package stem

import "testing"

func TestNegativeStem(t *testing.T) {
	testStems(t, NegativeStem, []stemCase{
		{"Which of these is not a weir?", nil, []string{"warning not"}},
		{"Which of these isn't a weir?", nil, []string{"warning isn't"}},
		{"All of these are weirs except:", nil, []string{"warning except"}},
		{"Which of these is least likely to leak?", nil, []string{"warning least"}},
		{"Which statement about weirs is false?", nil, []string{"warning false"}},
		{"The collision theory does not include", nil, []string{"warning not"}},
		{"Which country does Austria not border?", nil, []string{"warning not"}},

		{"Which of these is NOT a weir?", nil, nil},
		{"Which of these is **not** a weir?", nil, nil},
		{"All of these are weirs EXCEPT", nil, nil},
		{"Which of these is _not_ a weir?", nil, nil},
		{"The rules limit those pumps, which are not new, to flows below:", nil, nil},
		{"Why should a weir not be used?", nil, nil},
		{"If it does not rain, which pipe is full?", nil, nil},
		{"A pipe does not leak. What is its slope?", nil, nil},
		{"How many of the results are false?", nil, nil},
		{"Which pipe is full when it does not rain?", nil, nil},
	})
}
