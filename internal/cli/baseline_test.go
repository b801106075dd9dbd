package cli

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules"
	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

// FuzzBaseline checks that no file crashes the reader, that each finding is either kept or
// removed, and that findings about the form of a file are kept.
func FuzzBaseline(f *testing.F) {
	findings := []lint.Finding{
		{Rule: lint.Find(rules.All(), "longest-key"), Fingerprint: "a"},
		{Rule: lint.Find(rules.All(), "longest-key"), Fingerprint: "a/2"},
		{Rule: lint.Find(rules.All(), "spelling"), Fingerprint: "b"},
		{Rule: lint.Find(rules.All(), "syntax"), Fingerprint: "c"},
	}
	for _, text := range []string{
		`{"version": 1, "findings": {"a": "x", "b": "y", "c": "z", "gone": ""}}`,
		`{"version": 1}`, `{"version": 2}`, `{"version": 1, "findings": null}`, `[]`, `{`, "",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		path := filepath.Join(t.TempDir(), "baseline.json")
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		b, err := readBaseline(t.Context(), path, readfile.Limit{Size: 1 << 20})
		if err != nil {
			if err.Error() == "" {
				t.Fatal("an error without a message")
			}
			return
		}
		result := &lint.Result{Findings: append([]lint.Finding(nil), findings...)}
		removed, gone := b.subtract(result)
		if removed+len(result.Findings) != len(findings) || gone < 0 || gone+removed != len(b.Findings) {
			t.Errorf("%d removed, %d kept of %d; %d gone of %d", removed, len(result.Findings), len(findings), gone, len(b.Findings))
		}
		if last := result.Findings[len(result.Findings)-1]; last.Fingerprint != "c" {
			t.Errorf("the finding about the form of the file was removed: %v", result.Findings)
		}
	})
}

// TestBaselineOfTwoBanks subtracts a finding that two banks share and the baseline lists once.
func TestBaselineOfTwoBanks(t *testing.T) {
	rule := lint.Find(rules.All(), "longest-key")
	result := &lint.Result{Findings: []lint.Finding{
		{Rule: rule, Fingerprint: "shared"},
		{Rule: rule, Fingerprint: "shared"},
	}}
	b := &baseline{baselineVersion, map[string]string{"shared": "", "fixed": ""}}
	if removed, gone := b.subtract(result); removed != 2 || gone != 1 {
		t.Errorf("%d removed and %d gone, want 2 and 1", removed, gone)
	}
}
