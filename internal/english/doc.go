// Package english is what lint rules know about the English language: how a text
// splits into tokens and sentences, and the classes, stem, opposite and spelling of
// a word.
//
// Vocabulary is data: each file in words lists the words of one Class, one
// entry per line. Rules describe what they look for by Patterns over tokens and
// classes.
package english
