package lint

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// Find finds a rule by its name or code, whatever their case; nil when there
// is none.
func Find(rules []*Rule, name string) *Rule {
	for _, rule := range rules {
		if strings.EqualFold(rule.Name, name) || strings.EqualFold(rule.Code, name) {
			return rule
		}
	}
	return nil
}

// Lookup is Find with an error that suggests what was meant.
func Lookup(rules []*Rule, name string) (*Rule, error) {
	if rule := Find(rules, name); rule != nil {
		return rule, nil
	}
	return nil, unknownRule(rules, name, false)
}

// match finds the rules that any of the patterns names: by code, prefix of a
// code, or name.
func match(rules []*Rule, patterns []string) (map[*Rule]bool, []error) {
	matched := map[*Rule]bool{}
	var faults []error
	for _, pattern := range patterns {
		hit := false
		for _, rule := range rules {
			if matches(rule, pattern) {
				matched[rule], hit = true, true
			}
		}
		if !hit {
			faults = append(faults, unknownRule(rules, pattern, true))
		}
	}
	return matched, faults
}

// matches says whether a pattern names the rule. A prefix has at least the
// letters that all codes share, so that a short name is never taken for one.
func matches(rule *Rule, pattern string) bool {
	upper := strings.ToUpper(pattern)
	return strings.EqualFold(rule.Name, pattern) || strings.HasPrefix(upper, "QB") && strings.HasPrefix(rule.Code, upper)
}

// named says whether a pattern is the rule's whole name or code.
func named(rule *Rule, patterns []string) bool {
	return slices.ContainsFunc(patterns, func(pattern string) bool { return Find([]*Rule{rule}, pattern) == rule })
}

func unknownRule(rules []*Rule, name string, prefixes bool) error {
	return &UsageError{fmt.Sprintf("unknown rule %q", name), ruleHint(rules, name, prefixes)}
}

// ruleHint suggests the rule that was meant.
func ruleHint(rules []*Rule, name string, prefixes bool) string {
	var names, codes []string
	for _, rule := range rules {
		names = append(names, rule.Name)
		codes = append(codes, rule.Code)
	}
	known := names
	if strings.HasPrefix(strings.ToUpper(name), "QB") {
		known = codes
	}
	if near, ok := suggest.Nearest(name, known); ok {
		return fmt.Sprintf("did you mean %q?", near)
	}
	if prefixes {
		return `name a rule, a code or the start of one, such as QB3; "swmmquiz lint --rules" lists them`
	}
	return `"swmmquiz lint --rules" lists the rules`
}
