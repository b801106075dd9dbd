// Package itemtypes contains the rules about questions with several keys, questions
// that ask for a number, and questions with a figure.
package itemtypes

import "github.com/swmmquiz/swmmquiz/internal/lint"

// Rules are the rules of the family in the order of their codes.
var Rules = []*lint.Rule{
	AllKeys, OneKeyList, SelectAll, NumericUnit, NumericTolerance,
	MissingAlternative, TellingAlternative,
}

// since is the release that introduced these types of items.
const since = "0.2.0"
