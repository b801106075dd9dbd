// Package english knows what lint rules need to know of the English language:
// how a text splits into tokens and sentences, which classes a word belongs to,
// which stem it has, what its opposite is, and how it is spelled.
//
// Vocabulary is data: each file in words lists the words of one Class, one
// entry per line. Rules describe what they look for by a Pattern over tokens
// and classes.
package english
