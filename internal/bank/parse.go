package bank

import (
	"context"
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/swmmquiz/swmmquiz/internal/figure"
)

// Bank is a loaded question bank.
type Bank struct {
	// Questions are the items in the order of the file, without those that cannot
	// be asked.
	Questions []Question
	// Index[i] is the index of Questions[i] in the file's array.
	Index []int
	// Total is the number of entries of the file's array, including broken ones.
	Total int
	// Topics are the usable topics, in the order of the file.
	Topics []Topic
	// References is the catalog of sources, or nil if there is none or it is incomplete.
	References *ReferenceCatalog

	// Pictures are the pictures of the stimuli, by path.
	Pictures map[string]*figure.Picture

	// The files. QuestionsDoc is never nil; the others may be.
	QuestionsDoc, TopicsDoc, ReferencesDoc *Document

	topics map[string]int    // index in Topics by ID
	broken []indexedQuestion // items left out of Questions, which still have values to check
}

// indexedQuestion is an item with its index in the file's array.
type indexedQuestion struct {
	*Question
	index int
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

// Parse reads the contents of the files in parallel. It reports what is wrong with their
// form and their references to one another, in the order of the files; the references of a file
// come after its form. Question.Category must be one of the IDs in categories; if there are none,
// any category is allowed. The Bank contains what could be read and is never nil. If
// ctx ends, Parse stops early, and its results are meaningless.
func Parse(ctx context.Context, s Sources, categories []string) (*Bank, []Problem) {
	b := &Bank{topics: map[string]int{}}
	var files []*decoder
	var group sync.WaitGroup
	add := func(source Source, doc **Document, emptyHint string, parse func(*decoder)) (read func()) {
		c := &decoder{ctx: ctx, faulty: map[int32]bool{}}
		files = append(files, c)
		return func() {
			c.doc = newDocument(source.Path, source.Data)
			*doc = c.doc
			c.doc.index(ctx, emptyHint, c.report)
			parse(c)
		}
	}
	readQuestions := add(s.Questions, &b.QuestionsDoc, "write a list of questions", b.parseQuestions)
	if s.Topics.Path != "" {
		group.Go(add(s.Topics, &b.TopicsDoc, "write {} if there are no topics", b.parseTopics))
	}
	if s.References.Path != "" {
		const emptyHint = `write {"sources": [], "entries": []} if there are no references`
		group.Go(add(s.References, &b.ReferencesDoc, emptyHint, b.parseReferences))
	}
	readQuestions() // in this goroutine, because the largest file must not wait for a free processor
	group.Wait()
	if ctx.Err() == nil {
		b.crossCheck(ctx, categories, func(p Problem) {
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
		c.reportAt(0, Problem{Kind: KindWrongType,
			Message: fmt.Sprintf("the bank must be an array of questions, found %s", kindName(c.doc.nodes[0].kind)),
			Hint:    "put the questions into [ ]"})
		return
	}
	b.Total = len(c.doc.top)
	if b.Total == 0 {
		c.reportAt(0, Problem{
			Kind:    KindEmptyBank,
			Message: "the bank has no questions",
			Hint:    "add a question with q, options, answer and explanation",
		})
	}
	c.title = func(n int32) string { return fmt.Sprintf("question %d", c.doc.nodes[n].index+1) }
	decoded := c.decodeQuestions()
	if c.ctx.Err() != nil {
		return
	}
	usable := 0
	for i := range decoded {
		usable += len(decoded[i].questions)
	}
	b.Questions = make([]Question, 0, usable)
	b.Index = make([]int, 0, usable)
	for i := range decoded {
		d := &decoded[i]
		b.Questions = append(b.Questions, d.questions...)
		b.Index = append(b.Index, d.index...)
		if c.faults <= MaxProblems { // more would not be reported
			b.broken = append(b.broken, d.broken...)
		}
		c.faults += d.faults
		for _, p := range d.problems {
			c.report(p)
		}
	}
}

// decodedQuestions contains the decoded questions of a run of entries of the file's array.
type decodedQuestions struct {
	*decoder  // has the problems of the run
	questions []Question
	index     []int // see Bank.Index
	broken    []indexedQuestion
}

// decodeQuestions decodes the entries of the file's array in runs, several at once. The division
// into runs does not depend on the number of processors, so neither do the reported problems.
func (c *decoder) decodeQuestions() []decodedQuestions {
	const runs = 8 // few, because each can have MaxProblems
	size := len(c.doc.top)/runs + 1
	decoded := make([]decodedQuestions, (len(c.doc.top)+size-1)/size)
	var next atomic.Int64
	var group sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(decoded)) {
		group.Go(func() {
			for run := int(next.Add(1)) - 1; run < len(decoded); run = int(next.Add(1)) - 1 {
				d := &decoded[run]
				d.decoder = &decoder{ctx: c.ctx, doc: c.doc, title: c.title, faulty: map[int32]bool{}}
				d.fill(run*size, min((run+1)*size, len(c.doc.top)))
			}
		})
	}
	group.Wait()
	return decoded
}

// fill decodes the entries from first up to, but not including, end.
func (d *decodedQuestions) fill(first, end int) {
	size := d.doc.nodes[d.doc.top[end-1]].value.end - d.doc.nodes[d.doc.top[first]].value.start
	// Real questions take more than 64 bytes. The bound is for a hostile file of tiny entries.
	capacity := min(end-first, int(size)/64+1)
	d.questions = make([]Question, 0, capacity)
	d.index = make([]int, 0, capacity)
	for i, n := range d.doc.top[first:end] {
		if i%checkInterval == 0 && d.ctx.Err() != nil {
			return
		}
		if d.doc.nodes[n].kind != '{' {
			d.reportWrongType(n, "an object {...}")
			continue
		}
		var q Question
		complete := d.decode(n, reflect.ValueOf(&q).Elem())
		usable := d.validate(n, &q)
		usable = d.checkShape(n, &q) && usable
		if len(q.ID) > MaxIDLength { // already reported; every finding would repeat it
			q.ID = ""
		}
		q.Rationales = q.Rationales[:min(len(q.Rationales), len(q.Options))] // the others have no option
		if usable && complete {
			d.questions = append(d.questions, q)
			d.index = append(d.index, first+i)
		} else if d.faults <= MaxProblems { // more would not be reported
			d.broken = append(d.broken, indexedQuestion{&q, first + i})
		}
	}
}

func (b *Bank) parseTopics(c *decoder) {
	if len(c.doc.nodes) == 0 {
		return
	}
	if c.doc.nodes[0].kind != '{' {
		c.reportAt(0, Problem{Kind: KindWrongType,
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
			c.reportAt(n, Problem{Kind: KindInvalidValue, Span: c.doc.nodes[n].key.wide(),
				Message: fmt.Sprintf("topic ID %s has %d bytes, expected at most %d", quote(topic.ID), len(topic.ID), MaxIDLength),
				Hint:    "shorten it"})
			continue
		}
		if !ValidID(topic.ID) {
			c.reportAt(n, Problem{Kind: KindInvalidValue, Span: c.doc.nodes[n].key.wide(),
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
