package rules

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// item is a question of a test; what is empty gets a harmless value.
type item struct {
	Q           string   `json:"q"`
	Options     []string `json:"options"`
	Answer      string   `json:"answer"`
	Explanation string   `json:"explanation"`
	Category    string   `json:"category,omitempty"`
	Topic       string   `json:"topic,omitempty"`
	Level       string   `json:"level,omitempty"`
	Rationales  []string `json:"rationales,omitempty"`
	Check       any      `json:"check,omitempty"`
}

func bankOf(items ...item) string {
	for i := range items {
		it := &items[i]
		if it.Q == "" {
			it.Q = fmt.Sprintf("Which method is in case %d?", i)
		}
		if it.Options == nil {
			it.Options = []string{"Horton", "Manning", "Kostiakov", "Darcy"}
		}
		if it.Answer == "" {
			it.Answer = "A"
		}
		if it.Explanation == "" {
			it.Explanation = "A sentence that is long enough to pass as an explanation of the method."
		}
	}
	var text strings.Builder
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(items); err != nil {
		panic(err)
	}
	return text.String()
}

// findings are what one rule says of a bank: the source text, and the message.
func findings(t *testing.T, rule *lint.Rule, bank string, options map[string]any) []string {
	t.Helper()
	return found(t, rule, lint.Example{Questions: bank, Options: options})
}

// topicFindings are the same for a sound bank with these topics.
func topicFindings(t *testing.T, rule *lint.Rule, topics string) []string {
	t.Helper()
	return found(t, rule, lint.Example{Questions: sample, Topics: topics})
}

func found(t *testing.T, rule *lint.Rule, example lint.Example) []string {
	t.Helper()
	var list []string
	for _, f := range run(t, rule, example).Findings {
		if f.Rule == rule {
			list = append(list, fmt.Sprintf("%s: %s", f.Doc.Source[f.Span.Start:f.Span.End], f.Message))
		}
	}
	return list
}

// places are the source texts that one rule points at.
func places(t *testing.T, rule *lint.Rule, bank string) []string {
	t.Helper()
	var list []string
	for _, f := range run(t, rule, lint.Example{Questions: bank}).Findings {
		if f.Rule == rule {
			list = append(list, strings.Trim(string(f.Doc.Source[f.Span.Start:f.Span.End]), `"`))
		}
	}
	return list
}

func same(t *testing.T, want, got any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// lintBank runs rules on a bank.
func lintBank(t testing.TB, b *bank.Bank, problems []bank.Problem, rules []*lint.Rule, options lint.Options) *lint.Result {
	t.Helper()
	result, err := lint.Run(t.Context(), b, problems, rules, options)
	if err != nil {
		t.Fatal(err)
	}
	return result
}
