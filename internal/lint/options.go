package lint

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// Options say which rules run and how.
type Options struct {
	// Config is the configuration; nil means the defaults.
	Config *config.Config
	// Select, when not empty, takes the place of the configured choice of
	// rules; Ignore adds to the configured rules to leave out. Both name
	// rules by code, prefix of a code, or name.
	Select, Ignore []string
	// Workers is the number of items checked at a time; 0 means one a core.
	Workers int
}

// UsageError is a rule, option or level that does not exist.
type UsageError struct{ Message, Remedy string }

func (e *UsageError) Error() string { return e.Message }

// Hint is the remedy.
func (e *UsageError) Hint() string { return e.Remedy }

// Validate checks that all names in the options are those of rules and their
// options. The error is a *UsageError or several joined.
func (o Options) Validate(rules []*Rule) error {
	_, err := newPlan(rules, o)
	return err
}

// Level is the severity that a rule runs with: its own, the configured one, or
// Off when it does not run.
func (o Options) Level(rules []*Rule, rule *Rule) Severity {
	p, _ := newPlan(rules, o)
	return p.level[rule]
}

// plan is what Options mean for a list of rules.
type plan struct {
	config   *config.Config
	rules    []*Rule
	level    map[*Rule]Severity
	settings map[*Rule]map[string]any
}

// newPlan works out the plan. It goes on after faults and returns them joined.
func newPlan(rules []*Rule, o Options) (*plan, error) {
	cfg := o.Config
	if cfg == nil {
		cfg = config.Default()
	}
	p := &plan{config: cfg, rules: rules, level: map[*Rule]Severity{}, settings: map[*Rule]map[string]any{}}
	for _, rule := range rules {
		p.level[rule] = rule.Severity
		p.settings[rule] = map[string]any{}
		for _, option := range rule.Options {
			p.settings[rule][option.Name] = option.Default
		}
	}
	var faults []error
	configured := map[*Rule]bool{}
	for _, change := range cfg.Lint.Rules {
		if err := p.change(change); err != nil {
			faults = append(faults, err)
		}
		if change.Level != "" {
			configured[Find(rules, change.Rule)] = true
		}
	}
	chosen := o.Select
	if len(chosen) == 0 {
		chosen = cfg.Lint.Select
	}
	selected, err := match(rules, chosen)
	faults = append(faults, err...)
	ignored, err := match(rules, slices.Concat(cfg.Lint.Ignore, o.Ignore))
	faults = append(faults, err...)
	for _, rule := range rules {
		if !rule.Always && (ignored[rule] || len(chosen) > 0 && !selected[rule]) {
			p.level[rule] = Off
		}
		if rule.Off && !configured[rule] && !named(rule, chosen) {
			p.level[rule] = Off
		}
	}
	return p, errors.Join(faults...)
}

// change applies one entry of the configuration's list of rules.
func (p *plan) change(change config.Rule) error {
	rule := Find(p.rules, change.Rule)
	if rule == nil {
		return unknownRule(p.rules, change.Rule, false)
	}
	var faults []error
	if change.Level != "" {
		level, ok := ParseSeverity(change.Level)
		switch {
		case !ok:
			faults = append(faults, &UsageError{fmt.Sprintf("rule %s: unknown level %q", rule.Name, change.Level), suggest.Hint(change.Level, severityNames[:])})
		case rule.Always && level != Error:
			faults = append(faults, &UsageError{fmt.Sprintf("rule %s can't be set to %s", rule.Name, level),
				"what it finds keeps questions from being checked: correct the file"})
		default:
			p.level[rule] = level
		}
	}
	names := make([]string, 0, len(change.Options))
	for name := range change.Options {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		if err := p.set(rule, name, change.Options[name]); err != nil {
			faults = append(faults, err)
		}
	}
	return errors.Join(faults...)
}

// set sets one option of a rule. Names match whatever their case, because the
// configuration may come with its keys in lower case.
func (p *plan) set(rule *Rule, name string, value any) error {
	var known []string
	for _, option := range rule.Options {
		if !strings.EqualFold(option.Name, name) {
			known = append(known, option.Name)
			continue
		}
		converted, err := option.convert(value)
		if err != nil {
			return &UsageError{fmt.Sprintf("rule %s: option %s: %s", rule.Name, option.Name, err), fmt.Sprintf("the default is %v", option.Default)}
		}
		p.settings[rule][option.Name] = converted
		return nil
	}
	fault := &UsageError{Message: fmt.Sprintf("rule %s has no option %q", rule.Name, name), Remedy: "it takes no options"}
	if len(known) > 0 {
		fault.Remedy = suggest.Hint(name, known)
	}
	return fault
}

// convert gives a configured value the type of the option's default.
func (o Option) convert(value any) (any, error) {
	number, isNumber := toFloat(value)
	if isNumber && o.Min != o.Max && (number < o.Min || number > o.Max) {
		return nil, fmt.Errorf("%v is not from %v to %v", value, o.Min, o.Max)
	}
	switch o.Default.(type) {
	case float64:
		if isNumber {
			return number, nil
		}
		return nil, fmt.Errorf("expected a number, found %v", value)
	case int:
		if isNumber && number == math.Trunc(number) {
			return int(number), nil
		}
		return nil, fmt.Errorf("expected a whole number, found %v", value)
	case bool:
		if b, ok := value.(bool); ok {
			return b, nil
		}
		return nil, fmt.Errorf("expected true or false, found %v", value)
	default:
		if s, ok := value.(string); ok {
			return s, nil
		}
		return nil, fmt.Errorf("expected text, found %v", value)
	}
}

func toFloat(value any) (float64, bool) {
	switch v := value.(type) {
	case int:
		return float64(v), true
	case int64:
		return float64(v), true
	case uint64:
		return float64(v), true
	case float64:
		return v, !math.IsNaN(v)
	default:
		return 0, false
	}
}
