package report

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// TestSARIFSchema validates the output against testdata/sarif-subset.schema.json,
// which allows only the members that this package writes, each with the
// constraints of the standard.
func TestSARIFSchema(t *testing.T) {
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	schema, err := compiler.Compile("testdata/sarif-subset.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	failed := sample(t)
	failed.Failures = []lint.Failure{{Rule: rough, Reason: "out of order"}}
	for name, text := range map[string][]byte{
		"findings": write(t, SARIF, sample(t), options),
		"failure":  write(t, SARIF, failed, options),
		"nothing":  write(t, SARIF, &lint.Result{}, Options{}),
	} {
		value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(value); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, broken := range map[string]string{
		"unknown member": `"ruleId":"QB901","rulId":1`,
		"unknown level":  `"ruleId":"QB901","level":"info"`,
	} {
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(`{"$schema":"https://x.example","version":"2.1.0",` +
			`"runs":[{"tool":{"driver":{"name":"x","rules":[]}},"results":[{` + broken + `,"message":{"text":"m"}}]}]}`))
		if err != nil {
			t.Fatal(err)
		}
		if schema.Validate(value) == nil {
			t.Errorf("the schema allows an %s", name)
		}
	}
}

func TestSARIFAddresses(t *testing.T) {
	for _, test := range []struct{ dir, file, uri, base string }{
		{"/work", "/work/a bank/q#1.json", "a%20bank/q%231.json", sourceRoot},
		{"/work", "/other/q 1.json", "file:///other/q%201.json", ""},
		{"", "C:/bank/q.json", "file:///C:/bank/q.json", ""},
		{"", "<stdin>", "%3Cstdin%3E", sourceRoot},
		{"", "a:b.json", "./a:b.json", sourceRoot},
	} {
		got := sarifArtifact(lint.Location{File: test.file}, Options{Dir: test.dir})
		if base, _ := got["uriBaseId"].(string); got["uri"] != test.uri || base != test.base {
			t.Errorf("%s: got %+v, want URI %s and base %q", test.file, got, test.uri, test.base)
		}
	}
}

func TestSARIFRuleIndex(t *testing.T) {
	var log struct {
		Runs []struct {
			Tool struct {
				Driver struct{ Rules []struct{ ID string } }
			}
			Results []struct {
				RuleID    string
				RuleIndex int
			}
		}
	}
	if err := json.Unmarshal(write(t, SARIF, sample(t), options), &log); err != nil {
		t.Fatal(err)
	}
	for _, result := range log.Runs[0].Results {
		if id := log.Runs[0].Tool.Driver.Rules[result.RuleIndex].ID; id != result.RuleID {
			t.Errorf("the rule index of %s is that of %s", result.RuleID, id)
		}
	}
}
