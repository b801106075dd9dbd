// Package bank loads a question bank: the items of questions.json, the topics of
// topics.json and the sources of references.json, each value with its place in its file.
//
// It knows the format of the files but nothing about lint rules or output. One
// run finds all format errors and returns them as Problems; an error is
// returned only if a file cannot be read at all.
package bank
