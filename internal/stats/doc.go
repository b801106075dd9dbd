// Package stats computes statistics of a bank and compares them with its blueprint.
package stats
