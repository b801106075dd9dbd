package lint

import (
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/config"
)

func TestRuleSelection(t *testing.T) {
	tests := []struct {
		name            string
		selects, ignore []string // flags
		config          config.Lint
		want            string
	}{
		{"all", nil, nil, config.Lint{}, "QB001 QB011 QB012 QB901 QB902 QB903"},
		{"select a name, keep rules that always run", []string{"pairs"}, nil, config.Lint{}, "QB001 QB902"},
		{"select a prefix", []string{"QB9"}, nil, config.Lint{}, "QB001 QB901 QB902 QB903"},
		{"select in lower case", []string{"qb901", "PAIRS"}, nil, config.Lint{}, "QB001 QB901 QB902"},
		{"ignore after select", []string{"QB9"}, []string{"QB902"}, config.Lint{}, "QB001 QB901 QB903"},
		{"ignore rules that always run", nil, []string{"QB"}, config.Lint{}, "QB001"},
		{"flag instead of the configured selection", []string{"pairs"}, nil, config.Lint{Select: []string{"shout"}}, "QB001 QB902"},
		{"flag and configured ignores", nil, []string{"pairs"}, config.Lint{Ignore: []string{"shout"}}, "QB001 QB011 QB012 QB903"},
		{"off", []string{"QB9"}, nil, config.Lint{Rules: []config.Rule{{Rule: "shout", Level: "off"}}}, "QB001 QB902 QB903"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			cfg := config.Default()
			cfg.Lint = test.config
			options := Options{Config: cfg, Select: test.selects, Ignore: test.ignore}
			if err := options.Validate(rules); err != nil {
				t.Fatal(err)
			}
			got := ""
			for _, rule := range rules {
				if options.Level(rules, rule) != Off {
					got += " " + rule.Code
				}
			}
			same(t, " "+test.want, got)
		})
	}
}

func TestValidateNamesEveryError(t *testing.T) {
	cfg := config.Default()
	cfg.Lint.Ignore = []string{"shoot"}
	cfg.Lint.Rules = []config.Rule{
		{Rule: "paris"},
		{Rule: "shape", Level: "off"},
		{Rule: "shout", Level: "warn"},
		{Rule: "shout", Options: map[string]any{"mots": 1}},
		{Rule: "shout", Options: map[string]any{"most": "many"}},
		{Rule: "shout", Options: map[string]any{"most": 1.5}},
		{Rule: "shout", Options: map[string]any{"most": 10}},
		{Rule: "pairs", Options: map[string]any{"most": 1}},
	}
	err := Options{Config: cfg, Select: []string{"QB7", "nothing-like-it"}}.Validate(rules)
	var got []string
	collect(err, &got)
	same(t, []string{
		`unknown rule "paris": did you mean "pairs"?`,
		`rule shape cannot be set to off: delete the level: what this rule reports prevents further checks`,
		`rule shout: unknown level "warn": use one of off, info, warning, error`,
		`rule shout has no option "mots": did you mean "most"?`,
		`rule shout: option most: expected a whole number, found "many": leave it out for the default, 0`,
		`rule shout: option most: expected a whole number, found "1.5": leave it out for the default, 0`,
		`rule shout: option most: 10 is not between 0 and 9: leave it out for the default, 0`,
		`rule pairs has no option "most": delete it: the rule has no options`,
		`unknown rule "QB7": use the name, code or code prefix of a rule, such as QB3: "swmmquiz lint --rules" lists them`,
		`unknown rule "nothing-like-it": use the name, code or code prefix of a rule, such as QB3: "swmmquiz lint --rules" lists them`,
		`unknown rule "shoot": did you mean "shout"?`,
	}, got)
}

// collect appends the message and hint of each joined error to messages.
func collect(err error, messages *[]string) {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, err := range joined.Unwrap() {
			collect(err, messages)
		}
		return
	}
	var usage *UsageError
	if errors.As(err, &usage) {
		*messages = append(*messages, fmt.Sprintf("%s: %s", usage, usage.Hint()))
	}
}

func TestRetired(t *testing.T) {
	cfg := config.Default()
	cfg.Lint.Rules = []config.Rule{{Rule: "dash", Level: "off"}, {Rule: "shout"}}
	options := Options{Config: cfg, Ignore: []string{"qb512", "pairs"}}
	if err := options.Validate(rules); err != nil {
		t.Error(err)
	}
	same(t, []string{"qb512", "dash"}, options.Retired())
}

func TestLookup(t *testing.T) {
	if rule, err := Lookup(rules, "qb902"); err != nil || rule != pairs {
		t.Errorf("got %v, %v, want pairs", rule, err)
	}
	if _, err := Lookup(rules, "QB904"); err == nil || err.(*UsageError).Remedy != `did you mean "QB901"?` {
		t.Errorf("got %#v, want a hint that suggests QB901", err)
	}
}

func TestOptionLimits(t *testing.T) {
	option := Option{Default: 0.5, Min: 0, Max: 1}
	for _, value := range []any{0, 1, 0.25} {
		if _, err := option.convert(value); err != nil {
			t.Errorf("%v: %v", value, err)
		}
	}
	for _, value := range []any{-0.1, 2, math.NaN(), math.Inf(1)} {
		if _, err := option.convert(value); err == nil {
			t.Errorf("%v is accepted", value)
		}
	}
}
