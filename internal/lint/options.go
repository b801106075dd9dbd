package lint

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// Options select and configure the rules of a run.
type Options struct {
	// Config is the configuration; nil means the defaults.
	Config *config.Config
	// Select, if not empty, replaces the configured selection of rules. Ignore
	// adds to the rules that the configuration ignores. Both name rules by
	// code, prefix of a code, or name.
	Select, Ignore []string
	// Workers is the maximum number of items, topics or rules of ScopeBank that are
	// processed at the same time; 0 means one per processor.
	Workers int
	// UnsafeFixes makes FixAll apply fixes whose result the author must check.
	UnsafeFixes bool
}

// UsageError is the error for a rule, option or level that does not exist, or a
// level or value that is not accepted.
type UsageError struct{ Message, Remedy string }

func (e *UsageError) Error() string { return e.Message }

func (e *UsageError) Hint() string { return e.Remedy }

// Validate checks that the rules, levels and rule options that o names exist, and that
// their values are accepted. The error joins a *UsageError for each problem.
func (o Options) Validate(rules []*Rule) error {
	_, err := newPlan(rules, o)
	return err
}

// Retired lists the deleted rules that o names. They have no effect.
func (o Options) Retired() []string {
	names := slices.Concat(o.Select, o.Ignore)
	if o.Config != nil {
		names = slices.Concat(names, o.Config.Lint.Select, o.Config.Lint.Ignore)
		for _, change := range o.Config.Lint.Rules {
			names = append(names, change.Rule)
		}
	}
	return slices.DeleteFunc(names, func(name string) bool { return !Retired(name) })
}

// Level returns the severity with which a rule runs: its own, the configured one,
// or Off if it does not run.
func (o Options) Level(rules []*Rule, rule *Rule) Severity {
	p, _ := newPlan(rules, o)
	return p.level[rule]
}

// plan is the effect of Options on a list of rules.
type plan struct {
	config   *config.Config
	rules    []*Rule
	level    map[*Rule]Severity
	settings map[*Rule]map[string]float64
}

// newPlan returns the effect of options on rules. It continues after errors and returns
// them joined.
func newPlan(rules []*Rule, o Options) (*plan, error) {
	cfg := o.Config
	if cfg == nil {
		cfg = config.Default()
	}
	p := &plan{config: cfg, rules: rules, level: map[*Rule]Severity{}, settings: map[*Rule]map[string]float64{}}
	for _, rule := range rules {
		p.level[rule] = rule.Severity
		p.settings[rule] = map[string]float64{}
		for _, option := range rule.Options {
			p.settings[rule][option.Name] = option.Default
		}
	}
	var errs []error
	for _, change := range cfg.Lint.Rules {
		if err := p.apply(change); err != nil {
			errs = append(errs, err)
		}
	}
	chosen := o.Select
	if len(chosen) == 0 {
		chosen = cfg.Lint.Select
	}
	selected, unknown := match(rules, chosen)
	errs = append(errs, unknown...)
	ignored, unknown := match(rules, slices.Concat(cfg.Lint.Ignore, o.Ignore))
	errs = append(errs, unknown...)
	for _, rule := range rules {
		if !rule.Always && (ignored[rule] || len(chosen) > 0 && !selected[rule]) {
			p.level[rule] = Off
		}
	}
	return p, errors.Join(errs...)
}

// apply applies one entry of the configuration's list of rules.
func (p *plan) apply(change config.Rule) error {
	rule := Find(p.rules, change.Rule)
	switch {
	case rule == nil && Retired(change.Rule):
		return nil
	case rule == nil:
		return unknownRule(p.rules, change.Rule, false)
	}
	var errs []error
	if change.Level != "" {
		level, ok := ParseSeverity(change.Level)
		switch {
		case !ok:
			message := fmt.Sprintf("rule %s: unknown level %q", rule.Name, change.Level)
			errs = append(errs, &UsageError{message, suggest.Hint(change.Level, severityNames)})
		case rule.Always && level != Error:
			message := fmt.Sprintf("rule %s cannot be set to %s", rule.Name, level)
			errs = append(errs, &UsageError{message, "delete the level: what this rule reports prevents further checks"})
		default:
			p.level[rule] = level
		}
	}
	for _, name := range slices.Sorted(maps.Keys(change.Options)) {
		if err := p.set(rule, name, change.Options[name]); err != nil {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}

// set sets one option of a rule. Names match in any case, because the
// configuration reader changes keys to lower case.
func (p *plan) set(rule *Rule, name string, value any) error {
	var known []string
	for _, option := range rule.Options {
		if !strings.EqualFold(option.Name, name) {
			known = append(known, option.Name)
			continue
		}
		converted, err := option.convert(value)
		if err != nil {
			message := fmt.Sprintf("rule %s: option %s: %s", rule.Name, option.Name, err)
			return &UsageError{message, fmt.Sprintf("leave it out for the default, %v", option.Default)}
		}
		p.settings[rule][option.Name] = converted
		return nil
	}
	err := &UsageError{Message: fmt.Sprintf("rule %s has no option %q", rule.Name, name), Remedy: "delete it: the rule has no options"}
	if len(known) > 0 {
		err.Remedy = suggest.Hint(name, known)
	}
	return err
}

// convert returns a configured value as a number, if the option accepts it.
func (o Option) convert(value any) (float64, error) {
	number, isNumber := value.(float64)
	if n, isInt := value.(int); isInt {
		number, isNumber = float64(n), true
	}
	isWhole := func(number float64) bool { return number == math.Trunc(number) }
	switch {
	case isNumber && o.Min != o.Max && !(o.Min <= number && number <= o.Max): // also NaN
		return 0, fmt.Errorf("%v is not between %v and %v", value, o.Min, o.Max)
	case isWhole(o.Default) && (!isNumber || !isWhole(number)):
		return 0, fmt.Errorf("expected a whole number, found %q", fmt.Sprint(value))
	case !isNumber:
		return 0, fmt.Errorf("expected a number, found %q", fmt.Sprint(value))
	}
	return number, nil
}
