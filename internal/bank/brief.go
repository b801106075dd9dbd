package bank

import (
	"fmt"
	"strconv"
	"unicode/utf8"
)

// briefLength is how many bytes of a value a message repeats: a file may hold a
// name of many megabytes, which nobody would read again.
const briefLength = 80

// brief is a text as messages repeat it: cut off when it is long.
func brief(text string) string {
	if len(text) <= briefLength {
		return text
	}
	end := briefLength
	for !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end] + "…"
}

// quote is a text, cut off when it is long, in quotes.
func quote(text string) string { return strconv.Quote(brief(text)) }

// shown is any value as messages repeat it.
func shown(value any) string {
	switch value := value.(type) {
	case string:
		return brief(value)
	case float64:
		return fmt.Sprint(value)
	default:
		return ""
	}
}
