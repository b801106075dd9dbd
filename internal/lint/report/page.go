package report

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// PageName is the file name of a rule's page.
func PageName(rule *lint.Rule) string { return rule.Name + ".md" }

// PageAddress is where a rule's page stands in the repository on the web; empty
// when the repository is.
func PageAddress(repository string, rule *lint.Rule) string {
	if repository == "" {
		return ""
	}
	return strings.TrimSuffix(repository, "/") + "/blob/main/docs/rules/" + PageName(rule)
}

// Page is a rule's documentation as Markdown. lint --explain, the page in
// docs/rules and the help in SARIF are these same words.
func Page(rule *lint.Rule) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s (%s)\n\n", rule.Name, rule.Code)
	fmt.Fprintf(&b, "Severity: %s · Scope: %s · Fix: %s · Since: %s\n\n", rule.Severity, rule.Scope, fixName(rule), rule.Since)
	fmt.Fprintf(&b, "## What it does\n\n%s\n", rule.Summary)
	if rule.Always {
		b.WriteString("It can't be turned off: what it finds keeps the file or a question from being read.\n")
	}
	if rule.Off {
		fmt.Fprintf(&b, "It is off by default. To turn it on: `lint: {rules: [{rule: %s, level: %s}]}` in `swmmquiz.yaml`, or `swmmquiz lint --select %s` for one run.\n", rule.Name, rule.Severity, rule.Name)
	}
	fmt.Fprintf(&b, "\n## Why it matters\n\n%s\n\n## How to mend it\n\n%s\n", rule.Why, rule.Remedy)
	writeOptions(&b, rule)
	writeExample(&b, "Raises it", rule.Bad)
	writeExample(&b, "Does not", rule.Good)
	b.WriteString("\n## Ignoring it\n\n")
	if rule.Suppressible() {
		which := "For one question"
		if rule.Scope == lint.ScopeBank {
			which = "Where a finding belongs to one question, there"
		}
		fmt.Fprintf(&b, "%s, with a reason: `\"ignore\": [{\"rule\": \"%s\", \"reason\": \"...\"}]`.\n", which, rule.Name)
	}
	if rule.Always {
		b.WriteString("It can't be ignored.\n")
	} else {
		fmt.Fprintf(&b, "For all, in `swmmquiz.yaml`: `lint: {rules: [{rule: %s, level: off}]}`, or `swmmquiz lint --ignore %s` for one run.\n", rule.Name, rule.Name)
	}
	if len(rule.Sources) > 0 {
		b.WriteString("\n## Sources\n\n")
		for _, source := range rule.Sources {
			fmt.Fprintf(&b, "- %s\n", source)
		}
	}
	return b.Bytes()
}

func fixName(rule *lint.Rule) string {
	if rule.Fix == lint.FixNone {
		return "by hand"
	}
	return string(rule.Fix)
}

func writeOptions(b *bytes.Buffer, rule *lint.Rule) {
	if len(rule.Options) == 0 {
		return
	}
	b.WriteString("\n## Options\n\n| option | default | meaning |\n|---|---|---|\n")
	var pairs []string
	for _, o := range rule.Options {
		fmt.Fprintf(b, "| `%s` | %v | %s |\n", o.Name, o.Default, o.Doc)
		pairs = append(pairs, fmt.Sprintf("%s: %v", o.Name, o.Default))
	}
	fmt.Fprintf(b, "\n```yaml\nlint:\n  rules:\n    - rule: %s\n      options: {%s}\n```\n", rule.Name, strings.Join(pairs, ", "))
}

func writeExample(b *bytes.Buffer, title string, e lint.Example) {
	fmt.Fprintf(b, "\n## %s\n", title)
	if e.Config != "" {
		fmt.Fprintf(b, "\n`swmmquiz.yaml`:\n\n```yaml\n%s\n```\n", strings.TrimRight(e.Config, "\n"))
	}
	for _, name := range slices.Sorted(maps.Keys(e.Options)) {
		fmt.Fprintf(b, "\nWith `%s: %v`.\n", name, e.Options[name])
	}
	for _, id := range slices.Sorted(maps.Keys(e.Targets)) {
		if e.Targets[id] == 0 {
			fmt.Fprintf(b, "\nWith the category `%s` configured.\n", id)
		} else {
			fmt.Fprintf(b, "\nWith the category `%s` configured, `target: %d`.\n", id, e.Targets[id])
		}
	}
	for _, file := range []struct{ name, text string }{{"questions.json", e.Questions}, {"topics.json", e.Topics}, {"references.json", e.References}} {
		if file.text != "" {
			fmt.Fprintf(b, "\n`%s`:\n\n```json\n%s\n```\n", file.name, strings.TrimRight(visible(file.text), "\n"))
		}
	}
}

// visible shows what a page can't hold: a byte order mark and bytes that are no
// UTF-8.
func visible(text string) string {
	text = strings.NewReplacer("\ufeff", "<U+FEFF>", "\u200b", "<U+200B>", "\u00ad", "<U+00AD>").Replace(text)
	if utf8.ValidString(text) {
		return text
	}
	var b strings.Builder
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		if r == utf8.RuneError && size == 1 {
			fmt.Fprintf(&b, "<byte 0x%s>", strconv.FormatUint(uint64(text[i]), 16))
		} else {
			b.WriteRune(r)
		}
		i += size
	}
	return b.String()
}

// help is the short plain text of a rule's documentation.
func help(rule *lint.Rule) string {
	return strings.Join([]string{rule.Summary, rule.Why, rule.Remedy}, "\n\n")
}

// Index is the page that lists all rules.
func Index(rules []*lint.Rule) []byte {
	var b bytes.Buffer
	b.WriteString("# Lint rules\n\n")
	b.WriteString("Made from the rules by `go generate ./internal/lint/rules`. `swmmquiz lint --rules` prints this list, `swmmquiz lint --explain NAME` a page.\n\n")
	b.WriteString("| code | rule | severity | scope | |\n|---|---|---|---|---|\n")
	for _, rule := range rules {
		severity := rule.Severity.String()
		if rule.Off {
			severity += ", off by default"
		}
		fmt.Fprintf(&b, "| %s | [%s](%s) | %s | %s | %s |\n", rule.Code, rule.Name, PageName(rule), severity, rule.Scope, rule.Summary)
	}
	return b.Bytes()
}

// Pages are all pages of the rules by file name, the list of them included.
func Pages(rules []*lint.Rule) map[string][]byte {
	pages := map[string][]byte{"README.md": Index(rules)}
	for _, rule := range rules {
		pages[PageName(rule)] = Page(rule)
	}
	return pages
}
