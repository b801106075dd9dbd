package serve

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
)

// shellsFile contains each page without its prerendered view. The build renders
// the views from its bank, and a page shows its view until the app runs.
const shellsFile = ".vite/shells.json"

// shells are the pages without their prerendered views.
type shells struct {
	// BankVersion is the version of the bank in the prerendered views.
	BankVersion string `json:"bank"`
	// Pages are the pages by file name.
	Pages map[string]string `json:"pages"`
}

// readShells reads the shells. A site without prerendered views has none.
func (s *site) readShells(files fs.FS) error {
	data, err := fs.ReadFile(files, shellsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("read the site: %w", err)
	}
	if err := json.Unmarshal(data, &s.shells); err != nil {
		return fmt.Errorf("read the site's %s: %w", shellsFile, err)
	}
	return nil
}

// outdated reports whether the prerendered views show another version of the bank
// than the catalog has.
func (s *shells) outdated(catalog []byte) bool {
	var current struct{ Version string }
	return json.Unmarshal(catalog, &current) != nil || current.Version != s.BankVersion
}

// withHead returns a page with elements added to its <head>.
func withHead(page []byte, head string) []byte {
	return bytes.Replace(page, []byte("</head>"), []byte(head+"</head>"), 1)
}
