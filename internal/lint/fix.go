package lint

import (
	"cmp"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// Fix is one way to mend a finding: edits that belong together.
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

// Apply applies fixes to a document in their order and returns the new text and
// how many were applied. A fix that touches bytes of an earlier one waits for
// the next round: it is left out whole, as is one that touches another document.
func Apply(doc *bank.Document, fixes []Fix) ([]byte, int) {
	var taken []Edit
	applied := 0
	for _, fix := range fixes {
		if fits(doc, taken, fix.Edits) {
			taken = append(taken, fix.Edits...)
			applied++
		}
	}
	slices.SortStableFunc(taken, func(a, b Edit) int {
		return cmp.Or(cmp.Compare(a.Span.Start, b.Span.Start), cmp.Compare(a.Span.End, b.Span.End))
	})
	out := make([]byte, 0, len(doc.Source))
	at := 0
	for _, edit := range taken {
		out = append(out, doc.Source[at:edit.Span.Start]...)
		out = append(out, edit.New...)
		at = edit.Span.End
	}
	return append(out, doc.Source[at:]...), applied
}

// fits says whether edits are within a document and clear of each other and of
// those taken before.
func fits(doc *bank.Document, taken, edits []Edit) bool {
	for i, edit := range edits {
		if edit.Doc != doc || edit.Span.Start < 0 || edit.Span.End < edit.Span.Start || edit.Span.End > len(doc.Source) {
			return false
		}
		clash := func(other Edit) bool { return overlap(edit.Span, other.Span) }
		if slices.ContainsFunc(taken, clash) || slices.ContainsFunc(edits[:i], clash) {
			return false
		}
	}
	return len(edits) > 0
}

// overlap says whether two spans share a byte or start at the same place: of
// two insertions at one place the order would be a guess.
func overlap(a, b bank.Span) bool {
	return a.Start == b.Start || (a.Start < b.End && b.Start < a.End)
}
