// Package itemtext analyzes an item's texts for lint rules and the exporter: their
// words, the form in which two of them are compared, and their references to
// options.
package itemtext
