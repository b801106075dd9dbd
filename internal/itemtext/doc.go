// Package itemtext analyzes an item's texts for lint rules and the exporter: their
// words, the normal form in which they are compared, and their references to options.
package itemtext
