package serve

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strings"
)

// workerFile is the service worker, which caches the site's files. Its first line
// lists them with their hashes; see web/worker/sw.js.
const workerFile = "sw.js"

const (
	precacheStart = "const precache = "
	precacheEnd   = ";\n"
)

// precache is the JSON value in the first line of the worker.
type precache struct {
	// Base is the folder of the site on its host, such as "/swmmquiz/".
	Base    string `json:"base"`
	Version string `json:"version"`
	// Live makes the worker prefer the network over the cache, and activate
	// immediately, because a preview shows what is on disk.
	Live bool `json:"live"`
	// Files are the hashes of the files by name.
	Files map[string]string `json:"files"`
	// Shell is the page without a prerendered view. The worker caches it for all
	// routes.
	Shell string `json:"shell"`
}

// readPrecache splits a worker into its first line and the rest.
func readPrecache(worker []byte) (list precache, rest []byte, err error) {
	line, rest, found := bytes.Cut(worker, []byte(precacheEnd))
	data, ok := bytes.CutPrefix(line, []byte(precacheStart))
	if !found || !ok {
		return list, nil, fmt.Errorf("the first line of the site's %s is not %q", workerFile, precacheStart+"{...};")
	}
	if err := json.Unmarshal(data, &list); err != nil {
		return list, nil, fmt.Errorf("read the first line of the site's %s: %w", workerFile, err)
	}
	if !strings.HasPrefix(list.Base, "/") || !strings.HasSuffix(list.Base, "/") {
		return list, nil, fmt.Errorf("base %q in the site's %s does not start and end with a slash", list.Base, workerFile)
	}
	return list, rest, nil
}

// worker returns the service worker for the current files of the site. A shell that is
// not nil replaces its own. If head is not empty, the worker is for a live preview.
func (s *site) worker(shell []byte, head string) (*asset, error) {
	list, rest, err := readPrecache(s.assets[workerFile].forms[""].data)
	if err != nil {
		return nil, err
	}
	list.Live = head != ""
	if shell == nil {
		shell = []byte(list.Shell)
	}
	list.Shell = string(withHead(shell, head))
	for name := range list.Files {
		a, ok := s.assets[name]
		if !ok {
			return nil, fmt.Errorf("the site has no %s, which its %s lists: build the site again", name, workerFile)
		}
		sum := sha256.Sum256(a.forms[""].data)
		list.Files[name] = "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
	}
	files, err := json.Marshal(list.Files) // sorted by name
	if err != nil {
		return nil, err
	}
	list.Version = fmt.Sprintf("%x", sha256.Sum256(append(files, list.Shell...)))[:12]
	line, err := json.Marshal(list)
	if err != nil {
		return nil, err
	}
	return newAsset(mediaTypes[".js"], []byte(precacheStart+string(line)+precacheEnd+string(rest))), nil
}
