package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var equalOptions = &lint.Rule{
	Code:    "QB301",
	Name:    "equal-options",
	Summary: "Checks that no two options of a question are the same but for case, space, punctuation or form of character.",
	Why: "Two equal options can't both be wrong if one is right, and neither can be right alone: " +
		"either the question has two keys, or the learner strikes both out without knowing anything.",
	Remedy:   "Reword one of them, or put another distractor in its place.",
	Sources:  []string{haladyna2002, haladyna2013},
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkEqualOptions,
	Bad:      example(sample, `"Green-Ampt"`, `"hazen williams"`),
	Good:     example(sample),
}

func checkEqualOptions(p *lint.Pass) {
	options, stem := p.Facts().Options, p.Facts().Stem.Prose
	for j := range options {
		for i := range j {
			if !sameText(&options[i], &options[j]) && (!sameWithoutSpaces(&options[i], &options[j]) && !sameWithoutMarks(&options[i], &options[j]) || asksForSpelling.MatchString(stem)) {
				continue
			}
			how := ""
			if options[i].Raw != options[j].Raw {
				how = ", case, space and punctuation apart"
			}
			p.Report(lint.Report{
				At:      optionPlace(p, p.Item, j),
				Message: fmt.Sprintf("option %s equals option %s%s", bank.Letters[j], bank.Letters[i], how),
				Hint:    "reword one of them, or put another distractor in its place",
				Related: []lint.Note{{At: optionPlace(p, p.Item, i), Message: "option " + bank.Letters[i]}},
			})
			break
		}
	}
}

// sameText compares normal forms; texts of nothing but punctuation have an
// empty one and are compared as they are.
func sameText(a, b *lint.Text) bool {
	if a.Normal == "" || b.Normal == "" {
		return strings.TrimSpace(a.Raw) == strings.TrimSpace(b.Raw)
	}
	if caseTells(a, b) {
		return false
	}
	return a.Normal == b.Normal && sameList(a.Raw, b.Raw) || unhyphened(a) == unhyphened(b)
}

// caseTells says whether two texts differ in case where it tells: in code that
// is no query, and in a flag, -d and -D.
func caseTells(a, b *lint.Text) bool {
	if allCode(a) == is && allCode(b) == is && a.Raw != b.Raw && strings.EqualFold(a.Raw, b.Raw) {
		return !query.MatchString(a.Raw)
	}
	return strings.Contains(a.Raw, "-") && !slices.Equal(flagLetters.FindAllString(a.Raw, -1), flagLetters.FindAllString(b.Raw, -1))
}

// query matches SQL, whose words may be in capitals or not.
var query = regexp.MustCompile("(?i)^`\\s*(?:select|insert|update|delete|create|alter|drop|with)\\b")

var flagLetters = regexp.MustCompile(`(?:^|\s|` + "`" + `)-[a-zA-Z]\b`)

// sameWithoutMarks says whether two texts are the same but for the stars or lines
// that set words in italics: "*Terra nigra*". In code they tell.
func sameWithoutMarks(a, b *lint.Text) bool {
	if !strings.ContainsAny(a.Raw+b.Raw, "*_") || strings.ContainsAny(a.Raw+b.Raw, "`$") {
		return false
	}
	x, y := lint.NewText(italics().ReplaceAllString(a.Raw, "$1$2$3$4")), lint.NewText(italics().ReplaceAllString(b.Raw, "$1$2$3$4"))
	return x.Normal != "" && x.Normal == y.Normal
}

var italics = lazily(`(^|[\s("“])(?:\*(\pL[^*]*[\pL.)])\*|_(\pL[^_]*[\pL.)])_)($|[\s).,;:"”])`)

// sameList says whether two texts, if both are lists, join the same words by
// hyphens: "SYN, SYN-ACK, ACK" is another order than "SYN-ACK, SYN, ACK".
func sameList(a, b string) bool {
	if !strings.Contains(a, ",") || !strings.Contains(b, ",") || !strings.Contains(a, "-") {
		return true
	}
	words := func(text string) []string { return strings.Fields(strings.ReplaceAll(text, ",", " ")) }
	return slices.EqualFunc(words(a), words(b), func(x, y string) bool { return strings.Contains(x, "-") == strings.Contains(y, "-") })
}

// unhyphened is the normal form with words joined that a hyphen parts:
// "run-time" is "runtime".
func unhyphened(t *lint.Text) string {
	if !strings.Contains(t.Prose, "-") || strings.ContainsAny(t.Prose, "0123456789") {
		return t.Normal
	}
	joined := lint.NewText(betweenLetters.ReplaceAllString(t.Raw, "$1$2"))
	return joined.Normal
}

var betweenLetters = regexp.MustCompile(`(\pL)-(\pL)`)

// asksForSpelling marks a stem that asks how something is written or set.
var asksForSpelling = regexp.MustCompile(`(?i)\b(?:spac(?:e|es|ed|ing)|whitespace|spell(?:ed|ing|s)?|written|hyphen\w*|format\w*|indent\w*|gofmt|typeset|grammar\w*|punctuat\w*|italic\w*|markdown|markup|asterisks?|wildcards?|globs?)\b`)

// optionPlace is the place of an option of an item.
func optionPlace(p *lint.Pass, item, option int) lint.Place {
	return lint.At(p.PathOf(item, fmt.Sprintf("/options/%d", option)))
}
