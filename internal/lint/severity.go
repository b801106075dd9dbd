package lint

import "slices"

// Severity ranks findings.
type Severity int

// The severities in ascending order. Off is only a level in the configuration.
const (
	Off     Severity = iota
	Info             // may be a flaw
	Warning          // a flaw for which a reviewer would return the question
	Error            // broken or wrong
)

var severityNames = []string{"off", "info", "warning", "error"}

func (s Severity) String() string { return severityNames[s] }

// ParseSeverity reads off, info, warning or error.
func ParseSeverity(name string) (Severity, bool) {
	i := slices.Index(severityNames, name)
	return Severity(max(i, 0)), i >= 0
}
