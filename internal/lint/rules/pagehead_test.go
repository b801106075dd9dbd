package rules

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/report"
)

// pageHead returns the part of a rule's page that is generated from the rule:
// everything before the section "Why".
func pageHead(rule *lint.Rule) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n%s · %s", rule.Name, rule.Code, rule.Severity)
	if rule.Always {
		b.WriteString(", cannot be turned off")
	}
	looksAt := scopeNames[rule.Scope]
	if rule.Scope == lint.ScopeText && rule.Kind != "" {
		looksAt = "a question, topic or source"
	}
	fmt.Fprintf(&b, " · looks at %s · fix: %s\n\n%s\n", looksAt, cmp.Or(string(rule.Fix), "by hand"), rule.Summary)
	if len(rule.Options) > 0 {
		b.WriteString("\n| option | default | meaning |\n|---|---|---|\n")
		for _, o := range rule.Options {
			fmt.Fprintf(&b, "| `%s` | %v | %s |\n", o.Name, o.Default, o.Doc)
		}
	}
	return b.String()
}

var scopeNames = map[lint.Scope]string{
	lint.ScopeFile: "the file", lint.ScopeItem: "one question",
	lint.ScopeText: "a question or topic", lint.ScopeBank: "the whole bank",
}

// pageIndex returns the page that lists all rules.
func pageIndex() string {
	var b strings.Builder
	b.WriteString(indexHead)
	for _, rule := range All() {
		fmt.Fprintf(&b, "| %s | [%s](%s) | %s | %s |\n", rule.Code, rule.Name, report.PageName(rule), rule.Severity, rule.Summary)
	}
	return b.String()
}

const indexHead = "# Lint rules\n\n" +
	"`swmmquiz lint --rules` prints this list; `swmmquiz lint --explain NAME` prints the page of a rule.\n\n" +
	"To ignore a rule for one question, give the reason in the question: " +
	"`\"ignore\": [{\"rule\": \"longest-key\", \"reason\": \"...\"}]`.\n" +
	"The rules QB001 to QB115 cannot be ignored for one question.\n\n" +
	"To turn a rule off or change its level, add this to `swmmquiz.yaml`:\n\n" +
	"```yaml\nlint:\n  rules:\n    - {rule: longest-key, level: off}\n" +
	"    - {rule: convergence, level: warning, options: {lead: 0.5}}\n```\n\n" +
	"Some rules cannot be turned off; their pages say so. The top of a page names one kind of fix, but a rule may " +
	"have both safe and unsafe ones. The page says which are which.\n\n" +
	"| code | rule | level | what it checks |\n|---|---|---|---|\n"
