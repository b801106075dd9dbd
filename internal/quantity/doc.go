// Package quantity reads numbers, units and ranges as authors write them in
// prose, in TeX and in options, and evaluates arithmetic expressions.
package quantity
