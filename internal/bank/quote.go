package bank

import (
	"encoding/json"
	"strconv"
	"unicode/utf8"
)

// maxQuotedBytes is the maximum number of bytes of a value in a message, because a
// file may contain a name of many megabytes.
const maxQuotedBytes = 80

// truncate returns a text for a message, truncated if it is long.
func truncate(text string) string {
	if len(text) <= maxQuotedBytes {
		return text
	}
	end := maxQuotedBytes
	// A text that is not UTF-8 may have no start of a character near the end.
	for end > maxQuotedBytes-utf8.UTFMax && !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end] + "…"
}

// quote returns a text in quotes, truncated if it is long.
func quote(text string) string { return strconv.Quote(truncate(text)) }

// formatValue returns a string or number for a message, truncated if it is long. Other values
// are not shown.
func formatValue(value any) string {
	switch value := value.(type) {
	case string:
		return truncate(value)
	case float64:
		return Decimal(value)
	default:
		return ""
	}
}

// Decimal returns a number in the usual notation, as JSON does: with an exponent only if it
// is very large or small.
func Decimal(x float64) string {
	text, err := json.Marshal(x)
	if err != nil {
		return strconv.FormatFloat(x, 'g', -1, 64) // an infinity or NaN
	}
	return string(text)
}
