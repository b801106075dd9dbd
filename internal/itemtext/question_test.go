package itemtext

import (
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/english"
)

func TestExceptions(t *testing.T) {
	tests := map[string]string{
		"Which of these is not a weir?":                                    "not",
		"Which of these is **not** a weir?":                                "not",
		"In which case is it **not** forbidden to drain it?":               "not",
		"Which pipe doesn't leak?":                                         "doesn't",
		"Which country does Austria not border?":                           "not",
		"To which node may a pump NOT lift?":                               "not",
		"Which of these should never be done?":                             "never",
		"All of these are weirs, except:":                                  "except",
		"Each of these is a weir except the":                               "except",
		"Which of these is least likely to leak?":                          "least",
		"Which of these adds least to the flow?":                           "least",
		"Which list goes from least to greatest?":                          "",
		"Which statement about weirs is false?":                            "false",
		"Which is an incorrect statement about weirs?":                     "incorrect",
		"A weir does not have":                                             "not",
		"The output piston cannot":                                         "cannot",
		"When it does not rain, which pipe is full?":                       "",
		"Why should a weir not be used?":                                   "",
		"How many of the results are false?":                               "",
		"Which pipe is full when it does not rain?":                        "",
		"Which pipe that does not leak is full?":                           "",
		"What is the height of a wall not near a pipe?":                    "",
		"Which words are read but not written?":                            "",
		"Which best explains why it leaks but does not burst?":             "",
		"What is the cost, not including tax?":                             "",
		"What is the least common multiple of 4 and 6?":                    "",
		"A weir that does not leak is":                                     "",
		"It does not leak because the":                                     "",
		"You must not drive faster than:":                                  "",
		"A weir does not leak. What is its height?":                        "",
		"Which of these was the first to use a script not based on signs?": "",
		"It is due to light that hasn't been":                              "",
		"A plant whose roots cannot":                                       "",
		"What is the way to ensure that it can never leak?":                "",
		"Which would probably not leak?":                                   "not",
		"Who wrote the first play not in verse?":                           "",
		"Which pipe is full?":                                              "",
		"What is the minimum depth if the pipe is not full, in practice?":  "",
	}
	for stem, want := range tests {
		text := New(stem)
		if got := strings.Join(english.Words(text.Exceptions()), " "); got != want {
			t.Errorf("%s: got %q, want %q", stem, got, want)
		}
	}
}
