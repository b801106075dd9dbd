package lint

import (
	"slices"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// finding turns a rule's report into a finding, with its severity and its
// place in the file.
func (r *run) finding(report *Report) Finding {
	f := Finding{
		Rule: report.rule, Severity: r.level[report.rule], Message: report.Message, Hint: report.Hint,
		Location: r.locate(report.At), item: -1,
	}
	if report.Severity != Off {
		f.Severity = min(f.Severity, report.Severity)
	}
	for _, note := range report.Related {
		f.Related = append(f.Related, Related{r.locate(note.At), note.Message})
	}
	for _, suggested := range report.Fixes {
		f.Fixes = append(f.Fixes, r.fix(suggested))
	}
	if report.About == "" { // else it belongs to no single item
		f.Question, f.item = r.question(f.Location)
	} else {
		f.Fingerprint = digest(report.rule.Code, report.About)
	}
	return f
}

// fix turns a suggested fix into edits of bytes.
func (r *run) fix(suggested SuggestedFix) Fix {
	fix := Fix{Message: suggested.Message, Kind: suggested.Kind}
	for _, change := range suggested.Changes {
		text, _ := jsontext.AppendQuote(nil, change.New) // fails for invalid UTF-8 only, which the loader reports
		if change.From != (Place{}) {
			from := r.locate(change.From)
			text = from.Doc.Source[from.Span.Start:from.Span.End]
		} else if change.At.end > change.At.start { // a part of a string: no quotation marks
			text = text[1 : len(text)-1]
		}
		at := r.locate(change.At)
		fix.Edits = append(fix.Edits, Edit{at.Doc, at.Span, string(text)})
	}
	return fix
}

// locate finds the bytes of a place, or of the nearest value around it if it does not exist.
func (r *run) locate(p Place) Location {
	doc := r.bank.QuestionsDoc
	if p.inTopics && r.bank.TopicsDoc != nil {
		doc = r.bank.TopicsDoc
	}
	if key, named := doc.Key(p.pointer); named && p.key {
		return newLocation(doc, key, p.pointer)
	}
	pointer := p.pointer
	span, ok := doc.Value(pointer)
	if ok && p.end > p.start {
		return newLocation(doc, r.offsets.within(doc, span, p.start, p.end), pointer)
	}
	for !ok && pointer != "" {
		pointer = pointer[:strings.LastIndexByte(pointer, '/')]
		span, ok = doc.Value(pointer)
	}
	return newLocation(doc, narrow(doc, pointer, span), pointer)
}

// narrow reduces the span of an object or array to its name, or to its opening bracket if it has none,
// because a span of many lines does not show where to look.
func narrow(doc *bank.Document, pointer string, span bank.Span) bank.Span {
	if span.Start >= len(doc.Source) || (doc.Source[span.Start] != '{' && doc.Source[span.Start] != '[') {
		return span
	}
	if key, ok := doc.Key(pointer); ok {
		return key
	}
	return bank.Span{Start: span.Start, End: span.Start + 1}
}

// newLocation returns the location of a span.
func newLocation(doc *bank.Document, span bank.Span, pointer string) Location {
	return Location{
		Doc: doc, File: doc.Path, Span: span, Pointer: pointer,
		Start: doc.Position(span.Start), End: doc.Position(span.End),
	}
}

// question returns the item to which a place belongs, nil for none, and its index in
// Bank.Questions, which is -1 for none and for an item that could not be read.
func (r *run) question(l Location) (*QuestionRef, int) {
	if l.Doc != r.bank.QuestionsDoc || !strings.HasPrefix(l.Pointer, "/") {
		return nil, -1
	}
	token, _, _ := strings.Cut(l.Pointer[1:], "/")
	index, err := strconv.Atoi(token)
	if err != nil {
		return nil, -1
	}
	if item, found := slices.BinarySearch(r.bank.Index, index); found {
		return &QuestionRef{Index: index, ID: r.bank.Questions[item].ID}, item
	}
	ref := &QuestionRef{Index: index}
	if span, ok := l.Doc.Value("/" + token + "/id"); ok && l.Doc.Source[span.Start] == '"' {
		if id, err := jsontext.AppendUnquote(nil, l.Doc.Source[span.Start:span.End]); err == nil {
			ref.ID = string(id)
		}
	}
	return ref, -1
}
