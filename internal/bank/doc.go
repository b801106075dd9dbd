// Package bank loads a question bank: the items of questions.json, the topics of
// topics.json and the sources of references.json, each value with its place in its file.
//
// It knows the format of the files but nothing about lint rules or output. Read
// reads the files. Parse does not stop at the first format error: it returns up
// to MaxProblems of each file as Problems. A file with a syntax error is not
// checked further.
package bank
