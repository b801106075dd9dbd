package figure

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40">`

func TestCleanSVG(t *testing.T) {
	tests := []struct{ name, inside, want string }{
		{"shapes", `<path d="M0 0L9 9" stroke="red"/>`, `<path d="M0 0L9 9" stroke="red"></path>`},
		{"scripts", `<script>alert(1)</script><rect width="1"/>`, `<rect width="1"></rect>`},
		{"handlers", `<rect onload="alert(1)" onClick="x()" width="1"/>`, `<rect width="1"></rect>`},
		{"styles", `<style>@import url(//evil.example)</style><g style="background:url(//evil.example)"/>`, `<g></g>`},
		{"foreign objects", `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>`, ``},
		{"links to other files", `<use href="https://evil.example/a.svg#x"/><use href="#own"/>`, `<use></use><use href="#own"></use>`},
		{"old links", `<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="data:text/html,x"/>`, `<use></use>`},
		{"paint from other files", `<g fill="url(https://evil.example/x)" stroke="url(#own)"/>`, `<g stroke="url(#own)"></g>`},
		{"images", `<image href="data:image/png;base64,AA"/>`, ``},
		{"animations", `<set attributeName="href" to="javascript:alert(1)"/>`, ``},
		{"both kinds of links", `<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a" href="#a"/>`, `<use href="#a"></use>`},
		{"one of two references", `<g filter="url(#own) url(https://evil.example/x)" fill="none" fill="red"/>`, `<g fill="none"></g>`},
		{"quoted references", `<g fill="url( '#own' ) none"/>`, `<g fill="url( &#39;#own&#39; ) none"></g>`},
		{"text", `<text x="1">1 &lt; 2 &amp; 3</text>`, `<text x="1">1 &lt; 2 &amp; 3</text>`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			picture, err := Parse([]byte(head + test.inside + "</svg>"))
			if err != nil {
				t.Fatal(err)
			}
			want := head + test.want + "</svg>"
			if string(picture.Data) != want {
				t.Errorf("got  %s\nwant %s", picture.Data, want)
			}
			if picture.Width != 64 || picture.Height != 40 {
				t.Errorf("size %d × %d", picture.Width, picture.Height)
			}
		})
	}
}

func TestSizeOfSVG(t *testing.T) {
	for start, want := range map[string]string{
		"<svg viewBox='0\n0\t64  40'":                                       "64 × 40",
		"<svg viewBox='0,0, 4000,1'":                                        "4000 × 1",
		"<svg width='64px' height='39.5'":                                   "64 × 40",
		"<!--" + strings.Repeat("-x", 2000) + "--><svg viewBox='0 0 64 40'": "64 × 40",
	} {
		picture, err := Parse([]byte(start + ` xmlns="http://www.w3.org/2000/svg"></svg>`))
		if err != nil {
			t.Errorf("%.60s: %v", start, err)
		} else if got := fmt.Sprintf("%d × %d", picture.Width, picture.Height); got != want {
			t.Errorf("%.60s: got %s, want %s", start, got, want)
		}
	}
}

func TestPicturesThatCannotBeShown(t *testing.T) {
	var tall bytes.Buffer
	if err := png.Encode(&tall, image.NewGray(image.Rect(0, 0, 1, maxSide+1))); err != nil {
		t.Fatal(err)
	}
	tests := []struct{ name, data, want string }{
		{"nothing", "", "not an SVG, PNG, WebP or JPEG"},
		{"text", "hello", "not an SVG, PNG, WebP or JPEG"},
		{"a page", "<html><svg></svg></html>", "its first element is not svg"},
		{"entities", `<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">&a;</svg>`, "document type"},
		{"half an SVG", head + "<g>", "it is broken"},
		{"no size", `<svg xmlns="http://www.w3.org/2000/svg"></svg>`, "width and height are not both from 1 to 4000"},
		{"too wide", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4001 1"></svg>`, "width and height are not both from 1 to 4000"},
		{"two SVGs", head + "</svg>" + head + "</svg>", "more than one"},
		{"an element after the SVG", head + "</svg><p></p>", "more than one"},
		{"no namespace", `<svg viewBox="0 0 1 1"></svg>`, "not in the SVG namespace"},
		{"another namespace", `<svg xmlns="urn:x" viewBox="0 0 1 1"></svg>`, "not in the SVG namespace"},
		{"a size that is not a number", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 NaN 1"></svg>`, "not both from 1"},
		{"101 levels", head + strings.Repeat("<g>", maxDepth) + strings.Repeat("</g>", maxDepth) + "</svg>", "nested more than 100 levels deep"},
		{"no height", "\xff\xd8\xff\xc0\x00\x0b\x08\x00\x00\x00\x05\x01\x01\x11\x00\xff\xda\x00\x08", "height is 0"},
		{"half a PNG", "\x89PNG\r\n\x1a\n", "it is broken"},
		{"too tall", tall.String(), "pixels, expected at most"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if _, err := Parse([]byte(test.data)); err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("error %v, want one about %q", err, test.want)
			}
		})
	}
}

func TestLoad(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "a.svg"), []byte(head+"</svg>"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "large.png"), make([]byte, MaxSize+1), 0o600); err != nil {
		t.Fatal(err)
	}
	picture, err := Load(context.Background(), folder, "a.svg")
	if err != nil || !strings.HasPrefix(picture.URI(), "data:image/svg+xml;base64,") {
		t.Errorf("got %v, %v, want an SVG picture", picture, err)
	}
	for _, path := range []string{"../a.svg", "/etc/passwd", "b.svg", "large.png", ""} {
		if _, err := Load(context.Background(), folder, path); err == nil {
			t.Errorf("%q was loaded", path)
		}
	}
	_, err = Load(context.Background(), folder, "large.png")
	if fault := (*Error)(nil); !errors.As(err, &fault) || fault.Reason != "it is larger than 100 KiB" {
		t.Errorf("a large file: got %v", err)
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(head + `<use href="#a"/><script>x</script></svg>`))
	f.Fuzz(func(t *testing.T, data []byte) {
		picture, err := Parse(data)
		if err != nil || picture.Type != "image/svg+xml" {
			return
		}
		for _, word := range []string{"<script", "<style", "<image", "<foreignobject", "<!"} {
			if bytes.Contains(bytes.ToLower(picture.Data), []byte(word)) {
				t.Fatalf("%s is kept: %s", word, picture.Data)
			}
		}
		again, err := Parse(picture.Data)
		if err != nil || !bytes.Equal(again.Data, picture.Data) {
			t.Fatalf("cleaning again: %v\n%s", err, picture.Data)
		}
	})
}
