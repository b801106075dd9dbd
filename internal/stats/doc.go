// Package stats computes statistics of a bank. It does not format them.
package stats
