package serve

import (
	"bytes"
	"encoding/json"
)

// A page of the built site holds its first view, drawn from the bank that it was
// built with, until the app runs: web/build/first-views.ts.
var (
	viewStart = []byte(`<div id="root" inert data-version="`)
	viewEnd   = []byte(`<noscript>`)
	noView    = []byte(`<div id="root"></div>` + "\n    ")
)

// withoutOldView is a page without its first view, unless that shows the bank of
// the given catalog.
func withoutOldView(page, catalog []byte) []byte {
	start := bytes.Index(page, viewStart)
	end := bytes.LastIndex(page, viewEnd)
	if start < 0 || end < start {
		return page
	}
	var now struct{ Version string }
	if json.Unmarshal(catalog, &now) == nil && bytes.HasPrefix(page[start+len(viewStart):], []byte(now.Version+`"`)) {
		return page
	}
	return bytes.Join([][]byte{page[:start], noView, page[end:]}, nil)
}
