package rules

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var missingExplanation = &lint.Rule{
	Code:    "QB402",
	Name:    "missing-explanation",
	Summary: "Checks that the explanation is there, long enough to teach something, and does more than send the reader elsewhere.",
	Why: "Feedback that says why an answer is right or wrong is what makes a quiz teach; \"correct\" alone does little. " +
		"An explanation of a few words can only repeat the key, and \"see chapter 3\" explains nothing here.",
	Remedy:   "Say why the key is right, from which principle, and what the likely mistake was.",
	Sources:  []string{shute2008, haladyna2013},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Options:  []lint.Option{{Name: "minLength", Default: 40, Min: 1, Max: 10000, Doc: "the fewest characters that an explanation may have"}},
	Check:    checkMissingExplanation,
	Bad: example(sample, "Open channels and partly full pipes follow Manning's equation; Hazen-Williams is for force mains.",
		"It is Manning's equation."),
	Good: example(sample),
}

func checkMissingExplanation(p *lint.Pass) {
	text := &p.Facts().Explanation
	least := p.Int("minLength")
	var message string
	switch {
	case text.Normal == "":
		message = "the explanation is empty"
	case text.Length < least:
		message = fmt.Sprintf("the explanation has %d characters, expected %d or more", text.Length, least)
	case sendsElsewhere(text.Raw), onlyLink(text):
		message = "the explanation only sends the reader elsewhere"
	default:
		return
	}
	p.Report(lint.Report{
		At:      lint.At(p.Path("/explanation")),
		Message: message,
		Hint:    "say why the key is right, and what leads to the other options",
	})
}

// onlyLink says whether a text is addresses with a word or two.
func onlyLink(t *lint.Text) bool {
	found := linksIn(t.Prose)
	words, from := 0, 0
	for _, span := range found {
		words += len(strings.Fields(t.Raw[from:span[0]]))
		from = span[1]
	}
	return len(found) > 0 && words+len(strings.Fields(t.Raw[from:])) < 4
}

// sendsElsewhere says whether each sentence of a text does no more than name a
// place where the matter is explained.
func sendsElsewhere(text string) bool {
	if len(text) > 200 || !namesSource(text) {
		return false
	}
	start := 0
	for _, b := range sentenceBreaks(text) {
		sentence := strings.TrimSpace(text[start:b[0]])
		start = b[1]
		if sentence != "" && !(namesSource(sentence) && (sends(sentence) || bareSource().MatchString(sentence) || covering().MatchString(sentence) || covered().MatchString(sentence) && !containsAny(sentence, laws...))) {
			return false
		}
	}
	return true
}

const numberedPart = `(?:lecture|slide|chapter|section|unit|lesson|module|week|page|pp?\.)s? \d+(?:\.\d+)*(?:(?: to |-|–)\d+)?`

var (
	// sending begins a command to look something up, covered says where something
	// was explained, and covering which part of a book explains it.
	sending = lazily(`(?i)^(?:please |also |just |for (?:the |an? |more |further )?(?:\w+ )?(?:details?|explanations?|reasons?|information|more|background|answers?|this)(?: on this)?[, ]+)*(?:see|refer|consult|read|reread|cf\.|review|revisit|watch|look (?:up|at|in|into)|check|turn to|go (?:back )?to)\b[^;:]*$`)
	covered = lazily(`(?i)^(?:(?:as )?(?:(?:this|it|that|all this|the (?:\w+ ){0,2}(?:topic|subject|matter|point|material|reason|explanation|concept|question|background)) )?(?:(?:we|you) )?(?:(?:have|has|had|was|were|is|are|will|be|been) )*(?:already |fully |also |all )?(?:covered|discussed|explained|shown|treated|dealt with|seen|saw|learn(?:ed|t)|studied|taught|described|mentioned|went over|gone over)(?: (?:this|it|that))?(?: (?:in (?:detail|full|depth)|at length|fully|already|together))?|` +
		`(?:the |an? |more |further )*(?:\w+ )?(?:answer|explanation|reason|details?|information) (?:(?:is|are|can|may|will|be|to) )+(?:found|given|looked up)) (?:in|on|at|during)\b[^,;:]*(?:, (?:slides?|pages?|pp?\.|sections?|chapters?) [^,;:]*)*$`)
	// bareSource matches a place alone: "Lecture 4, slides 12 to 20, of the course."
	bareSource = lazily(`(?i)^(?:the )?` + numberedPart + `(?:(?:,| and| to) (?:` + numberedPart + `|\d+))*,?(?: (?:of|in|from) (?:the|our|your) (?:\w+ ){0,3}\w+)?\.?$`)

	covering = lazily(`(?i)^(?:the |our |your )?[^,;:]{3,40}? (?:explains?|covers?|discuss(?:es)?|shows?|treats?|gives?|has|have|deals? with|describes?) (?:this|it|that|why|the (?:answer|reason|details?|explanation)|all (?:this|the details))(?: (?:fully|in (?:detail|full|depth)|at length|too|as well))?\.?$`)
)

// sends says whether a sentence is a command to look something up and no more.
func sends(sentence string) bool {
	return sending().MatchString(sentence) && !hasAny(strings.Fields(strings.ToLower(sentence)), arguing)
}

// arguing are words of sentences that explain something themselves, and laws are
// what courts are sent to, and not learners.
var (
	arguing = setOf("how that what if whether because since so therefore")
	laws    = []string{"Act", "Code", "Law", "Convention", "Constitution", "Directive", "Regulation", "Statute", "Treaty"}
)

// namesSource says whether a text has one of sources.
func namesSource(text string) bool {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) })
	return hasAny(words, sources)
}

// sources are what a course or a book is made of.
var sources = setOf(`lecture lectures slide slides chapter chapters section sections unit units lesson lessons module modules class classes classroom course courses
	textbook textbooks book books manual manuals handbook guide guideline guidelines page pages p pp handout handouts notes lab labs seminar seminars tutorial tutorials
	reading readings syllabus video videos recording workbook website appendix appendices glossary article articles week weeks paragraph paragraphs`)
