package rulepages

import "testing"

func TestSection(t *testing.T) {
	page := "# rule\n\nSummary.\n\n## Empty\n## Why\n\nBecause.\n\n## Sources\n\n- One.\n"
	for heading, want := range map[string]string{"Why": "Because.", "Sources": "- One.", "Empty": "", "Missing": ""} {
		if got := Section(page, heading); got != want {
			t.Errorf("%s: got %q, want %q", heading, got, want)
		}
	}
}
