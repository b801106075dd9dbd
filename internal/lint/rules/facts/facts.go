// Package facts contains the rule that checks answers by computing them, and the rule about unused topics.
package facts

import "github.com/swmmquiz/swmmquiz/internal/lint"

// Rules are the rules of the family in the order of their codes.
var Rules = []*lint.Rule{
	NumericCheck,
	UnusedTopic,
}
