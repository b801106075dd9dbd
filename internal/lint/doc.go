// Package lint runs lint rules on a bank. It defines what a Rule and a Finding
// are, selects and runs rules, applies fixes and suppressions, and sorts the
// findings. The rules themselves are in package rules, the output formats in
// package report.
//
// Rules report JSON pointers, and Run finds their places in the file. Rules never
// print, read the clock or change the bank. The same input gives the same findings
// in the same order on any number of processors.
package lint
