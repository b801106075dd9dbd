// Package english splits English text into tokens and sentences, and finds the classes,
// stem and opposites of a word. Package spelling checks how words are spelled.
//
// Vocabulary is data: the files in words list the words of each Class, irregular
// verbs, opposites and so on, one entry per line. Rules describe what they look for
// as Patterns over tokens and classes.
package english
