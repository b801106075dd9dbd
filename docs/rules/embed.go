// Package rulepages contains the documentation of the lint rules: one Markdown page
// per rule. The pages are printed by lint --explain, included in SARIF and shown in editors.
package rulepages

import (
	"embed"
	"strings"
)

//go:embed *.md
var pages embed.FS

// Page returns the page of a rule by its name, or "" if there is none.
func Page(rule string) string {
	data, err := pages.ReadFile(rule + ".md")
	if err != nil {
		return ""
	}
	return string(data)
}

// Section returns the text of a section of a page without its heading, or "" if the
// page has no such section.
func Section(page, heading string) string {
	_, rest, found := strings.Cut(page, "\n## "+heading+"\n")
	if !found {
		return ""
	}
	text, _, _ := strings.Cut("\n"+rest, "\n## ") // the next heading may follow at once
	return strings.TrimSpace(text)
}
