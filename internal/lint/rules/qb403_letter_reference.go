package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var letterReference = &lint.Rule{
	Code:    "QB403",
	Name:    "letter-reference",
	Summary: "Checks that explanations, rationales and other texts name options by what they say, not by their letters or places.",
	Why: "A letter or a place, such as \"the first option\", is right only as long as nobody moves an option. " +
		"The text also has to be read with the question beside it: in an answer key or a printed list it means nothing.",
	Remedy:   "Name the option by its words: \"the Hazen-Williams equation is for force mains\" in place of \"B is for force mains\".",
	Sources:  []string{haladyna2013, nbme},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkLetterReference,
	Bad:      example(sample, "; Hazen-Williams is for force mains.", ", so option B is wrong."),
	Good:     example(sample, "; Hazen-Williams is for force mains.", "; so do type B gutters and Class A pipes."),
}

const (
	oneLetter   = `\(?([A-D])\b\)?`
	moreLetters = `(?:(?:\s*,\s*|\s*/\s*|,?\s+(?:and|or|&)\s+)\(?[A-D]\b\)?)*`
)

// letterPatterns find letters that name options. The first group, or else the
// whole match, is what the finding points at. An upper-case A is no article
// unless a noun follows, which the patterns leave no room for.
var letterPatterns = []*regexp.Regexp{
	regexp.MustCompile(`((?i:\b(?:options?|answers?|choices?|alternatives?|distractors?))\s+` + oneLetter + moreLetters + `)`),
	regexp.MustCompile(`(?:^|[.!?:;,(]\s*|\b(?i:and|or|so|that|because|why|thus|hence|therefore|while|but|whereas|only|both|since|as|then)\s+)` +
		`(` + oneLetter + moreLetters + `)\s+(?i:is|are|was|were|would\s+be|isn['’]t|aren['’]t|must\s+be|cannot\s+be)\s+` +
		`(?:(?i:also|both|all|not|therefore|thus|the|partly|simply|only|a)\s+)*(?i:correct|incorrect|right|wrong|true|false|best|distractors?|key)\b(?:$|[^\w\s]|\s+(?i:because|since|as|for|answers?|options?|choices?|and|but|here|when|if)\b)`),
	regexp.MustCompile(`(?i:\b(?:answer|key)\s*(?:is|:|=)\s*)(` + oneLetter + `)(?:$|[\s.,;:!?])`),
	regexp.MustCompile(`(?i:\b(?:choose|chose|select|selected|pick|picked|choosing|selecting|picking)\s+)(` + oneLetter + `)(?:$|[.,;:!?]|\s+(?i:because|since|if|when|as)\b)`),
	regexp.MustCompile(`(?i:\b(?:whoever|anyone|those|students|learners|you|who|one|many|some)\s+(?:may\s+have\s+|might\s+have\s+|has\s+|have\s+|had\s+)?(?:chooses?|chose|chosen|picks?|picked|selects?|selected|marks?|marked|ticks?|ticked|takes?|took|guess(?:es|ed)?|answers?|answered)\s+)(` + oneLetter + moreLetters + `)(?:$|[\s.,;:!?])`),
	regexp.MustCompile(`^\s*(\(?[A-D]\))\s+\S`),
	regexp.MustCompile(`(?i:\b(?:options?|answers?|choices?|alternatives?|distractors?|ones?)(?:,|:| such as| like| namely| \()\s*)(` + oneLetter + moreLetters + `)`),
}

// pairPattern finds letters in a list where the item has no things named so.
var pairPattern = regexp.MustCompile(`(?:^|[\s(])([A-D](?:, [A-D])*,? (?:and|or|nor) [A-D])(?:$|[\s,.;:)])|\b(?:than|[Uu]nlike|[Ll]ike|[Cc]ompare|[Ss]ee|both|neither|either|only|confuses?|of answer|that of|under) \(?([A-D])\)?(?:$|[,.;:)]|\s+(?:is|was|which|that|where)\b)`)

// placePatterns find places that name options: "the first and the last option",
// "as with the second choice", "like the one above". A choice or an answer is
// often another one than of the item, and a thing may stand above another.
var placePatterns = []struct {
	found func() *regexp.Regexp
	// other are parts of words by which the item speaks of such things itself.
	other []string
}{
	{lazily(`\b(?i:the|both|either|neither)\s+(` + placeOrdinal + `(?:(?:,\s+|,?\s+(?:and|or|nor)\s+)(?:the\s+)?` + placeOrdinal + `)*\s+(?:two\s+|three\s+)?(?:options?|alternatives?|distractors?))` + nounEnds), []string{"option", "alternative"}},
	{lazily(`\b(?i:the)\s+(` + placeOrdinal + `\s+(?:and|or|nor)\s+(?:the\s+)?` + placeOrdinal + `\s+(?:choices?|answers?))` + nounEnds), []string{"choice", "answer", "question", "vot"}},
	{lazily(`\b(?i:the)\s+((?:options?|answers?|choices?)\s+(?:listed|named|given|mentioned|placed|put)\s+` + placeOrdinal + `)\b`), []string{"option", "answer", "choice"}},
	{lazily(`\b((?i:options?|alternatives?|distractors?)\s+(?:number\s+)?(?:one|two|three|four)(?:(?:,|,?\s+(?:and|or))\s+(?:one|two|three|four))*)` + nounEnds), []string{"option", "alternative"}},
	{lazily(`\b(?i:like|unlike|as\s+with|as\s+in|as\s+for|than|both|contrast\s+to|same\s+as|case\s+of|wrong\s+as)\s+the\s+(` + placeOrdinal + `\s+(?:two\s+)?(?:choices?|answers?))\b`), []string{"choice", "answer", "vot", "question"}},
	{lazily(`\b(?i:the)\s+(` + placeOrdinal + `\s+answers?)(?:[.,;:]|\s+(?:is|are|was|were|would|has|does|takes|gives|holds|applies|forgets|ignores|confuses|mixes)\b|$)`), []string{"answer", "question", "survey"}},
	{lazily(`\b(?i:the|both|all)\s+((?:options?|answers?|choices?|alternatives?|distractors?)\s+(?:just\s+|right\s+|directly\s+)?(?:above|below))(?:[.,;:]|\s+(?:is|are|was|were|would|has|have|does|do|it)\b|$)`), []string{"option", "answer", "choice", "alternative", "menu"}},
	{lazily(`(?:^|[.;:,]\s+)(?i:like|unlike|as\s+with|as\s+in|same\s+as|as|see)\s+(the\s+one\s+(?:just\s+|right\s+)?(?:above|below))(?:[.,;:]|$)`), []string{"above", "below", "upper", "lower", "top", "bottom", "over", "under", "layer", "floor"}},
}

// nounEnds is what follows a noun: the end of a clause or a word of its sentence, a verb
// among them, and not another noun, as in "the first option prices are".
const nounEnds = `(?:$|[.,;:?!)]|\s+(?:is|are|was|were|would|will|has|have|had|does|do|did|can|could|may|might|must|as|too|alone|also|only|here|and|or|but|because|since|when|if|that|which|with|by|on|at|from|gives?|takes?|needs?|leads?|holds?|fits?|says?|means?|names?|describes?|confuses?|ignores?|forgets?|leaves?|uses?|mix(?:es)?|swaps?|applies|apply|fails?|[a-z]{3,}[^s\W]s\s+(?:the|an?|its?|this|that|two|three|no|out|up|only|too))\b)`

const placeOrdinal = `(?:first|second|third|fourth|last|previous|preceding|next)`

// placeSpans finds options that are named by their place, in an item that speaks
// of no such things itself.
func placeSpans(facts *lint.Facts, text *lint.Text) [][2]int {
	if !containsAny(text.Prose, "ption", "nswer", "hoice", "lternative", "istractor", "the one ") {
		return nil
	}
	var found [][2]int
	for _, pattern := range placePatterns {
		for _, m := range pattern.found().FindAllStringSubmatchIndex(text.Prose, -1) {
			if !ofAThing(text.Prose[m[3]:]) && !speaksOf(facts, pattern.other) {
				found = append(found, [2]int{m[2], m[3]})
			}
		}
	}
	return found
}

// ofAThing says whether what follows a noun makes it another one than of the item:
// "the first option of the contract".
func ofAThing(after string) bool {
	return startsAny(after, " of ", " in ", " to ", " for ", " is to ", " was to ")
}

// speaksOf says whether the stem or an option has one of some parts of words.
func speaksOf(facts *lint.Facts, parts []string) bool {
	return containsAny(strings.ToLower(facts.Stem.Raw), parts...) || slices.ContainsFunc(facts.Options, func(o lint.Text) bool { return containsAny(strings.ToLower(o.Raw), parts...) })
}

// isLetter finds a clause that ends with the letter of an option: "the device
// that hides the knowledge is D." Words of letteredNoun name other things so.
var isLetter = lazily(`(?:^|[.;:,]\s+)([^.;:,]*)\s(?:is|was|are|would be) \(?([A-D])\)?(?:$|[.;]|, )`)

func clauseSpans(facts *lint.Facts, text *lint.Text) [][2]int {
	m := isLetter().FindStringSubmatchIndex(text.Prose)
	if m == nil || hasAny(strings.Fields(strings.ToLower(text.Prose[m[2]:m[3]])), letteredNoun) || strings.Contains(text.Raw, "$") || isLetter().FindString(facts.Stem.Raw) != "" {
		return nil
	}
	for _, other := range append([]lint.Text{facts.Stem, facts.Explanation}, append(slices.Clone(facts.Options), facts.Rationales...)...) {
		if other.Raw != text.Raw && namedThing.MatchString(strings.TrimPrefix(other.Raw, "A ")) {
			return nil
		}
	}
	return [][2]int{{m[4], m[5]}}
}

// namedThing matches a letter that names a thing.
var namedThing = regexp.MustCompile(`(?:^|[^\w'])[A-D](?:$|[^\w'.)])`)

// pairSpans finds "A and C" in an item that names nothing else so.
func pairSpans(facts *lint.Facts, text *lint.Text) [][2]int {
	if !hasLetter(text.Prose) {
		return nil
	}
	var found [][2]int
	for _, m := range pairPattern.FindAllStringSubmatchIndex(text.Prose, -1) {
		found = append(found, matchedGroup(m))
	}
	if found == nil || namedThing.MatchString(strings.TrimPrefix(facts.Stem.Raw, "A ")) || strings.Contains(facts.Explanation.Raw, "$") && strings.ContainsAny(facts.Explanation.Raw, "ABCD") && namedThing.MatchString(facts.Stem.Raw) {
		return nil
	}
	for i := range facts.Options {
		if namedThing.MatchString(strings.TrimPrefix(facts.Options[i].Raw, "A ")) {
			return nil
		}
	}
	return found
}

func checkLetterReference(p *lint.Pass) {
	facts := p.Facts()
	stem := strings.ToLower(facts.Stem.Raw)
	findLetters(p, &facts.Explanation, stem, "/explanation", "the explanation")
	guessLetters(p, &facts.Stem, "/q", "the stem")
	for i := range facts.Options {
		if !joinsMarks(lowered(facts.Options[i].Words())) && !speaksOfOthers(&facts.Options[i], &facts.Stem) { // all-of-the-above says so
			guessLetters(p, &facts.Options[i], fmt.Sprintf("/options/%d", i), "the option")
		}
	}
	for i := range facts.Rationales {
		findLetters(p, &facts.Rationales[i], stem, fmt.Sprintf("/rationales/%d", i), "the rationale")
	}
}

func findLetters(p *lint.Pass, text *lint.Text, stem, part, what string) {
	spans := letterSpans(text, stem)
	if len(spans) == 0 {
		spans = pairSpans(p.Facts(), text)
	}
	if len(spans) == 0 && hasLetter(text.Prose) {
		spans = clauseSpans(p.Facts(), text)
	}
	for _, span := range spans {
		p.Report(lint.Report{
			At:      lint.At(p.Path(part)).Within(span[0], span[1]),
			Message: fmt.Sprintf("%s names an option by its letter: %q", what, text.Prose[span[0]:span[1]]),
			Hint:    "name the option by what it says: letters change when options are moved",
		})
	}
	byPlace := placeSpans(p.Facts(), text)
	if len(spans)+len(byPlace) == 0 {
		guessLetters(p, text, part, what)
	}
	for _, span := range byPlace {
		p.Report(lint.Report{
			At:      lint.At(p.Path(part)).Within(span[0], span[1]),
			Message: fmt.Sprintf("%s names an option by its place: %q", what, text.Prose[span[0]:span[1]]),
			Hint:    "name the option by what it says: places change when options are moved",
		})
	}
}

// guessLetters reports what may name an option.
func guessLetters(p *lint.Pass, text *lint.Text, part, what string) {
	for _, span := range guessedSpans(p.Facts(), text) {
		p.Report(lint.Report{
			At: lint.At(p.Path(part)).Within(span[0], span[1]), Severity: lint.Info,
			Message: fmt.Sprintf("%s seems to name an option by its letter or place: %q", what, text.Prose[span[0]:span[1]]),
			Hint:    "name the option by what it says: letters and places change when options are moved",
		})
	}
}

// letterSpans finds the places where a text names options by their letters. stem
// is the stem in small letters.
func letterSpans(text *lint.Text, stem string) [][2]int {
	if !hasLetter(text.Prose) {
		return nil
	}
	var found [][2]int
	for _, pattern := range letterPatterns {
		for _, m := range pattern.FindAllStringSubmatchIndex(text.Prose, -1) {
			span := [2]int{m[2], m[3]}
			inside := func(other [2]int) bool { return span[0] < other[1] && other[0] < span[1] }
			if slices.ContainsFunc(found, inside) || !standsAlone(text.Prose[span[1]:]) {
				continue
			}
			// What the stem itself calls "alternative B" is no option.
			if phrase := text.Prose[span[0]:span[1]]; len(phrase) > 3 && strings.Contains(stem, strings.ToLower(phrase)) {
				continue
			}
			found = append(found, span)
		}
	}
	return found
}

// hasLetter says, at small cost, whether one of the letters stands by itself.
func hasLetter(text string) bool { return hasLetterFrom('A', text) }

// hasLetterFrom is the same for the letters from one on: an A alone is most
// often an article.
func hasLetterFrom(first byte, text string) bool {
	for i := 0; i < len(text); i++ {
		if first <= text[i] && text[i] <= 'D' && !wordByte(at(text, i-1)) && !wordByte(at(text, i+1)) {
			starts := i == 0 || i > 1 && text[i-1] == ' ' && strings.IndexByte(".?!:;", text[i-2]) >= 0
			if text[i] == 'A' && starts && i+1 < len(text) && text[i+1] == ' ' && !afterLetter[firstWord(text[i+2:])] {
				continue // an article at the start of a sentence
			}
			return true
		}
	}
	return false
}

// afterLetter are the words that may follow an A that is a letter.
var afterLetter = setOf(`is are was were and or nor & would must cannot isn't isn’t aren't aren’t as because since if when for but also with to has does only both above below`)

func wordByte(c byte) bool { return isASCIILetter(c) || isDigit(c) }

// standsAlone says whether the letter before this text is a word of its own:
// not the A of A-1 or of A's.
func standsAlone(after string) bool {
	r, size := utf8.DecodeRuneInString(after)
	if r != '-' && r != '\'' && r != '’' && r != '.' && r != '_' {
		return true
	}
	next, _ := utf8.DecodeRuneInString(after[size:])
	return !unicode.IsLetter(next) && !unicode.IsDigit(next)
}
