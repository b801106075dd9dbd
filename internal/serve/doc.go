// Package serve is a web server for the built site on the own machine, with a
// live preview: a saved edit of the bank shows in the open browser, and a
// broken one shows its findings while the last good bank stays up.
package serve
