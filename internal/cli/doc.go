// Package cli is the command line of swmmquiz. Each command has one file, which
// contains flags and wiring. Only this package decides on exit codes.
package cli
