package report

import (
	"strings"

	rulepages "github.com/swmmquiz/swmmquiz/docs/rules"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// PageName is the file name of a rule's page.
func PageName(rule *lint.Rule) string { return rule.Name + ".md" }

// Home is the address of the tool's repository, whatever bank is linted.
const Home = "https://github.com/swmmquiz/swmmquiz"

// PageAddress is the address of a rule's page in the tool's repository.
func PageAddress(rule *lint.Rule) string { return Home + "/blob/main/docs/rules/" + PageName(rule) }

// Page is a rule's documentation as Markdown: what lint --explain prints, the
// page in docs/rules and the help in SARIF.
func Page(rule *lint.Rule) []byte { return []byte(pageNamed(rule.Name)) }

// pageNamed returns the page of a rule by its name; tests replace it.
var pageNamed = rulepages.Page

// help is a rule's summary and page, without examples and sources.
func help(rule *lint.Rule) string {
	page := pageNamed(rule.Name)
	return strings.Join([]string{rule.Summary, rulepages.Section(page, "Why"), rulepages.Section(page, "What to do")}, "\n\n")
}
