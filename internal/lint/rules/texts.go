package rules

import (
	"fmt"
	"iter"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// text is a marked-up text of the bank with its place. tex says that the whole
// of it is TeX, without dollar signs.
type text struct {
	at   lint.Place
	what string
	raw  string
	tex  bool
}

// texts visits every text that a learner can see, of items and of topics.
func texts(b *bank.Bank) iter.Seq[text] {
	return func(yield func(text) bool) {
		for i := range b.Questions {
			for t := range itemTexts(&b.Questions[i], b.Pointer(i)) {
				if !yield(t) {
					return
				}
			}
		}
		for i := range b.Topics {
			for t := range topicTexts(&b.Topics[i]) {
				if !yield(t) {
					return
				}
			}
		}
	}
}

func itemTexts(q *bank.Question, at string) iter.Seq[text] {
	return func(yield func(text) bool) {
		ok := yield(text{at: lint.At(at + "/q"), what: "the stem", raw: q.Q}) &&
			yield(text{at: lint.At(at + "/explanation"), what: "the explanation", raw: q.Explanation})
		for i, option := range q.Options {
			ok = ok && yield(text{at: lint.At(fmt.Sprintf("%s/options/%d", at, i)), what: "option " + bank.Letters[i], raw: option})
		}
		for i, rationale := range q.Rationales {
			ok = ok && yield(text{at: lint.At(fmt.Sprintf("%s/rationales/%d", at, i)), what: "the rationale", raw: rationale})
		}
	}
}

func topicTexts(topic *bank.Topic) iter.Seq[text] {
	return func(yield func(text) bool) {
		at := func(format string, args ...any) lint.Place {
			return lint.AtTopic("/" + escapePointer.Replace(topic.ID) + fmt.Sprintf(format, args...))
		}
		ok := yield(text{at: at("/description"), what: "the description", raw: topic.Description}) &&
			yield(text{at: at("/diagram"), what: "the diagram's text", raw: topic.Diagram})
		for i, point := range topic.KeyPoints {
			ok = ok && yield(text{at: at("/keyPoints/%d", i), what: "the key point", raw: point})
		}
		for i, application := range topic.Applications {
			ok = ok && yield(text{at: at("/applications/%d", i), what: "the application", raw: application})
		}
		for i, e := range topic.Equations {
			ok = ok && yield(text{at: at("/equations/%d/label", i), what: "the label", raw: e.Label}) &&
				yield(text{at: at("/equations/%d/tex", i), what: "the equation", raw: e.TeX, tex: true})
			for _, s := range e.Where {
				where := at("/equations/%d/where/%s", i, escapePointer.Replace(s.TeX))
				ok = ok && yield(text{at: where.Key(), what: "the symbol", raw: s.TeX, tex: true}) &&
					yield(text{at: where, what: "the meaning", raw: s.Meaning})
			}
		}
	}
}

// escapePointer makes a name part of a JSON pointer (RFC 6901).
var escapePointer = strings.NewReplacer("~", "~0", "/", "~1")
