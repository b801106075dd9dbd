// Package web holds the built site, so that the tool can serve it.
package web

import (
	"embed"
	"io/fs"
)

// The folders hold nothing but .gitkeep until the site is built.
//
//go:embed all:dist all:dist-preview
var files embed.FS

// Site is the built site; false when this binary was built without it.
func Site() (fs.FS, bool) { return folder("dist", "index.html") }

// Preview is the built author panel; false when this binary was built without
// it.
func Preview() (fs.FS, bool) { return folder("dist-preview", "preview.js") }

func folder(name, file string) (fs.FS, bool) {
	sub, err := fs.Sub(files, name)
	if err != nil {
		return nil, false
	}
	_, err = fs.Stat(sub, file)
	return sub, err == nil
}
