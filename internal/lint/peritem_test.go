package lint

import (
	"slices"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
)

// lengths reports items whose stem is as long as an earlier one.
var lengths = &Rule{
	Code: "QB904", Name: "lengths", Severity: Warning, Scope: ScopeBank,
	PerItem: func(item *itemtext.Item) any {
		if item.Stem.Raw == "panic" {
			panic("out of order")
		}
		return item.Stem.Length
	},
	Check: func(p *Pass) {
		var seen []int
		for i := range p.Bank.Questions {
			length := p.Value(i).(int)
			if slices.Contains(seen, length) {
				p.Report(p.AtItem(i, "/q"), "as long as another", "")
			}
			seen = append(seen, length)
		}
	},
}

func runLengths(t *testing.T, opts Options, questions ...string) *Result {
	text := "[" + strings.Join(questions, ",\n") + "]"
	b, problems := bank.Parse(t.Context(), bank.Sources{Questions: bank.Source{Path: "q.json", Data: []byte(text)}}, nil)
	result, err := Run(t.Context(), b, problems, []*Rule{lengths}, opts)
	if err != nil {
		t.Fatal(err)
	}
	return result
}

func TestPerItem(t *testing.T) {
	for _, workers := range []int{1, 4} {
		r := runLengths(t, Options{Workers: workers}, question("one", ""), question("three", ""), question("two", ""))
		same(t, []string{"3:7-3:12 warning QB904 as long as another"}, lines(r))
	}
}

// TestPerItemPanics checks that a panic in PerItem is a failure at that item. Check is not called,
// because the item has no value.
func TestPerItemPanics(t *testing.T) {
	r := runLengths(t, Options{Workers: 1}, question("one", ""), question("panic", ""), question("two", ""))
	same(t, []string(nil), lines(r))
	var got []string
	for i := range r.Failures {
		got = append(got, r.Failures[i].Error())
	}
	same(t, []string{"rule lengths failed on /1: out of order"}, got)
}

func TestPerItemIsNotCalledForARuleThatIsOff(t *testing.T) {
	r := runLengths(t, Options{Ignore: []string{"lengths"}}, question("panic", ""))
	same(t, 0, len(r.Failures)+len(r.Findings))
}
