package report

import (
	"bytes"
	"fmt"
	"strings"

	rulepages "github.com/swmmquiz/swmmquiz/docs/rules"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// PageName is the file name of a rule's page.
func PageName(rule *lint.Rule) string { return rule.Name + ".md" }

// PageAddress is the address of a rule's page in the repository on the web;
// empty when the repository is.
func PageAddress(repository string, rule *lint.Rule) string {
	if repository == "" {
		return ""
	}
	return strings.TrimSuffix(repository, "/") + "/blob/main/docs/rules/" + PageName(rule)
}

// Page is a rule's documentation as Markdown: what lint --explain prints, the
// page in docs/rules and the help in SARIF.
func Page(rule *lint.Rule) []byte { return []byte(pageNamed(rule.Name)) }

// pageNamed returns the page of a rule by its name; tests replace it.
var pageNamed = rulepages.Page

// PageHead is the part of a rule's page that follows from the rule itself:
// everything before the section "Why".
func PageHead(rule *lint.Rule) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n%s · %s", rule.Name, rule.Code, rule.Severity)
	if rule.Off {
		b.WriteString(", off by default")
	}
	if rule.Always {
		b.WriteString(", cannot be turned off")
	}
	fmt.Fprintf(&b, " · looks at %s · fix: %s\n\n%s\n", scopeNames[rule.Scope], fixName(rule), rule.Summary)
	if len(rule.Options) > 0 {
		b.WriteString("\n| option | default | meaning |\n|---|---|---|\n")
		for _, o := range rule.Options {
			fmt.Fprintf(&b, "| `%s` | %v | %s |\n", o.Name, o.Default, o.Doc)
		}
	}
	return b.String()
}

var scopeNames = map[lint.Scope]string{
	lint.ScopeFile: "the file", lint.ScopeItem: "one question", lint.ScopeText: "one text", lint.ScopeBank: "the whole bank",
}

func fixName(rule *lint.Rule) string {
	if rule.Fix == lint.FixNone {
		return "by hand"
	}
	return string(rule.Fix)
}

// help is the part of a rule's documentation that tells what to do.
func help(rule *lint.Rule) string {
	page := pageNamed(rule.Name)
	return strings.Join([]string{rule.Summary, rulepages.Section(page, "Why"), rulepages.Section(page, "What to do")}, "\n\n")
}

// Index is the page that lists all rules.
func Index(rules []*lint.Rule) []byte {
	var b bytes.Buffer
	b.WriteString(indexHead)
	for _, rule := range rules {
		severity := rule.Severity.String()
		if rule.Off {
			severity += ", off"
		}
		fmt.Fprintf(&b, "| %s | [%s](%s) | %s | %s |\n", rule.Code, rule.Name, PageName(rule), severity, rule.Summary)
	}
	return b.Bytes()
}

const indexHead = "# Lint rules\n\n" +
	"`swmmquiz lint --rules` prints this list, `swmmquiz lint --explain NAME` a page.\n\n" +
	"To ignore a rule for one question, give the reason in the question: " +
	"`\"ignore\": [{\"rule\": \"longest-key\", \"reason\": \"...\"}]`.\n" +
	"To turn a rule off or change its level, write in `swmmquiz.yaml`:\n\n" +
	"```yaml\nlint:\n  rules:\n    - {rule: longest-key, level: off}\n    - {rule: odd-length, level: warning, options: {ratio: 3}}\n```\n\n" +
	"| code | rule | level | |\n|---|---|---|---|\n"
