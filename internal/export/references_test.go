package export

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

func TestLabel(t *testing.T) {
	source := &bank.SourceInfo{ID: "X", Title: "The source", Label: "Source"}
	for want, entry := range map[string]bank.Entry{
		"Source, section 3.2.7":  {Section: "3.2.7"},
		"Source, section B.10":   {Section: "B.10"},
		"Source, Appendix A":     {Section: "Appendix A"},
		"Source, src/kernel.c":   {Section: "src/kernel.c"},
		"Nash, J. E. (1970)":     {Section: "nash-1970", Authors: "Nash, J. E.", Year: 1970},
		"Nash, J. E.; Others, A": {Section: "nash", Authors: "Nash, J. E.; Others, A"},
	} {
		if got := label(source, &entry); got != want {
			t.Errorf("label of section %q = %q, want %q", entry.Section, got, want)
		}
	}
}
