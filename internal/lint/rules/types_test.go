package rules

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// TestItemTypes runs all rules on a bank with every type of item and stimulus.
func TestItemTypes(t *testing.T) {
	const folder = "../../export/testdata/kitchen"
	read := func(name string) string {
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	result := ruletest.Run(t, All(), ruletest.Files{
		Questions: read("questions.json"), Topics: read("topics.json"), References: read("references.json"),
		Config: read("swmmquiz.yaml"), Folder: folder,
	})
	for _, finding := range result.Findings {
		t.Errorf("%s: %s", finding.Rule.Name, finding.Message)
	}
}
