package bank

import (
	"context"
	"fmt"
	"iter"
	"maps"
	"path/filepath"
	"slices"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// crossCheck reports duplicate IDs, values that name an unknown category, topic, diagram,
// reference or variable, and diagram states that cannot be shown.
func (b *Bank) crossCheck(ctx context.Context, allowed []string, report func(Problem)) {
	c := &crossChecker{
		Bank:         b,
		report:       report,
		allowed:      allowed,
		diagramKinds: sync.OnceValue(func() *suggest.List { return suggest.NewList(DiagramKinds()) }),
		diagramsOrNone: sync.OnceValue(func() *suggest.List {
			return suggest.NewList(slices.Concat(DiagramKinds(), []string{NoDiagram}))
		}),
		ids:      map[string]string{},
		sections: map[string]*suggest.List{},
	}
	var topics, sources []string
	for i := range b.Topics {
		topics = append(topics, b.Topics[i].ID)
	}
	if b.References != nil {
		seen := map[string]string{}
		for i := range b.References.Sources {
			id := b.References.Sources[i].ID
			c.checkID(b.ReferencesDoc, fmt.Sprintf("/sources/%d/id", i), id, seen)
			sources = append(sources, id)
		}
	}
	c.topics, c.sources, c.categories = suggest.NewList(topics), suggest.NewList(sources), suggest.NewList(allowed)
	for q := range b.allItems() {
		if q.index%checkInterval == 0 && ctx.Err() != nil {
			return
		}
		c.checkQuestion(q)
	}
	for i := range b.Topics {
		topic, at := &b.Topics[i], "/"+escapePointer.Replace(b.Topics[i].ID)
		if topic.Figure != "" {
			c.checkDiagram(b.TopicsDoc, at, shownDiagram{member: "/figure", kind: topic.Figure, mayBeNone: true})
		}
		c.checkReferences(b.TopicsDoc, at, topic.References)
	}
}

// crossChecker is one run of crossCheck.
type crossChecker struct {
	*Bank
	report  func(Problem)
	allowed []string          // category IDs; any if empty
	ids     map[string]string // the pointer of the first use of each question ID
	// The known names. Diagram kinds and the sections of each source are listed when
	// they are first needed.
	topics, sources, categories  *suggest.List
	diagramKinds, diagramsOrNone func() *suggest.List
	sections                     map[string]*suggest.List
}

func (c *crossChecker) checkQuestion(q indexedQuestion) {
	at, doc := fmt.Sprintf("/%d", q.index), c.QuestionsDoc
	c.checkID(doc, at+"/id", q.ID, c.ids)
	if q.Category != "" && len(c.allowed) > 0 && !slices.Contains(c.allowed, q.Category) {
		c.report(c.problem(KindUnknownCategory, doc, at+"/category", fmt.Sprintf("unknown category %s", quote(q.Category)),
			c.categories.Hint(truncate(q.Category))+" (categories are set in swmmquiz.yaml)"))
	}
	if q.Topic != "" && c.TopicsDoc != nil && len(c.TopicsDoc.nodes) > 0 && c.TopicsDoc.nodes[0].kind == '{' {
		if _, ok := c.TopicsDoc.child(0, q.Topic); !ok { // a topic with an error is not unknown
			c.report(c.problem(KindUnknownTopic, doc, at+"/topic", fmt.Sprintf("unknown topic %s", quote(q.Topic)),
				c.topics.HintOr(truncate(q.Topic), "add it to "+filepath.Base(c.TopicsDoc.Path))))
		}
	}
	for _, d := range q.diagrams() {
		c.checkDiagram(doc, at+d.at, d)
	}
	c.checkReferences(doc, at, q.References)
	if q.Check != nil {
		c.checkWhere(doc, at+"/check/where/", q.Check)
	}
}

// checkWhere reports members of `where` for variables that are not in `vars`.
func (c *crossChecker) checkWhere(doc *Document, at string, check *Check) {
	for _, name := range slices.Sorted(maps.Keys(check.Where)) {
		if _, ok := check.Vars[name]; !ok {
			names := suggest.NewList(slices.Sorted(maps.Keys(check.Vars)))
			c.report(c.problem(KindInvalidValue, doc, at+EscapePointer(name), fmt.Sprintf("unknown variable %s", quote(name)),
				names.HintOr(truncate(name), `add its value to "vars"`)))
		}
	}
}

// checkID reports an ID that an earlier value already has. seen contains the pointer of the
// first value with each ID.
func (c *crossChecker) checkID(doc *Document, pointer, id string, seen map[string]string) {
	if id == "" {
		return // absent, or already reported
	}
	first, duplicate := seen[id]
	if !duplicate {
		seen[id] = pointer
		return
	}
	p := c.problem(KindDuplicateID, doc, pointer, fmt.Sprintf("id %s is a duplicate", quote(id)), "give one of them another id")
	span, _ := doc.Value(first)
	p.Related = []Related{{Doc: doc, Span: span, Pointer: first, Message: "first here"}}
	c.report(p)
}

// checkDiagram reports an unknown diagram, or a state that the diagram cannot show.
func (c *crossChecker) checkDiagram(doc *Document, at string, d shownDiagram) {
	if d.kind == NoDiagram && d.mayBeNone {
		return
	}
	if !slices.Contains(DiagramKinds(), d.kind) {
		names := c.diagramKinds
		if d.mayBeNone {
			names = c.diagramsOrNone
		}
		c.report(c.problem(KindInvalidValue, doc, at+d.member, fmt.Sprintf("unknown diagram %s", quote(d.kind)),
			names().Hint(truncate(d.kind))))
		return
	}
	for _, p := range stateProblems(d.kind, d.state) {
		c.report(c.problem(KindInvalidValue, doc, at+"/state", p.message, p.hint))
	}
}

// checkReferences reports references to unknown sources or sections. Blank ones are already reported.
func (c *crossChecker) checkReferences(doc *Document, at string, references []Reference) {
	if c.References == nil {
		return
	}
	for i, r := range references {
		if !hasText(r.Source) {
			continue
		}
		at := fmt.Sprintf("%s/references/%d", at, i)
		if _, ok := c.References.Source(r.Source); !ok {
			c.report(c.problem(KindUnknownReference, doc, at+"/source",
				fmt.Sprintf("unknown source %s", quote(r.Source)), c.sources.Hint(truncate(r.Source))))
		} else if _, ok := c.References.Find(r); !ok && hasText(r.Section) {
			if c.sections[r.Source] == nil {
				c.sections[r.Source] = suggest.NewList(c.References.sections(r.Source))
			}
			c.report(c.problem(KindUnknownReference, doc, at+"/section",
				fmt.Sprintf("%s has no section %s in the catalog", truncate(r.Source), quote(r.Section)),
				c.sections[r.Source].HintOr(truncate(r.Section), "add it to "+filepath.Base(c.ReferencesDoc.Path))))
		}
	}
}

// allItems yields every item that is an object, valid or not, except invalid ones beyond MaxProblems.
func (b *Bank) allItems() iter.Seq[indexedQuestion] {
	return func(yield func(indexedQuestion) bool) {
		broken := b.broken
		for i := range b.Questions {
			for len(broken) > 0 && broken[0].index < b.Index[i] {
				if !yield(broken[0]) {
					return
				}
				broken = broken[1:]
			}
			if !yield(indexedQuestion{&b.Questions[i], b.Index[i]}) {
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

// problem returns a problem with the value at a pointer.
func (b *Bank) problem(kind Kind, doc *Document, pointer, message, hint string) Problem {
	span, _ := doc.Value(pointer)
	return Problem{Kind: kind, Doc: doc, Span: span, Pointer: pointer, Message: message, Hint: hint}
}
