package web

import (
	"io/fs"
	"testing"
)

func TestFoldersThatAreNotBuilt(t *testing.T) {
	if _, built := folder("dist", "no-such-file.html"); built {
		t.Error("a folder without the file counts as built")
	}
	if _, built := folder("none", "index.html"); built {
		t.Error("a missing folder counts as built")
	}
	for name, get := range map[string]func() (fs.FS, bool){"index.html": Site, "preview.js": Preview} {
		files, built := get()
		if _, err := fs.Stat(files, name); (err == nil) != built {
			t.Errorf("%s: built is %t, but %v", name, built, err)
		}
	}
}
