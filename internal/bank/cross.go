package bank

import (
	"fmt"
	"iter"
	"path/filepath"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// crossCheck reports values that name something which isn't there, and ids
// that stand twice.
func (b *Bank) crossCheck(shape Shape, report func(Problem)) {
	ids := map[string]string{}
	topics := make([]string, len(b.Topics))
	for i, topic := range b.Topics {
		topics[i] = topic.ID
	}
	for q := range b.inFileOrder() {
		at := fmt.Sprintf("/%d", q.index)
		if first, doubled := ids[q.ID]; q.ID != "" && doubled {
			p := b.problem(KindDuplicateID, b.QuestionsDoc, at+"/id", fmt.Sprintf("id %s stands twice", quote(q.ID)), "give one of them another id")
			span, _ := b.QuestionsDoc.Value(first)
			p.Related = []Related{{Doc: b.QuestionsDoc, Span: span, Pointer: first, Message: "first here"}}
			report(p)
		} else {
			ids[q.ID] = at + "/id"
		}
		if q.Category != "" && len(shape.Categories) > 0 && !slices.Contains(shape.Categories, q.Category) {
			report(b.problem(KindUnknownCategory, b.QuestionsDoc, at+"/category",
				fmt.Sprintf("unknown category %s", quote(q.Category)),
				suggest.Hint(brief(q.Category), shape.Categories)+"; categories are set in swmmquiz.yaml"))
		}
		if q.Topic != "" && b.TopicsDoc != nil && len(b.TopicsDoc.nodes) > 0 && b.TopicsDoc.nodes[0].kind == '{' {
			if _, ok := b.topics[q.Topic]; !ok && !b.hasTopicNode(q.Topic) {
				report(b.problem(KindUnknownTopic, b.QuestionsDoc, at+"/topic",
					fmt.Sprintf("unknown topic %s", quote(q.Topic)), nearest(brief(q.Topic), topics, "add it to "+filepath.Base(b.TopicsDoc.Path))))
			}
		}
		b.checkReferences(b.QuestionsDoc, at, q.References, report)
	}
	for i := range b.Topics {
		topic, at := &b.Topics[i], "/"+escapePointer.Replace(b.Topics[i].ID)
		if topic.Figure != "" && !slices.Contains(Figures, topic.Figure) {
			report(b.problem(KindInvalidValue, b.TopicsDoc, at+"/figure",
				fmt.Sprintf("unknown figure %s", quote(topic.Figure)), suggest.Hint(brief(topic.Figure), Figures)))
		}
		b.checkReferences(b.TopicsDoc, at, topic.References, report)
	}
}

// inFileOrder visits every item that is an object, whole or broken.
func (b *Bank) inFileOrder() iter.Seq[placed] {
	return func(yield func(placed) bool) {
		broken := b.broken
		for i := range b.Questions {
			for len(broken) > 0 && broken[0].index < b.Index[i] {
				if !yield(broken[0]) {
					return
				}
				broken = broken[1:]
			}
			if !yield(placed{&b.Questions[i], b.Index[i]}) {
				return
			}
		}
		for _, q := range broken {
			if !yield(q) {
				return
			}
		}
	}
}

// hasTopicNode tells a topic that is there but has a fault of its own.
func (b *Bank) hasTopicNode(id string) bool {
	_, ok := b.TopicsDoc.child(0, id)
	return ok
}

func (b *Bank) checkReferences(doc *Document, at string, references []Reference, report func(Problem)) {
	if b.References == nil {
		return
	}
	for i, r := range references {
		at := fmt.Sprintf("%s/references/%d", at, i)
		if _, ok := b.References.Source(r.Source); !ok {
			var known []string
			for _, s := range b.References.Sources {
				known = append(known, s.ID)
			}
			report(b.problem(KindUnknownReference, doc, at+"/source", fmt.Sprintf("unknown source %s", quote(r.Source)), suggest.Hint(brief(r.Source), known)))
		} else if _, ok := b.References.Find(r); !ok {
			report(b.problem(KindUnknownReference, doc, at+"/section", fmt.Sprintf("%s has no section %s in the catalogue", r.Source, quote(r.Section)),
				nearest(brief(r.Section), b.References.sections(r.Source), "the catalogue is "+filepath.Base(b.ReferencesDoc.Path))))
		}
	}
}

func (b *Bank) problem(kind Kind, doc *Document, pointer, message, hint string) Problem {
	span, _ := doc.Value(pointer)
	return Problem{Kind: kind, Doc: doc, Span: span, Pointer: pointer, Message: message, Hint: hint}
}

// nearest suggests a near name, else gives another remedy: where the known
// names are too many to list.
func nearest(name string, known []string, otherwise string) string {
	if near, ok := suggest.Nearest(name, known); ok {
		return fmt.Sprintf("did you mean %q?", near)
	}
	return otherwise
}
