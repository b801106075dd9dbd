package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var allOfTheAbove = &lint.Rule{
	Code:    "QB302",
	Name:    "all-of-the-above",
	Summary: "Checks that no option stands for other options: all or none of the above, both A and B, A and C only.",
	Why: "Who knows that two options are right knows that \"all of the above\" is; who knows that one is wrong can strike it out. " +
		"Either way half the knowledge earns the whole point. Combinations of letters (complex multiple-choice, type K) add a logic puzzle, " +
		"and all of them break when the order of the options changes.",
	Remedy:   "Ask for one fact, and write four options that each say it. Where several statements are true, ask which set is.",
	Sources:  []string{haladyna2002, haladyna2013, nbme, moore2023},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkAllOfTheAbove,
	Bad:      example(sample, `"Green-Ampt"`, `"Both A and C"`),
	Good: example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?", "Which soils of the NRCS drain best?",
		`"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"Group A", "Groups B and C", "Group C", "Group D"`),
}

var (
	collective = lazily(`^(all|none|any|both|neither|each|either)( one)?( of)?( the| these| those)?( \w+)? above\b|` +
		`^(all|none|any|both|neither|each|either)( of)? (these|those|them|the others?|(these|those) \pL+|the other (options|answers|choices)|(the |these |those )?(options|answers|choices|statements|responses)( listed| given| below)?)( (is|are)( all)? \w+)?$|` +
		`^(all|every one|none|neither) (three|four)?( of)? ?(these|those|them)( three| four)?( \pL+)?$|^all (three|four)( \pL+)?$|` +
		`^(both|neither)( of)?( the)? (first|last|former|latter) (two|three)( (options|answers|choices))?$|^(all|none|any) of the (first|last) (two|three)( (options|answers|choices))?$|^(the )?(first|last) (two|three) (options|answers|choices)$|` +
		`^(both|neither)$|` +
		`^(every one|not any|not one|no one|any one|each one)( of)? (these|those|them)( here| alike| together)?$|` +
		`^(no|not any|none|any|all|every|each)( one)?( of)?( the| these| those)?( \pL+){0,3} (named|listed|given|mentioned|shown|offered|stated|suggested) (here|above|below)$`)
	// byPlace matches an option that names others by their place: "the first two
	// alike", "the first and the third".
	byPlace = lazily(`^((both|either|neither|any|all|none|only|just|each)( one)?( of)? )?(the )?` +
		`(` + anOrdinal + ` (and|or|nor|&|plus) (the )?` + anOrdinal + `|(first|last|former|latter) (two|three|pair))` +
		`( (ones?|options?|answers?|choices?|of (these|those|them)|named|listed|given|alike|together|combined|equally|alone|only|here|above))*$`)
	anOrdinal = `(first|second|third|fourth|last|former|latter)`
	// inPlaces marks a stem about things that are told by their place.
	inPlaces = lazily(`(?i)\b(?:order|sequence|brothers?|sisters?|sons?|daughters?|wives|digits?|letters?|syllables?|words?|movements?|lines?|stanzas?|verses?|rows?|columns?|bits?|bytes?|terms?|quarters?|quartiles?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weeks?|days?|months?|rounds?|laws?|amendments?)\b`)
	letters  = `([a-d])((,? (and|or|nor|&) |,? |/| \+ )([a-d]))+`
	combined = regexp.MustCompile(`^(both |only |either |neither |(options?|answers?|choices?) )*` + letters + `( only| both| above| (is|are) \w+)*$|^only [a-d]$|^[a-d] only$`)
	// otherLetters matches letters joined of which some may name no option.
	otherLetters = regexp.MustCompile(`^[a-z]{1,2}([+-]|\d)?(,? (and|or|nor|&) [a-z]{1,2}([+-]|\d)?)+$`)
	bareLetter   = regexp.MustCompile(`^[a-d]$`)
	// statementList matches an option that combines numbers of statements, and
	// numbered a stem that has such.
	aStatement    = `(i{1,3}|iv|v|[1-5])`
	statementList = regexp.MustCompile(`^(both |only |neither |statements? )*` + aStatement + `((,? (and|or|nor|&) |,? )` + aStatement + `)+( only)?$`)
	numbered      = regexp.MustCompile(`(?s)(^|[\s(])((I|II|III)[.):]|1[.):] .*[\s(]2[.):] )`)
)

func checkAllOfTheAbove(p *lint.Pass) {
	options := p.Facts().Options
	normal := make([]string, len(options))
	named := false // the letters may be names of things: soil groups A and B
	for i := range options {
		normal[i] = strings.ToLower(options[i].Normal)
		named = named || !collects(normal[i]) || !combined.MatchString(normal[i]) && !bareLetter.MatchString(normal[i]) && !collective().MatchString(normal[i])
	}
	if slices.ContainsFunc(normal, func(text string) bool {
		return len(text) < 20 && otherLetters.MatchString(text) && !combined.MatchString(text)
	}) {
		named = false // blood types: "A or B", "AB or O"
	}
	statements := strings.ContainsAny(p.Facts().Stem.Raw, "I1") && numbered.MatchString(p.Facts().Stem.Raw)
	for i, text := range normal {
		how := ""
		if !collects(text) && !containsAny(text, " and ", " nor ", " or ") {
			continue
		}
		switch {
		case collective().MatchString(text) && !(counting.MatchString(text) && numbersOfThings(normal)):
			how = "stands for the other options"
		case byPlace().MatchString(text) && placesOptions(p.Facts().Stem.Prose, normal, i):
			how = "names other options by their place"
		case named && combined.MatchString(text):
			how = "combines other options by their letters"
		case combinesOthers(normal, i):
			how = "combines other options"
		case statements && statementList.MatchString(text):
			how = "combines statements of the stem by their numbers"
		default:
			continue
		}
		p.Report(lint.Report{
			At:      optionPlace(p, p.Item, i),
			Message: fmt.Sprintf("option %s, %q, %s", bank.Letters[i], clip(options[i].Raw), how),
			Hint:    "write an option that says what it means, and ask for one fact",
		})
	}
}

// collects says, at small cost, whether an option may stand for others: by its
// first word.
func collects(text string) bool {
	first := firstWord(text)
	return len(first) <= 3 || collecting[first] || strings.IndexByte(first, '/') > 0
}

var collecting = setOf("all none any both neither each either every only just first second third fourth last former latter options option answers answer choices choice statements statement")

// placesOptions says whether places in an option can be those of the options: no
// other option has any, and the stem asks for nothing that has an order.
func placesOptions(stem string, normal []string, i int) bool {
	if inPlaces().MatchString(stem) {
		return false
	}
	for j, text := range normal {
		if j != i && hasAny(strings.Fields(text), inOrderWords) {
			return false
		}
	}
	return true
}

var inOrderWords = setOf("first second third fourth fifth last former latter middle next final")

var counting = regexp.MustCompile(`^(?:all|none) (?:of )?(?:three|four|five|the three|the four|them)$`)

// numbersOfThings says whether options count things: "None", "One", "Two", "All three".
func numbersOfThings(normal []string) bool {
	return slices.ContainsFunc(normal, func(text string) bool { return numerals[text] || isDigit(at(text, 0)) })
}

var numerals = setOf("one two three four five six seven eight nine ten")

// bothParts are the parts of "both X and Y", "neither X nor Y" and "X and Y".
var bothParts = regexp.MustCompile(`^(both |neither |either )?(?:of )?(.+?) (and|nor|or) (.+)$`)

// ordinals name options by their place.
var ordinals = regexp.MustCompile(`^(?:the )?(?:first|second|third|fourth|former|latter)(?: (?:one|option|answer))?$`)

// combinesOthers says whether an option is "both X and Y" of two others, in
// about their words, or "X and Y" in just these.
func combinesOthers(normal []string, i int) bool {
	if !containsAny(normal[i], " and ", " nor ", " or ") {
		return false
	}
	m := bothParts.FindStringSubmatch(normal[i])
	if m == nil || m[1] == "" && m[3] != "and" {
		return false
	}
	found := map[int]bool{}
	for n, part := range []string{m[2], m[4]} {
		if m[1] != "" && ordinals.MatchString(part) {
			found[-1-n] = true
			continue
		}
		for j, other := range normal {
			if j != i && !found[j] && (sameName(other, part) || m[1] != "" && !strings.HasPrefix(other, m[1]) && allWords(part, other)) {
				found[j] = true
				break
			}
		}
	}
	return len(found) == 2
}

func sameName(a, b string) bool {
	return strings.TrimPrefix(a, "the ") == strings.TrimPrefix(b, "the ")
}

// allWords says whether an option has all words of a part that carry meaning: "clean lamps" in "cleaning the lamps".
func allWords(part, option string) bool {
	words := lint.Normalized(part).Content()
	return len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(lint.Normalized(option).Content(), w) })
}

// clip shortens a text for a message.
func clip(text string) string {
	const most = 60
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	return string(runes[:most-1]) + "…"
}
