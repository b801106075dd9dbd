// Package itemtext knows what lint rules and the exporter both need to know of
// an item's texts: their words, the form in which two of them are compared, and
// how they refer to options.
package itemtext
