// Package testwise simulates an examinee who knows nothing about the subject
// and answers by cues alone: the longest option, words of the stem, grammar, and
// others that the literature on test-wiseness names.
package testwise
