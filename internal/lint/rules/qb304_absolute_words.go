package rules

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/cues"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var absoluteWords = &lint.Rule{
	Code:    "QB304",
	Name:    "absolute-words",
	Summary: "Checks that words such as always and never stand in the key and in distractors alike, or in neither.",
	Why: "Few statements about the real world hold without exception, and test-wise learners know it: " +
		"they cross out options with \"always\" and \"never\". An absolute word in the key alone gives it away to those who know that the item is about a strict rule. " +
		"Two distractors or more that claim something of all or none of a kind, as the key does not, are noted.",
	Remedy:   "Say under which condition the option holds, or use the word in key and distractors alike.",
	Sources:  []string{haladyna2002, nbme, moore2023},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkAbsoluteWords,
	Bad:      example(sample, `"Green-Ampt"`, `"Always Green-Ampt"`),
	Good:     example(sample, `"Green-Ampt"`, "\"`always` Green-Ampt\""),
}

func checkAbsoluteWords(p *lint.Pass) {
	options, key := p.Facts().Options, p.Question().Key()
	var inKey, inDistractors int
	places := make([][][]int, len(options))
	for i := range options {
		places[i] = cues.Absolutes(&options[i])
		switch {
		case len(places[i]) == 0:
		case i == key:
			inKey++
		default:
			inDistractors++
		}
	}
	if inKey == 0 && inDistractors == 0 {
		reportClaims(p)
		return
	}
	if inKey > 0 == (inDistractors > 0) || inKey == 0 && exception(p.Facts().Stem.Prose) != nil {
		return
	}
	where := "in distractors, not in the key"
	if inKey > 0 {
		where = "in the key alone"
	}
	for i := range options {
		for _, span := range places[i] {
			p.Report(lint.Report{
				At:      lint.At(p.Path(fmt.Sprintf("/options/%d", i))).Within(span[0], span[1]),
				Message: fmt.Sprintf("absolute word %q %s", options[i].Prose[span[0]:span[1]], where),
				Hint:    "name the condition under which the option holds",
			})
		}
	}
}

// reportClaims notes options that claim something of all of a kind, when the key
// does not and two distractors do: one may just count things.
func reportClaims(p *lint.Pass) {
	options, key := p.Facts().Options, p.Question().Key()
	// A key that says "some" limits what the others say of all.
	limited := key >= 0 && limiting[firstWord(strings.ToLower(options[key].Prose))]
	var found []int
	for i := range options {
		if !claimsAll(&options[i], limited) {
			continue
		}
		if i == key {
			return
		}
		found = append(found, i)
	}
	if len(found) < 2 || exception(p.Facts().Stem.Prose) != nil {
		return
	}
	for _, i := range found {
		p.Report(lint.Report{
			At: optionPlace(p, p.Item, i), Severity: lint.Info,
			Message: fmt.Sprintf("option %s claims something without exception, as the key does not", bank.Letters[i]),
			Hint:    "name the condition under which the option holds",
		})
	}
}

var limiting = setOf("some most many few several usually often sometimes")

// claimsAll says whether an option is a sentence on all or none of a kind, or, where the
// key is limited, begins like one.
func claimsAll(option *lint.Text, limited bool) bool {
	if len(option.Prose) < 120 && sweeping().MatchString(option.Prose) {
		return true
	}
	switch firstWord(strings.ToLower(option.Prose)) {
	case "every", "all", "any", "no", "none", "nobody", "nothing", "everyone", "everybody", "everything", "not":
		return ofAll().MatchString(option.Prose) || limited
	}
	return containsAny(option.Prose, " only ") && onlyWhenNone().MatchString(option.Prose)
}

var (
	// sweeping matches what goes too far in an adjective or a turn of phrase.
	sweeping = lazily(`(?i)\b(?:(?:total|complete|perfect|absolute|instant|unlimited|unconditional|guaranteed|permanent|universal) (?:\pL+ )?(?:protection|independence|suitability|freedom|immunity|safety|security|certainty|control|absence|loss|removal|elimination|success|accuracy|ban|prevention|cure|recovery|relief|destruction|agreement|equality|trust|silence|failure)|whatsoever|every single|each and every|in any situation|at all times|for ever|forever|everywhere|everyone|everybody|nobody|(?:cannot|can|not|never|nobody|one) ever|guarantees? (?:that|the)|cannot possibly|whenever)\b`)
	// ofAll matches a kind with a verb that says what holds for all of it.
	ofAll = lazily(`(?i)^\W*(?:every|all|any|no|none|nobody|nothing|everyone|everybody|everything|not (?:one|a single))\b.*?\b(?:is|are|was|were|must|can|cannot|could|will|would|may|might|shall|should|has to|have to|has|have|does|do|needs?|gets?)\b`)
	// onlyWhenNone matches a rule without exception: "only moves when no one is near".
	onlyWhenNone = lazily(`(?i)\bonly (?:\w+ ){1,4}(?:when|if|where|after|once|while) (?:no|nobody|none|nothing|every|all|everyone|everybody)\b`)
)
