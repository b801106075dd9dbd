package stem

import "testing"

func TestNumberedStem(t *testing.T) {
	testStems(t, NumberedStem, []stemCase{
		{"14. Which tool cuts grass?", nil, []string{"warning 14. "}},
		{"14) Which tool cuts grass?", nil, []string{"warning 14) "}},
		{"Q7. Which tool cuts grass?", nil, []string{"warning Q7. "}},
		{"Question 3: Which tool cuts grass?", nil, []string{"warning Question 3: "}},

		{"QUESTION 3: Which tool cuts grass?", nil, []string{"warning QUESTION 3: "}},
		{"14. Évaluez which tool cuts grass?", nil, []string{"warning 14. "}},
		{"14. Δh is the head. Which is lost?", nil, []string{"warning 14. "}},
		{"12. Washoff has an exponent of 1. In a second run it has another. Which?", nil, []string{"warning 12. "}},
		{"1. Dig a hole. 2. Fill it. Which step is missing?", nil, nil},
		{"1: Dig a hole. 2: Fill it. Which step is missing?", nil, nil},
		{"1. Dig a hole. 2. `fill()` it. Which step is missing?", nil, nil},
		{"3.5 ft of water stand in a basin. What is missing?", nil, nil},
		{"2000. Which leap day was it?", nil, nil},
		{"12 pumps run. Which is first?", nil, nil},
	})
}
