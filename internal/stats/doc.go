// Package stats computes the numbers of a bank. How they are shown is for
// others to say.
package stats
