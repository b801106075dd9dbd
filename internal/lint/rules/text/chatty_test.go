package text

import "testing"

func TestChatty(t *testing.T) {
	explanations(t, Chatty, []fixCase{
		{text: "You need your slope.", want: []string{"You", "your"}},
		{text: "Let's see, it's obviously so!", want: []string{"Let's", "obviously", "!"}},

		{text: "Just before the peak, 5! is 120 and a != b"},
		{text: "`you` and $you$, youth"},
	})
	if !Chatty.Off {
		t.Error("the rule is on by default")
	}
}
