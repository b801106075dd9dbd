package bank

// Span is a range of bytes in a Document: Start included, End not.
type Span struct{ Start, End int }

// Position is a place in a file. Lines and columns start at 1; columns count
// characters.
type Position struct{ Line, Column int }

// Kind is the kind of a Problem. Each kind has its own lint rule.
type Kind string

// The kinds of Problem.
const (
	KindEncoding         Kind = "encoding" // not text in UTF-8, such as UTF-16 or a binary file
	KindByteOrderMark    Kind = "byte-order-mark"
	KindSyntax           Kind = "syntax" // not JSON, nested too deeply, or an empty file
	KindDuplicateKey     Kind = "duplicate-key"
	KindTrailingData     Kind = "trailing-data" // anything but white space after the first value
	KindWrongType        Kind = "wrong-type"
	KindMissingField     Kind = "missing-field"
	KindUnknownField     Kind = "unknown-field"
	KindEmptyText        Kind = "empty-text"
	KindOptionCount      Kind = "option-count"
	KindAnswerLetter     Kind = "answer-letter"
	KindInvalidValue     Kind = "invalid-value" // any other value that a field does not accept
	KindUnknownCategory  Kind = "unknown-category"
	KindDuplicateID      Kind = "duplicate-id"
	KindUnknownTopic     Kind = "unknown-topic"
	KindUnknownReference Kind = "unknown-reference"
	KindEmptyBank        Kind = "empty-bank"
	KindImage            Kind = "image" // a picture that cannot be shown
)

// Problem is something wrong with the form of a file, with its place.
type Problem struct {
	Kind    Kind
	Doc     *Document
	Span    Span
	Pointer string // JSON pointer of the value, or of the parent of a missing value
	Message string // lower case, no period
	Hint    string // the remedy; may be empty
	Related []Related
}

// Unreadable reports whether the file of p is not UTF-8 or not exactly one JSON value. The program
// does not edit such a file.
func (p Problem) Unreadable() bool {
	return p.Kind == KindEncoding || p.Kind == KindSyntax || p.Kind == KindTrailingData
}

// Related is another place in a file that a Problem refers to.
type Related struct {
	Doc     *Document
	Span    Span
	Pointer string
	Message string
}
