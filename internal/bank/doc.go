// Package bank loads a question bank: the items of questions.json and the
// topics of topics.json, each value with its place in the file.
//
// It knows the shape of the files and nothing of lint rules or output. All
// faults of shape are found in one run and returned as Problems; an error is
// returned only when a file can't be read at all.
package bank
