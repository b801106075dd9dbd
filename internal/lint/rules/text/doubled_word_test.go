package text

import "testing"

func TestDoubledWord(t *testing.T) {
	checkExplanations(t, DoubledWord, []fixCase{
		{"In the the pipe", []string{"the the"}, "In the pipe", ""},
		{"The the pipe", []string{"The the"}, "The pipe", ""},
		{"It flows  flows on", []string{"flows  flows"}, "", "It flows on"},
		{"A pipe with a a bend", []string{"a a"}, "", "A pipe with a bend"},
		{"In a region where it is is folded", []string{"is is"}, "", "In a region where it is folded"},
		{"It links goods that are are used together", []string{"are are"}, "", "It links goods that are used together"},

		{text: "It is clear that that holds; it had had flow"},
		{text: "In Walla Walla lives Bufo bufo"},
		{text: "Use AND and OR, or NOT not"},
		{text: "Flow in. In the pipe"},
		{text: "The `x` the pipe and the $y$ the node"},
		{text: "Type A A and x x"},
		{text: "By step-by step by-step"},
		{text: "Use long long and log log plots"},
		{text: "flow, flow"},
		{text: "pipe1 pipe and pipe pipe2"},
		{text: "They sang banana banana banana there"},
		{text: "x = the the + y_1"},
	})
}
