// Package english is what lint rules know about the English language: how a text
// splits into tokens and sentences, and the classes, stem, opposite and spelling of
// a word.
//
// Vocabulary is data: the files in words list the words of each Class, irregular
// verbs, opposites and so on, one entry per line. Rules describe what they look for
// as Patterns over tokens and classes.
package english
