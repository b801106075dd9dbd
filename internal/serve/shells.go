package serve

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"io/fs"
	"strings"
)

// shellsFile contains each page without its prerendered view and without the metadata
// of the site. The build makes both from its bank, so they are wrong for another bank.
const shellsFile = ".vite/shells.json"

// productMark stands for the product's name in a shell.
const productMark = "%product%"

// shells are the pages for a bank other than that of the prerendered views.
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

// pagesFor returns the pages, by file name, with the product's name from a catalog. It
// returns nil if the prerendered views show the catalog's version of the bank.
func (s *shells) pagesFor(data []byte) map[string][]byte {
	var catalog struct{ Version, Product string }
	if json.Unmarshal(data, &catalog) == nil && catalog.Version == s.BankVersion {
		return nil
	}
	pages := make(map[string][]byte, len(s.Pages))
	for name, page := range s.Pages {
		pages[name] = []byte(strings.Replace(page, productMark, html.EscapeString(catalog.Product), 1))
	}
	return pages
}

// withHead returns a page with elements added to its <head>.
func withHead(page []byte, head string) []byte {
	return bytes.Replace(page, []byte("</head>"), []byte(head+"</head>"), 1)
}
