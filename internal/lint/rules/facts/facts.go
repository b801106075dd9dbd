// Package facts contains the rules about what can be checked by computing, and about topics.
package facts

import "github.com/swmmquiz/swmmquiz/internal/lint"

// Rules are the rules of the family in the order of their codes.
var Rules = []*lint.Rule{
	NumericCheck,
	UnusedTopic,
}
