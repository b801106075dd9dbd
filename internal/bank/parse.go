package bank

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/figure"
)

// Bank is a loaded question bank.
type Bank struct {
	// Questions are the items in the order of the file. One whose required
	// part has the wrong form is left out.
	Questions []Question
	// Index[i] is the index of Questions[i] in the file's array.
	Index []int
	// Total is the number of entries of the file's array, broken ones
	// included.
	Total int
	// Topics are the topics in the order of the file.
	Topics []Topic
	// References is the catalog of sources; nil when there is none.
	References *ReferenceCatalog

	// Pictures are the pictures of the stimuli, by path.
	Pictures map[string]*figure.Picture

	// The files. QuestionsDoc is always there, the others may be nil.
	QuestionsDoc, TopicsDoc, ReferencesDoc *Document

	topics map[string]int    // index in Topics by ID
	broken []indexedQuestion // items left out of Questions, which still have values to check
}

// indexedQuestion is an item with its index in the file's array.
type indexedQuestion struct {
	*Question
	index int
}

// Shape is what the configuration allows in a bank.
type Shape struct {
	// Categories are the IDs that Question.Category may have. If there are none, any
	// category is allowed.
	Categories []string
}

// Pointer returns the JSON pointer of Questions[i].
func (b *Bank) Pointer(i int) string { return fmt.Sprintf("/%d", b.Index[i]) }

// Size returns the size of the bank's files, in bytes.
func (b *Bank) Size() int {
	size := 0
	for _, doc := range []*Document{b.QuestionsDoc, b.TopicsDoc, b.ReferencesDoc} {
		if doc != nil {
			size += len(doc.Source)
		}
	}
	return size
}

// Topic finds a topic by its ID.
func (b *Bank) Topic(id string) (*Topic, bool) {
	i, ok := b.topics[id]
	if !ok {
		return nil, false
	}
	return &b.Topics[i], true
}

// MaxProblems is the maximum number of problems that Parse reports for one file. If there are
// more, one last problem says so. A megabyte of empty items has more than a million.
const MaxProblems = 10_000

// Parse reads the contents of the files in parallel, and reports everything wrong
// with their shape, as far as possible in the order of the files and of the places
// in them. The Bank contains what could be read and is never nil. If ctx ends, Parse
// stops early, and its results are meaningless.
func Parse(ctx context.Context, s Sources, shape Shape) (*Bank, []Problem) {
	b := &Bank{topics: map[string]int{}}
	var files []*decoder
	var group sync.WaitGroup
	for _, file := range []struct {
		source Source
		doc    **Document
		parse  func(*decoder)
	}{
		{s.Questions, &b.QuestionsDoc, b.parseQuestions},
		{s.Topics, &b.TopicsDoc, b.parseTopics},
		{s.References, &b.ReferencesDoc, b.parseReferences},
	} {
		if file.source.Path == "" && len(files) > 0 {
			continue // only the questions must be there
		}
		*file.doc = newDocument(file.source.Path, file.source.Data)
		c := &decoder{ctx: ctx, doc: *file.doc, questions: len(files) == 0, faulty: map[int32]bool{}}
		files = append(files, c)
		group.Go(func() {
			c.doc.index(ctx, c.report)
			file.parse(c)
		})
	}
	group.Wait()
	if ctx.Err() == nil {
		b.crossCheck(ctx, shape, func(p Problem) {
			files[slices.IndexFunc(files, func(c *decoder) bool { return c.doc == p.Doc })].report(p)
		})
	}
	var problems []Problem
	for _, c := range files {
		problems = append(problems, c.problems...)
	}
	return b, problems
}

func (b *Bank) parseQuestions(c *decoder) {
	if len(c.doc.nodes) == 0 {
		return
	}
	if c.doc.nodes[0].kind != '[' {
		c.fault(0, Problem{Kind: KindWrongType,
			Message: fmt.Sprintf("the bank must be an array of questions, found %s", kindName(c.doc.nodes[0].kind)),
			Hint:    "put the questions into [ ]"})
		return
	}
	b.Total = len(c.doc.top)
	if b.Total == 0 {
		c.fault(0, Problem{
			Kind:    KindEmptyBank,
			Message: "the bank has no questions",
			Hint:    "add a question: {\"q\", \"options\", \"answer\", \"explanation\"}",
		})
	}
	c.title = func(n int32) string { return fmt.Sprintf("question %d", c.doc.nodes[n].index+1) }
	// Real questions take more than 64 bytes. The bound is for a hostile file of tiny entries.
	capacity := min(b.Total, len(c.doc.Source)/64+1)
	b.Questions = make([]Question, 0, capacity)
	b.Index = make([]int, 0, capacity)
	for i, n := range c.doc.top {
		if i%checkInterval == 0 && c.ctx.Err() != nil {
			return
		}
		if c.doc.nodes[n].kind != '{' {
			c.wrongType(n, "an object {...}")
			continue
		}
		var q Question
		decoded := c.decode(n, reflect.ValueOf(&q).Elem())
		usable := c.validate(n, &q)
		usable = c.checkShape(n, &q) && usable
		if len(q.ID) > MaxIDLength { // reported; each finding would repeat it
			q.ID = ""
		}
		q.Rationales = q.Rationales[:min(len(q.Rationales), len(q.Options))] // the others have no option
		if usable && decoded {
			b.Questions = append(b.Questions, q)
			b.Index = append(b.Index, i)
		} else if c.faults <= MaxProblems { // more would not be reported
			b.broken = append(b.broken, indexedQuestion{&q, i})
		}
	}
}

func (b *Bank) parseTopics(c *decoder) {
	if len(c.doc.nodes) == 0 {
		return
	}
	if c.doc.nodes[0].kind != '{' {
		c.fault(0, Problem{Kind: KindWrongType,
			Message: fmt.Sprintf("topics must be an object that maps topic IDs to topics, found %s", kindName(c.doc.nodes[0].kind))})
		return
	}
	c.title = func(n int32) string { return "topic " + quote(c.doc.name(n)) }
	_ = diagrams() // for crossCheck, decoded in parallel with the questions
	for i, n := range c.doc.top {
		if i%checkInterval == 0 && c.ctx.Err() != nil {
			return
		}
		topic := Topic{ID: c.doc.name(n)}
		if len(topic.ID) > MaxIDLength {
			c.fault(n, Problem{Kind: KindInvalidValue, Span: c.doc.nodes[n].key.wide(),
				Message: fmt.Sprintf("topic ID %s has %d bytes, expected %d at most", quote(topic.ID), len(topic.ID), MaxIDLength),
				Hint:    "shorten it"})
			continue
		}
		if !ValidID(topic.ID) {
			c.fault(n, Problem{Kind: KindInvalidValue, Span: c.doc.nodes[n].key.wide(),
				Message: fmt.Sprintf("topic ID %s is not in kebab case", quote(topic.ID)), Hint: "write it like pump-curve"})
		}
		ok := c.decode(n, reflect.ValueOf(&topic).Elem())
		if c.doc.nodes[n].kind != '{' {
			continue
		}
		if _, duplicate := b.topics[topic.ID]; c.validate(n, &topic) && ok && !duplicate {
			b.topics[topic.ID] = len(b.Topics)
			b.Topics = append(b.Topics, topic)
		}
	}
}

func (b *Bank) parseReferences(c *decoder) {
	if len(c.doc.nodes) == 0 {
		return
	}
	var catalog ReferenceCatalog
	if c.decode(0, reflect.ValueOf(&catalog).Elem()) && c.validate(0, &catalog) {
		catalog.build()
		b.References = &catalog
	}
}
