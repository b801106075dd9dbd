package stem

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

var StemPicture = &lint.Rule{
	Code: "QB212", Name: "stem-picture", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkStemPicture,
	Summary: "Checks that no stem refers to a picture or anything else that the question lacks.",
}

var (
	// pointsAtPicture are phrases that point at something to look at.
	pointsAtPicture = english.NewPatterns(
		"figure/fig/exhibit/diagram/table <letter>? # - #", "figure/fig/exhibit/diagram/table .? #",
		"figure/fig/diagram _ - #", "figure/fig/exhibit/diagram/table <letter>",
		"shown/depicted/pictured/illustrated/drawn/sketched/plotted in/on the/this <picture>",
		"in/on/from/see/view the/this figure/diagram/graph/chart/picture/photo/photograph/exhibit/schematic/screenshot !of",
		"<picture> shown/given/provided/here/opposite", "accompanying/attached <picture>",
	)
	// pointsAtSign are phrases that point at something that no earlier sentence describes.
	pointsAtSign = english.NewPatterns(
		"this/these !<be> _{2} <picture> mean~/indicate~/warn~/tell~/represent~/show~/depict~",
		"this/these !<be> _{2} sign/signs/signal/symbol/symbols/marking/markings !:",
	)
	// pointsAtDrawing are phrases that point at a picture above or below, which may be
	// drawn with lines of characters.
	pointsAtDrawing = english.NewPatterns("above/below/following <picture>", "<picture> above/below")
	// pointsAround are phrases that point at a place in the stem, where a table or
	// other data may be.
	pointsAround = english.NewPatterns(
		"above/below/following table", "table above/below",
		"shown/depicted/pictured/illustrated/drawn/plotted/labeled/marked above/below/here",
	)
)

func checkStemPicture(p *lint.Pass) {
	stem := &p.Texts().Stem
	if p.Question().Stimulus != nil || len(stem.Tokens) == 0 || len(stem.Code)+len(stem.TeX) > 0 || refersToFile(stem.Raw) {
		return
	}
	found := pointsAtPicture.Find(stem.Tokens)
	if found == nil {
		found = pointsAtSign.Find(stem.Sentences()[0].Tokens)
	}
	if found == nil {
		found = pointsAtUnnamed(stem)
	}
	if found == nil && !hasLayout(stem) {
		found = pointsAtDrawing.Find(stem.Tokens)
	}
	if found == nil {
		if found = pointsAround.Find(stem.Tokens); found == nil || hasData(stem) {
			return
		}
	}
	p.Report(p.Stem().Tokens(found),
		fmt.Sprintf("the stem refers to something that the question does not have: %q", stem.Phrase(found...)),
		"add it as a stimulus, or say in words what it shows")
}

// toReader are words that address the reader.
var toReader = english.NewPatterns("you/you're/your/you've")

// endsNounPhrase are the classes of words that end the noun phrase after "this" or "these".
const endsNounPhrase = english.Article | english.Auxiliary | english.Be | english.Conjunction | english.Determiner | english.Modal |
	english.Negation | english.Preposition | english.Pronoun | english.QuestionWord | english.Subordinator

// pointsAtUnnamed finds a thing that the first sentence points at without having named it:
// "What should you do at this junction?" A statement about "this process" may be a riddle
// that the options solve.
func pointsAtUnnamed(stem *itemtext.Text) []english.Token {
	first := stem.Sentences()[0]
	tokens := first.Tokens
	if stem.HasGap() || hasLayout(stem) || !first.Question && !toReader.In(tokens) {
		return nil
	}
	for i, t := range tokens {
		if t.Kind != english.Word {
			break // an earlier clause may have named the thing
		}
		if t.Word != "this" && (t.Word != "these" || i > 0 && tokens[i-1].Word == "of") {
			continue // "which of these" points at the options
		}
		end := nounPhraseEnd(tokens, i)
		isDefined := end < len(tokens) && tokens[end].Is(english.Subordinator|english.QuestionWord)
		if end > i+1 && !isDefined && !isNamed(tokens[:i], tokens[end-1]) {
			return tokens[i:end]
		}
	}
	return nil
}

// nounPhraseEnd returns the end of the noun phrase that begins with "this" or "these" at i.
func nounPhraseEnd(tokens []english.Token, i int) int {
	end := i + 1
	for end < len(tokens) && tokens[end].Kind == english.Word && !tokens[end].Is(endsNounPhrase) {
		end++
	}
	if i > 0 && tokens[i-1].Is(english.Auxiliary|english.Modal) && end < len(tokens) && !tokens[end].Is(english.Auxiliary|english.Be) {
		end-- // the verb: "What does this sign mean?"
	}
	return end
}

// isNamed reports whether a noun is among the words before it, or names a period of time.
func isNamed(before []english.Token, noun english.Token) bool {
	return noun.Is(english.Period) || slices.Contains(english.Content(before), english.Stem(noun.Word))
}

// refersToFile reports whether a text names a file that may be the picture.
func refersToFile(text string) bool {
	return strings.Contains(text, "![") || strings.Contains(text, "<img") || strings.Contains(text, "://")
}

// minTableNumbers is the minimum number of numbers in a table.
const minTableNumbers = 5

// hasLayout reports whether a stem has several lines, or columns separated by "|" or
// tabs.
func hasLayout(stem *itemtext.Text) bool {
	return strings.ContainsAny(strings.TrimSpace(stem.Raw), "\n|\t")
}

// hasData reports whether a stem has lines, columns or numbers at which it can point.
func hasData(stem *itemtext.Text) bool {
	return hasLayout(stem) || len(quantity.Numbers(stem.Prose)) >= minTableNumbers
}
