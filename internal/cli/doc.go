// Package cli is the command line of swmmquiz. Each command has its own file, with its
// flags and the calls to the packages that do the work. Only this package decides on exit
// codes.
package cli
