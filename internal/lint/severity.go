package lint

import "fmt"

// Severity ranks findings.
type Severity int

// The severities in ascending order. Off is only a level in the configuration.
const (
	Off     Severity = iota
	Info             // may be a flaw
	Warning          // a flaw that a reviewer would return to the author
	Error            // broken or wrong
)

var severityNames = [...]string{"off", "info", "warning", "error"}

func (s Severity) String() string {
	if s < Off || s > Error {
		return fmt.Sprintf("Severity(%d)", int(s))
	}
	return severityNames[s]
}

// MarshalText writes the severity's name.
func (s Severity) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// ParseSeverity reads off, info, warning or error.
func ParseSeverity(name string) (Severity, bool) {
	for i, known := range severityNames {
		if name == known {
			return Severity(i), true
		}
	}
	return Off, false
}
