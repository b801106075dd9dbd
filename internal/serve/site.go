package serve

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// ErrNotBuilt is the error for a folder without a built site.
var ErrNotBuilt = errors.New("the site is not built")

// mediaTypes are the media types of built files by extension. Other files are
// sent as binary data, and "nosniff" keeps browsers from guessing.
var mediaTypes = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".json":        "application/json",
	".map":         "application/json",
	".svg":         "image/svg+xml",
	".png":         "image/png",
	".ico":         "image/x-icon",
	".txt":         "text/plain; charset=utf-8",
	".xml":         "application/xml",
	".webmanifest": "application/manifest+json",
	".woff2":       "font/woff2",
}

// encodings are the precompressed encodings in order of preference, with their
// file name suffixes.
var encodings = []struct{ name, suffix string }{{"br", ".br"}, {"gzip", ".gz"}}

const (
	cacheForever    = "public, max-age=31536000, immutable"
	cacheRevalidate = "no-cache" // may be stored, but must be revalidated each time
)

// asset is a file of the site in all its encodings.
type asset struct {
	mediaType string
	cache     string
	forms     map[string]form // by encoding; "" is the uncompressed file
}

// form is the content of a file in one encoding, with its ETag.
type form struct {
	data []byte
	etag string
}

func newForm(data []byte) form {
	sum := sha256.Sum256(data)
	return form{data, `"` + base64.RawURLEncoding.EncodeToString(sum[:12]) + `"`}
}

// site is an immutable set of files to serve; its method with returns a changed
// copy.
type site struct {
	// assets are the files by path without the leading slash.
	assets map[string]*asset
	// chunks are the paths of the JavaScript chunks by bundle file name.
	chunks map[string]string
	shells shells
	// base is the folder of the site on its host: "/", or the BASE_PATH of the
	// build.
	base string
	// parents are the origins whose pages may embed the quiz.
	parents []string
}

// manifestFile is Vite's map from source files to built files.
const manifestFile = ".vite/manifest.json"

// newSite reads a built site into memory.
func newSite(files fs.FS) (*site, error) {
	s := &site{assets: map[string]*asset{}, chunks: map[string]string{}, base: "/"}
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case isHidden(name) && entry.IsDir():
			return fs.SkipDir
		case entry.IsDir(), isHidden(name), hasEncodingSuffix(name):
			return nil
		}
		s.assets[name], err = readAsset(files, name)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read the site: %w", err)
	}
	if s.assets["index.html"] == nil {
		return nil, ErrNotBuilt
	}
	if worker, ok := s.assets[workerFile]; ok {
		list, _, err := readPrecache(worker.forms[""].data)
		if err != nil {
			return nil, err
		}
		s.base = list.Base
	}
	if err := s.readShells(files); err != nil {
		return nil, err
	}
	return s, s.readManifest(files)
}

// isHidden reports whether the base name starts with a dot. Such a file or
// folder is not part of the site: the folder .vite, for example.
func isHidden(name string) bool {
	return name != "." && strings.HasPrefix(path.Base(name), ".")
}

// readAsset reads a file and its precompressed forms.
func readAsset(files fs.FS, name string) (*asset, error) {
	a := &asset{mediaType: mediaTypes[path.Ext(name)], cache: cacheRevalidate, forms: map[string]form{}}
	if a.mediaType == "" {
		a.mediaType = "application/octet-stream"
	}
	if strings.HasPrefix(name, "assets/") { // Vite puts a hash of the content into these names
		a.cache = cacheForever
	}
	data, err := fs.ReadFile(files, name)
	if err != nil {
		return nil, err
	}
	a.forms[""] = newForm(data)
	for _, e := range encodings {
		if compressed, err := fs.ReadFile(files, name+e.suffix); err == nil {
			a.forms[e.name] = newForm(compressed)
		}
	}
	return a, nil
}

func hasEncodingSuffix(name string) bool {
	return strings.HasSuffix(name, ".br") || strings.HasSuffix(name, ".gz")
}

// readManifest finds the chunks that contain the bundle. A browser must always
// revalidate them, because a preview replaces them under the same names.
func (s *site) readManifest(files fs.FS) error {
	data, err := fs.ReadFile(files, manifestFile)
	if err != nil {
		return fmt.Errorf("read the site: %w", err)
	}
	var manifest map[string]struct{ File string }
	if err := json.Unmarshal(data, &manifest); err != nil {
		return fmt.Errorf("read the site's %s: %w", manifestFile, err)
	}
	for _, name := range []string{"catalog.json", "questions.json", "explanations.json", "topics.json"} {
		entry, ok := manifest["src/generated/"+name]
		if !ok || s.assets[entry.File] == nil {
			return fmt.Errorf("the site has no chunk for %s: build the site again", name)
		}
		s.chunks[name] = entry.File
		s.assets[entry.File].cache = cacheRevalidate
	}
	return nil
}
