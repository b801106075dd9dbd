package lint

import (
	"cmp"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// Fix is one way to fix a finding: edits that belong together.
type Fix struct {
	// Message says what the fix does: "write 1,250".
	Message string
	// Kind is FixSafe or FixUnsafe.
	Kind  FixKind
	Edits []Edit
}

// Edit replaces the bytes of a span of a document.
type Edit struct {
	Doc  *bank.Document
	Span bank.Span
	New  string
}

// Apply applies fixes to a document in their order and returns the new text and the indices of
// the fixes that were applied. It skips a fix, with all its edits, if one of them conflicts with
// another edit of this or an earlier fix, or is not within the document.
func Apply(doc *bank.Document, fixes []Fix) (text []byte, applied []int) {
	var accepted edits
	for i, fix := range fixes {
		if accepted.add(doc, fix.Edits) {
			applied = append(applied, i)
		}
	}
	out := make([]byte, 0, len(doc.Source))
	at := 0
	for _, edit := range accepted {
		out = append(out, doc.Source[at:edit.Span.Start]...)
		out = append(out, edit.New...)
		at = edit.Span.End
	}
	return append(out, doc.Source[at:]...), applied
}

// edits are edits that do not overlap, in the order of the document.
type edits []Edit

// add adds all edits of a fix, or none if one of them is outside of the document or
// conflicts with another edit. It reports whether it added any.
func (e *edits) add(doc *bank.Document, list []Edit) bool {
	for i, edit := range list {
		span := edit.Span
		inside := edit.Doc == doc && span.Start >= 0 && span.Start <= span.End && span.End <= len(doc.Source)
		if at, free := e.place(span); free && inside {
			*e = slices.Insert(*e, at, edit)
			continue
		}
		for _, added := range list[:i] {
			at, _ := e.place(added.Span)
			*e = slices.Delete(*e, at, at+1)
		}
		return false
	}
	return len(list) > 0
}

// place returns the index at which a span belongs, and reports whether it is free of
// conflicts. Two edits with the same start conflict, even if one is an insertion: which comes
// first is not defined.
func (e edits) place(span bank.Span) (at int, free bool) {
	at, same := slices.BinarySearchFunc(e, span.Start, func(edit Edit, start int) int { return cmp.Compare(edit.Span.Start, start) })
	return at, !same && (at == len(e) || span.End <= e[at].Span.Start) && (at == 0 || e[at-1].Span.End <= span.Start)
}
