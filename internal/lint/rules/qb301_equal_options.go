package rules

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
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
			if !sameText(&options[i], &options[j]) && !sameNumber(options[i].Raw, options[j].Raw) && !samePair(&options[i], &options[j], stem) && (!sameWithoutSpaces(&options[i], &options[j]) && !sameWithoutMarks(&options[i], &options[j]) || asksForSpelling.MatchString(stem)) {
				continue
			}
			how := ""
			if options[i].Raw != options[j].Raw {
				how = ", case, space and punctuation apart"
			}
			severity := lint.Error
			if samePair(&options[i], &options[j], stem) {
				severity = lint.Info // the order may tell
			}
			p.Report(lint.Report{
				At: optionPlace(p, p.Item, j), Severity: severity,
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
	if caseTells(a, b) || a.Raw != b.Raw && withoutSpaces(a.Raw) != withoutSpaces(b.Raw) && (codeLike.MatchString(a.Raw) || codeLike.MatchString(b.Raw)) {
		return false
	}
	return a.Normal == b.Normal && sameList(a.Raw, b.Raw) || unhyphened(a) == unhyphened(b)
}

// sameNumber says whether two texts are one number, written in two ways of which one at
// least is no plain one: 1/2 and 0.5, two and 2, 50 % and 0.5; or one ratio: 4:3 and 8:6.
func sameNumber(a, b string) bool {
	x, how := readNumber(a)
	y, other := readNumber(b)
	return how != "" && other != "" && (how == "ratio") == (other == "ratio") && !(how == "plain" && other == "plain") && x > 0 && near(x, y, 1e-9)
}

var aFraction = regexp.MustCompile(`^(\d{1,6}(?:\.\d+)?|\.\d+)(?:\s*([/:])\s*(\d{1,6}(?:\.\d+)?)|\s+to\s+(\d{1,6})|(\s*\\?%)|\s*\^\s*\{?(\d)\}?)?$`)

// readNumber gives the value of a text that is a number, a fraction or ratio of two, a
// percentage, a power, or a number in words, and which of them it is; "" for anything else.
func readNumber(text string) (value float64, how string) {
	text = strings.ToLower(strings.TrimRight(strings.TrimLeft(text, " $*"), " $.*"))
	if value, ok := spelledFractions[text]; ok {
		return value, "words"
	}
	if digits, ok := spelledNumbers[text]; ok && len(text) > 2 {
		value, _ = strconv.ParseFloat(digits, 64)
		return value, "words"
	}
	m := aFraction.FindStringSubmatch(text)
	if m == nil {
		return 0, ""
	}
	value, _ = strconv.ParseFloat(m[1], 64)
	switch {
	case m[2] != "" || m[4] != "":
		divisor, _ := strconv.ParseFloat(m[3]+m[4], 64)
		if divisor == 0 {
			return 0, ""
		}
		if m[2] == "/" {
			return value / divisor, "fraction"
		}
		return value / divisor, "ratio"
	case m[5] != "":
		return value / 100, "percentage"
	case m[6] != "":
		power, _ := strconv.ParseFloat(m[6], 64)
		return math.Pow(value, power), "power"
	}
	return value, "plain"
}

// spelledFractions are fractions in words, and those of one sign.
var spelledFractions = map[string]float64{
	"half": .5, "a half": .5, "one half": .5, "½": .5, "a third": 1. / 3, "one third": 1. / 3, "two thirds": 2. / 3, "a quarter": .25, "one quarter": .25, "¼": .25, "three quarters": .75, "¾": .75, "a tenth": .1, "one tenth": .1,
	"a hundred": 100, "one hundred": 100, "a thousand": 1000, "one thousand": 1000,
}

// samePair says whether two texts join the same two things in another order: "rook
// and bishop". An order that is asked for, or told by a word, makes them differ.
func samePair(a, b *lint.Text, stem string) bool {
	x, y := strings.Fields(strings.ToLower(a.Normal)), strings.Fields(strings.ToLower(b.Normal))
	if len(x) != len(y) || len(x) > 7 || strings.ContainsAny(a.Raw, "0123456789`()") || strings.Contains(stem, " and ") || inOrder.MatchString(stem) || respective.MatchString(stem) {
		return false
	}
	i, j := slices.Index(x, "and"), slices.Index(y, "and")
	return i > 0 && j > 0 && slices.Equal(x[:i], y[j+1:]) && slices.Equal(x[i+1:], y[:j])
}

// respective marks a stem in which two things of an answer have their own places.
var respective = regexp.MustCompile(`(?i)\b(?:respective\w*|each|former|latter|from .* to|first|then|between)\b`)

// codeLike matches a sign of code: `pt[1]` is not `pt(1)`, with backticks or without.
var codeLike = regexp.MustCompile(`[\[\]{};=@#<>&|\\!]|\w\(`)

// withoutSpaces is a text in small letters, without spaces and a stop at its end.
func withoutSpaces(text string) string {
	return strings.TrimSuffix(strings.ToLower(strings.Join(strings.Fields(text), "")), ".")
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
