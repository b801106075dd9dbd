package bank

// EscapePointer escapes a name for use as a token of a JSON pointer (RFC 6901).
func EscapePointer(name string) string { return escapePointer.Replace(name) }
