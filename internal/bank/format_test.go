package bank

import (
	"context"
	"os"
	"strings"
	"testing"
)

func TestFormatQuestions(t *testing.T) {
	got, err := FormatQuestions(context.Background(), []byte("\ufeff"+`[{"answer":"A", "mine": {"b":1,"a":2},
	"q":"Is 1\/2 \u00e9?", "options":["a","b"],"check":{"tolerance":1.50e-2,"expr":"1","vars":{}},"id":"x"}]  `))
	if err != nil {
		t.Fatal(err)
	}
	want := `[
  {
    "id": "x",
    "q": "Is 1/2 é?",
    "options": [
      "a",
      "b"
    ],
    "answer": "A",
    "check": {
      "expr": "1",
      "vars": {},
      "tolerance": 1.50e-2
    },
    "mine": {
      "b": 1,
      "a": 2
    }
  }
]
`
	if string(got) != want {
		t.Errorf("got\n%s", got)
	}
	again, err := FormatQuestions(context.Background(), got)
	if err != nil || string(again) != want {
		t.Errorf("a second time: %v\n%s", err, again)
	}
}

func TestFormatWritesOnePointPerLine(t *testing.T) {
	got, err := FormatQuestions(
		context.Background(),
		[]byte(`[{"stimulus":{"chart":{"panels":[{"series":[{"points":[[0,-1.5],[1e2,3]]}]}]}}}]`),
	)
	if err != nil {
		t.Fatal(err)
	}
	want := `                "points": [
                  [0, -1.5],
                  [1e2, 3]
                ]
`
	if !strings.Contains(string(got), want) {
		t.Errorf("got\n%s", got)
	}
	if again, err := FormatQuestions(context.Background(), got); err != nil || string(again) != string(got) {
		t.Errorf("a second time: %v\n%s", err, again)
	}
}

func TestFormatRefusesInvalidJSON(t *testing.T) {
	for _, source := range []string{"", "[", `[{"a":1,}]`, "[] []", `{"a" 1}`, "[\"\xff\"]"} {
		got, err := FormatQuestions(context.Background(), []byte(source))
		if err == nil {
			t.Errorf("%q became %q", source, got)
		} else if strings.Contains(err.Error(), "jsontext") {
			t.Errorf("%q: the error names the decoder: %v", source, err)
		}
	}
}

// TestTheBankIsFormatted checks that the project's own questions and topics are formatted.
func TestTheBankIsFormatted(t *testing.T) {
	formats := map[string]func(context.Context, []byte) ([]byte, error){
		"questions.json": FormatQuestions, "topics.json": FormatTopics,
	}
	for file, format := range formats {
		source, err := os.ReadFile("../../" + file)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := format(context.Background(), source); err != nil || string(got) != string(source) {
			t.Errorf("%s is not formatted, run \"swmmquiz fmt\" (%v)", file, err)
		}
	}
}
