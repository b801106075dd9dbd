package lint

import (
	"strings"
	"testing"
	"time"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

func document(text string) *bank.Document {
	b, _ := bank.Parse(bank.Sources{Questions: bank.Source{Path: "q.json", Data: []byte(text)}}, bank.Shape{})
	return b.QuestionsDoc
}

func TestPositionsAreThoseOfTheDocument(t *testing.T) {
	for name, text := range map[string]string{
		"empty": "", "short": "[1,\n é2]\n", "mark": "\ufeff[\n1]", "many lines": strings.Repeat("é水\r\n\t😀\n", 3000),
		"one line": `["` + strings.Repeat("é水😀a", 3000) + `"]`, "no UTF-8": strings.Repeat("\xff\xfe\x80a\n", 3000),
	} {
		doc := document(text)
		p := newPositions(doc)
		for offset := -1; offset <= len(text)+1; offset++ {
			if want, got := doc.Position(offset), p.find(offset); want != got {
				t.Fatalf("%s: offset %d is %v, want %v", name, offset, got, want)
			}
		}
	}
}

// Thousands of findings in a line of a megabyte take no more time than
// in as many lines.
func TestPositionsInOneLongLine(t *testing.T) {
	var items []string
	for range 3000 {
		items = append(items, question("a!"+strings.Repeat("é", 100), ""))
	}
	start := time.Now()
	text := "[" + strings.Join(items, ",") + "]"
	b, problems := bank.Parse(bank.Sources{Questions: bank.Source{Path: "q.json", Data: []byte(text)}}, bank.Shape{})
	result := Run(b, problems, rules, Options{Select: []string{"shout"}})
	if len(result.Findings) != 3000 {
		t.Fatalf("%d findings", len(result.Findings))
	}
	if took := time.Since(start); took > 20*time.Second {
		t.Errorf("took %v", took)
	}
}
