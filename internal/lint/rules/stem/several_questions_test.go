package stem

import "testing"

func TestSeveralQuestions(t *testing.T) {
	testStems(t, SeveralQuestions, []stemCase{
		{"What is a weir? Where is it built?", nil, []string{"warning Where is it built?"}},
		{"What is the longest pipe? And what is the shortest?", nil, []string{"warning And what is the shortest?"}},
		{"When was it built, and by whom?", nil, []string{"info by whom"}},
		{"Which pipe is full and why?", nil, []string{"info why"}},
		{"In which year was it built, and in which town?", nil, []string{"info in which"}},
		{"What does it return, and is it safe to call?", nil, []string{"info is it"}},
		{"Find the slope and calculate the flow.", nil, []string{"info calculate"}},
		{"Is the pipe full, and why?", nil, []string{"info why"}},
		{"Does the pump start, and is the gate open?", nil, []string{"info is the"}},

		{"What is a weir?", nil, nil},
		{"How and why is it built?", nil, nil},
		{"Write and solve an equation for the flow.", nil, nil},
		{"Explain how the pipe fills and why it floods.", nil, nil},
		{"When it rains, what fills first?", nil, nil},
		{"When using a pump, in which pipe does it flood?", nil, nil},
		{"What is the flow in the next pipe, where the slope is 1 %?", nil, nil},
		{"Who built the weir, which opened in 1901?", nil, nil},
		{"What number makes 35 / ? = 7 true?", nil, nil},
		{"She asks: \"Is it full? Does it leak?\" What does she mean?", nil, nil},
		{"Is heat released or absorbed?", nil, nil},
	})
}
