// Package serve is a local web server for the built site, with a live preview.
// When the bank changes on disk, the browser shows the change. If the bank has
// errors, the browser shows the findings and keeps the last valid bank.
package serve
