// Package export makes the site's data from a bank: catalog.json, questions.json,
// explanations.json and topics.json. In them, marked-up text is split into runs, and
// formulas have both MathML and TeX. The same bank and configuration give the same bytes.
package export

//go:generate go test -run TestTypeScript -update
