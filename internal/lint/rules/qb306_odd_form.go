package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var oddForm = &lint.Rule{
	Code:     "QB306",
	Name:     "odd-form",
	Summary:  "Checks that the options agree in capital, final stop and code style, all or none, and that no option alone fails to go on with the stem's sentence.",
	Why:      "The one option with a full stop, a small first letter or code style was written at another time than the rest. It stands out, and is often the key.",
	Remedy:   "Write all options in one form: phrases without a stop, or whole sentences with one.",
	Sources:  []string{haladyna2002, haladyna2013},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkOddForm,
	Bad:      example(sample, `"Colebrook-White"`, `"Colebrook-White."`),
	Good:     example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"Manning.", "Hazen-Williams.", "Colebrook-White.", "Green-Ampt."`),
}

func checkOddForm(p *lint.Pass) {
	options := slices.Clone(p.Facts().Options)
	for _, text := range options {
		if speaksOfOthers(&text, &p.Facts().Stem) {
			return // all-of-the-above says so
		}
	}
	found := false
	if odd := misfit(p.Facts()); odd >= 0 {
		found = true
		p.Report(lint.Report{
			At:      optionPlace(p, p.Item, odd),
			Message: fmt.Sprintf("option %s alone does not go on with the stem's sentence", bank.Letters[odd]),
			Hint:    "write all options so that they complete the sentence in one way",
		})
	}
	for _, form := range forms {
		odd, what := outlier(options, form)
		if odd < 0 || what == "is not all code" && outcome.MatchString(options[odd].Prose) {
			continue
		}
		severity := lint.Warning
		if what == "begins with a capital" && !commonWord(p.Facts(), odd) {
			severity = lint.Info // it may be a name
		}
		found = true
		reportOdd(p, odd, what, form.hint, severity)
	}
	for _, form := range looks {
		if found {
			return
		}
		if odd, what := outlier(options, form); what != "" {
			found = true
			reportOdd(p, odd, what, form.hint, lint.Info)
		}
	}
}

// forms are the features that are flaws when one option stands out by them.
var forms = []look{
	{"ends with a stop", "has no stop at its end", "end all options with a stop, or none", endsWithStop},
	{"begins with a small letter", "begins with a capital", "begin all options in the same way", startsSmall},
	{"is all code", "is not all code", "set all options as code, or none", allCode},
	{"has neither letters nor figures", "has letters or figures", "write an answer", wordless},
}

// outlier finds the one option that has a look, or lacks it, and says which; -1
// where none or several do, or where an option can't be told.
func outlier(options []lint.Text, form look) (odd int, what string) {
	var yes, no []int
	for i := range options {
		switch form.is(&options[i]) {
		case is:
			yes = append(yes, i)
		case isNot:
			no = append(no, i)
		default:
			return -1, ""
		}
	}
	switch {
	case len(options) < 3:
		return -1, ""
	case len(yes) == 1:
		return yes[0], form.has
	case len(no) == 1:
		return no[0], form.lacks
	}
	return -1, ""
}

func reportOdd(p *lint.Pass, odd int, what, hint string, severity lint.Severity) {
	p.Report(lint.Report{
		At: optionPlace(p, p.Item, odd), Severity: severity,
		Message: fmt.Sprintf("option %s alone %s", bank.Letters[odd], what),
		Hint:    hint,
	})
}

// wordless finds a dash or a picture among answers; signs are answers to a
// question about signs.
func wordless(t *lint.Text) answer {
	if strings.ContainsAny(t.Raw, "`$") || strings.TrimSpace(t.Raw) == "" {
		return 0
	}
	return answerOf(signs(t))
}

// misfit finds the one option that can't follow the last word of the stem, or -1:
// "narrowing" after "may" or "decided to", where an infinitive stands, "to add"
// after "may" or "by", and "of the ice" after "because", where the others are clauses.
func misfit(facts *lint.Facts) int {
	stem := strings.ToLower(strings.TrimRight(facts.Stem.Prose[max(0, len(facts.Stem.Prose)-40):], " :…._"))
	last := stem[strings.LastIndexByte(stem, ' ')+1:]
	before := strings.TrimSuffix(stem, " "+last)
	infinitive := modalVerbs[last] || last == "to" && beforeTo[before[strings.LastIndexByte(before, ' ')+1:]]
	if !infinitive && last != "because" && last != "by" {
		return -1
	}
	odd := -1
	for i := range facts.Options {
		first := firstWord(strings.ToLower(facts.Options[i].Prose))
		misfits := first == "to" && last != "because" || first == "of" && last == "because" ||
			infinitive && len(first) > 5 && strings.HasSuffix(first, "ing") && !infinitives[first]
		if !misfits {
			continue
		}
		if odd >= 0 {
			return -1
		}
		odd = i
	}
	return odd
}

var (
	// modalVerbs are followed by an infinitive without "to".
	modalVerbs = setOf("can may must should could might will would shall cannot mustn't can't shouldn't won't")
	// beforeTo stand before an infinitive: "is able to", but not "leads to".
	beforeTo = setOf("decided decides decide able unable wants want wanted likely order tries try tried ready allowed supposed forced obliged required advised asked told needs need ought how")
	// infinitives are verbs that end so in themselves.
	infinitives = setOf("string spring")
)

// outcome matches what a program does in place of printing a value.
var outcome = regexp.MustCompile(`(?i)\b(?:errors?|raises?|throws?|nothing|exception|panics?|compile|loops?|crash(?:es)?|undefined|fails?)\b`)

// commonWord says whether an option begins with a word that is no name: one of
// grammar, one in small letters elsewhere in the item, or one by its ending.
func commonWord(facts *lint.Facts, option int) bool {
	word := firstWord(strings.TrimLeft(facts.Options[option].Prose, " *\"“("))
	if len(lint.Normalized(word).Content()) == 0 {
		return true
	}
	texts := append([]lint.Text{facts.Stem, facts.Explanation}, facts.Options...)
	for _, text := range append(texts, facts.Rationales...) {
		if slices.Contains(strings.FieldsFunc(text.Prose, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }), word) {
			return true
		}
	}
	return commonEnding.MatchString(word)
}

var commonEnding = regexp.MustCompile(`(?:ing|ed|tion|sion|ment|ness|ity|ly|ive|ous|able|ible|ful|less)$`)

// answer says whether a text has a form; the zero value, that it can't be told.
type answer int

const (
	is answer = iota + 1
	isNot
)

func answerOf(yes bool) answer {
	if yes {
		return is
	}
	return isNot
}

func endsWithStop(t *lint.Text) answer {
	text := strings.TrimRight(t.Raw, " *\"”)")
	if strings.HasSuffix(text, "!") || strings.HasSuffix(text, "?") {
		return is
	}
	if !strings.HasSuffix(text, ".") {
		return isNot
	}
	if abbreviated.MatchString(text[max(0, len(text)-10):]) {
		return 0 // the stop may be that of the word
	}
	return answerOf(!strings.HasSuffix(text, "..") && !strings.HasSuffix(text, " etc."))
}

// abbreviated matches an abbreviation at the end of a text.
var abbreviated = regexp.MustCompile(`(?:^|[\s(.])(?:Jr|Sr|Inc|Ltd|Co|Corp|Bros|St|No|al|etc|[a-zA-Z]|a\.m|p\.m|U\.S|U\.K|B\.C|A\.D|Ph\.D|approx|cf|vs)\.$`)

// startsSmall can't be told of options that start with a number, code, TeX, or
// a name that is written small, such as pH.
func startsSmall(t *lint.Text) answer {
	raw := strings.TrimLeft(t.Raw, " *\"“(")
	first, size := utf8.DecodeRuneInString(raw)
	word, _, _ := strings.Cut(raw, " ")
	switch {
	case !unicode.IsLetter(first),
		strings.ContainsFunc(word[size:], unicode.IsUpper),
		len(word) == size && first != 'A' && first != 'a',
		strings.ContainsAny(word, "0123456789_="):
		return 0
	}
	return answerOf(unicode.IsLower(first))
}

// areCode says whether every option is code. Lines of code share words by
// their syntax, which gives nothing away.
func areCode(options []lint.Text) bool {
	for i := range options {
		if allCode(&options[i]) != is {
			return false
		}
	}
	return true
}

func allCode(t *lint.Text) answer {
	raw := strings.TrimSpace(t.Raw)
	return answerOf(len(raw) > 2 && raw[0] == '`' && strings.IndexByte(raw[1:], '`') == len(raw)-2)
}
