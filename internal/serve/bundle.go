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

// with is a site in which the bundle's chunks hold the given files, and pages
// show no first view of another bank. With a head, which pages load as well, it
// is a live preview.
func (s *site) with(bundle map[string][]byte, head string) (*site, error) {
	clone := *s
	next := &clone
	next.assets = maps.Clone(s.assets)
	for name, data := range bundle {
		chunk, ok := s.chunks[name]
		if !ok {
			return nil, fmt.Errorf("the site has no chunk for %s: build it again", name)
		}
		source, err := chunkSource(data)
		if err != nil {
			return nil, err
		}
		// The name stays while the content changes: never cached for good.
		next.assets[chunk] = packed(mediaTypes[".js"], source)
	}
	catalog, changed := bundle["catalog.json"]
	isOld := changed && s.shells.showOther(catalog)
	for name, a := range s.assets {
		page := a.forms[""].data
		shell, hasShell := s.shells.Pages[name]
		if isOld && hasShell {
			page = []byte(shell)
		}
		if path.Ext(name) == ".html" && (head != "" || isOld) {
			next.assets[name] = packed(mediaTypes[".html"], withHead(page, head))
		}
	}
	if _, ok := s.assets[workerFile]; ok {
		worker, err := next.worker(head)
		if err != nil {
			return nil, err
		}
		next.assets[workerFile] = worker
	}
	return next, nil
}

// version is a hash of all that a page shows: the app and the bundle.
func (s *site) version(bundle map[string][]byte) string {
	hash := sha256.New()
	fmt.Fprintln(hash, s.assets["index.html"].forms[""].etag)
	for _, name := range slices.Sorted(maps.Keys(bundle)) {
		fmt.Fprintf(hash, "%s %d\n%s", name, len(bundle[name]), bundle[name])
	}
	return base64.RawURLEncoding.EncodeToString(hash.Sum(nil)[:12])
}

// chunkSource is the module that Vite makes of a JSON file. The JSON stands in
// a string, so that nothing in it can be code, nor "__proto__" a prototype.
func chunkSource(data []byte) ([]byte, error) {
	text, err := json.Marshal(string(bytes.TrimSpace(data)))
	if err != nil {
		return nil, err
	}
	return fmt.Appendf(nil, "export default JSON.parse(%s);\n", text), nil
}

// packed is an asset made while serving.
func packed(mediaType string, data []byte) *asset {
	var zipped bytes.Buffer
	w := gzip.NewWriter(&zipped)
	_, _ = w.Write(data) // to memory: can't fail
	_ = w.Close()
	return &asset{mediaType, cacheNever, map[string]form{"": newForm(data), "gzip": newForm(zipped.Bytes())}}
}
