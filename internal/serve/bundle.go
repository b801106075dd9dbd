package serve

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"slices"
)

// with returns a copy of the site with the given bundle files. If the catalog has a
// different version of the bank than the prerendered views, the pages of the copy have no
// prerendered view, and their title is only the product's name. If head is not empty, the
// copy is a live preview, and head is added to the <head> of each page.
func (s *site) with(bundle map[string][]byte, head string) (*site, error) {
	clone := *s
	next := &clone
	next.assets = maps.Clone(s.assets)
	for name, data := range bundle {
		chunk, ok := s.chunks[name]
		if !ok {
			return nil, fmt.Errorf("the site has no chunk for %s: build the site again", name)
		}
		source, err := chunkSource(data)
		if err != nil {
			return nil, err
		}
		next.assets[chunk] = newAsset(mediaTypes[".js"], source)
	}
	var pages map[string][]byte
	if catalog, ok := bundle["catalog.json"]; ok {
		pages = s.shells.pagesFor(catalog)
	}
	for name, a := range s.assets {
		page, changed := pages[name]
		if !changed {
			page = a.forms[""].data
		}
		if path.Ext(name) == ".html" && (head != "" || changed) {
			next.assets[name] = newAsset(mediaTypes[".html"], withHead(page, head))
		}
	}
	if _, ok := s.assets[workerFile]; ok {
		worker, err := next.worker(pages["index.html"], head)
		if err != nil {
			return nil, err
		}
		next.assets[workerFile] = worker
	}
	return next, nil
}

// version returns a hash of the app and the bundle. index.html suffices for the
// app, because it contains the names of the app's files, which contain hashes.
func (s *site) version(bundle map[string][]byte) string {
	hash := sha256.New()
	fmt.Fprintln(hash, s.assets["index.html"].forms[""].etag)
	for _, name := range slices.Sorted(maps.Keys(bundle)) {
		fmt.Fprintf(hash, "%s %d\n%s", name, len(bundle[name]), bundle[name])
	}
	return base64.RawURLEncoding.EncodeToString(hash.Sum(nil)[:12])
}

// chunkSource returns a JavaScript module for a JSON file, like the one that Vite
// makes. The JSON is in a string, so that it cannot contain code, and the key
// "__proto__" does not set a prototype.
func chunkSource(data []byte) ([]byte, error) {
	text, err := json.Marshal(string(bytes.TrimSpace(data)))
	if err != nil {
		return nil, err
	}
	return fmt.Appendf(nil, "export default JSON.parse(%s);\n", text), nil
}

// newAsset returns an asset made while serving, uncompressed and compressed with gzip.
func newAsset(mediaType string, data []byte) *asset {
	var compressed bytes.Buffer
	w := gzip.NewWriter(&compressed)
	_, _ = w.Write(data) // cannot fail in memory
	_ = w.Close()
	return &asset{mediaType, cacheRevalidate, map[string]form{"": newForm(data), "gzip": newForm(compressed.Bytes())}}
}
