// Package web embeds the built site, so that swmmquiz can serve it.
package web

import (
	"embed"
	"io/fs"
)

// The folders contain only .gitkeep until the site is built.
//
//go:embed all:dist all:dist-preview
var files embed.FS

// Site returns the built site, or false if this binary was built without it.
func Site() (fs.FS, bool) { return folder("dist", "index.html") }

// Preview returns the built author panel, or false if this binary was built without it.
func Preview() (fs.FS, bool) { return folder("dist-preview", "preview.js") }

// folder returns an embedded folder, or false if it does not contain the file.
func folder(name, file string) (fs.FS, bool) {
	sub, err := fs.Sub(files, name)
	if err != nil {
		return nil, false
	}
	_, err = fs.Stat(sub, file)
	return sub, err == nil
}
