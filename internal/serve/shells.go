package serve

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
)

// shellsFile has each page of the site without its first view. The build writes
// both: a page shows its first view, which it drew from the bank of that time,
// until the app runs.
const shellsFile = ".vite/shells.json"

// shells are the pages without their first views.
type shells struct {
	// Bank is the version of the bank that the first views show.
	Bank string `json:"bank"`
	// Pages are the pages by the names of their files.
	Pages map[string]string `json:"pages"`
}

// readShells reads the shells; a site without first views has none.
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

// showOther reports whether first views show another bank than that of the
// catalog.
func (s *shells) showOther(catalog []byte) bool {
	var now struct{ Version string }
	return json.Unmarshal(catalog, &now) != nil || now.Version != s.Bank
}

// withHead is a page that also loads what head names.
func withHead(page []byte, head string) []byte {
	return bytes.Replace(page, []byte("</head>"), []byte(head+"</head>"), 1)
}
