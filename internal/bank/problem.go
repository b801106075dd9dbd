package bank

// Span is a range of bytes in a Document: Start included, End not.
type Span struct{ Start, End int }

// Position is a place as people count: line and column from 1, the column in
// characters.
type Position struct{ Line, Column int }

// Kind says what sort of fault of shape a Problem is. Each kind is one lint
// rule.
type Kind string

// The kinds of Problem.
const (
	KindEncoding         Kind = "encoding" // not UTF-8, UTF-16, or binary
	KindByteOrderMark    Kind = "byte-order-mark"
	KindSyntax           Kind = "syntax" // JSON syntax, too deep, empty file
	KindDuplicateKey     Kind = "duplicate-key"
	KindTrailingData     Kind = "trailing-data" // a second value after the first
	KindWrongType        Kind = "wrong-type"
	KindMissingField     Kind = "missing-field"
	KindUnknownField     Kind = "unknown-field"
	KindEmptyText        Kind = "empty-text"
	KindOptionCount      Kind = "option-count"
	KindAnswerLetter     Kind = "answer-letter"
	KindInvalidValue     Kind = "invalid-value" // any other value that a field does not take
	KindUnknownCategory  Kind = "unknown-category"
	KindDuplicateID      Kind = "duplicate-id"
	KindUnknownTopic     Kind = "unknown-topic"
	KindUnknownReference Kind = "unknown-reference"
	KindEmptyBank        Kind = "empty-bank"
	KindImage            Kind = "image" // a picture that cannot be shown
)

// Problem is a fault of shape with its place.
type Problem struct {
	Kind    Kind
	Doc     *Document
	Span    Span
	Pointer string // JSON pointer of the value or of the parent of what is missing
	Message string // lower case, no full stop
	Hint    string // the remedy; may be empty
	Related []Related
	// Question says that the Pointer starts at an item of the bank.
	Question bool
}

// Related is another place that a Problem or finding names.
type Related struct {
	Doc     *Document
	Span    Span
	Pointer string
	Message string
}
