// Package itemtext analyzes the texts of an item: their words, the normal form in which
// they are compared, and their references to options.
package itemtext
