package lint

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// Find returns the rule with a name or code, ignoring case, or nil.
func Find(rules []*Rule, name string) *Rule {
	for _, rule := range rules {
		if strings.EqualFold(rule.Name, name) || strings.EqualFold(rule.Code, name) {
			return rule
		}
	}
	return nil
}

// retired maps the codes of deleted rules to their names. No other rule gets these codes and
// names, because a configuration or an ignore list may still contain them.
var retired = map[string]string{
	"QB207": "long-stem", "QB211": "unused-text", "QB305": "odd-length", "QB309": "unparallel-options",
	"QB505": "dash", "QB511": "mixed-script", "QB512": "not-nfc", "QB515": "chatty", "QB517": "mojibake",
	"QB602": "no-reference", "QB604": "lonely-topic", "QB702": "longest-key-balance", "QB704": "category-count",
	"QB706": "giveaway", "QB707": "shortest-key-balance", "QB708": "key-letter-run", "QB709": "level-balance",
	"QB710": "topic-size", "QB712": "test-wise-score", "QB806": "numeric-answer", "QB809": "unmentioned-figure",
}

// Retired reports whether a name or code, ignoring case, is that of a deleted rule.
func Retired(name string) bool {
	for code, former := range retired {
		if strings.EqualFold(former, name) || strings.EqualFold(code, name) {
			return true
		}
	}
	return false
}

// Lookup is Find with an error that suggests a similar rule, or how to list all rules.
func Lookup(rules []*Rule, name string) (*Rule, error) {
	if rule := Find(rules, name); rule != nil {
		return rule, nil
	}
	return nil, unknownRule(rules, name, false)
}

// match returns the rules that any of the patterns selects: by code, prefix of a code, or name. It returns
// an error for each pattern that selects none, except for the names and codes of deleted rules.
func match(rules []*Rule, patterns []string) (map[*Rule]bool, []error) {
	matched := map[*Rule]bool{}
	var errs []error
	for _, pattern := range patterns {
		found := false
		for _, rule := range rules {
			if matches(rule, pattern) {
				matched[rule], found = true, true
			}
		}
		if !found && !Retired(pattern) {
			errs = append(errs, unknownRule(rules, pattern, true))
		}
	}
	return matched, errs
}

// matches reports whether a pattern selects the rule. A prefix of a code must start with
// QB, so an empty pattern selects nothing.
func matches(rule *Rule, pattern string) bool {
	upper := strings.ToUpper(pattern)
	return strings.EqualFold(rule.Name, pattern) || strings.HasPrefix(upper, "QB") && strings.HasPrefix(rule.Code, upper)
}

func unknownRule(rules []*Rule, name string, prefixes bool) error {
	return &UsageError{fmt.Sprintf("unknown rule %q", name), ruleHint(rules, name, prefixes)}
}

// ruleHint suggests a similar rule, or where to find all rules.
func ruleHint(rules []*Rule, name string, prefixes bool) string {
	isCode := strings.HasPrefix(strings.ToUpper(name), "QB")
	var known []string
	for _, rule := range rules {
		if isCode {
			known = append(known, rule.Code)
		} else {
			known = append(known, rule.Name)
		}
	}
	fallback := `run "swmmquiz lint --rules" to list the rules`
	if prefixes {
		fallback = `use the name, code or code prefix of a rule, such as QB3: "swmmquiz lint --rules" lists them`
	}
	return suggest.HintOr(name, known, fallback)
}
