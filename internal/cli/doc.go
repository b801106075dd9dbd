// Package cli is the command line of swmmquiz: one file a command, with flags
// and wiring only. Exit codes are decided here and nowhere else.
package cli
