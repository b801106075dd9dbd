package serve

import (
	"bytes"
	"compress/gzip"
	"io"
	"strings"
	"testing"
	"testing/fstest"
)

func TestBundleReplacesTheChunks(t *testing.T) {
	base, err := newSite(built())
	if err != nil {
		t.Fatal(err)
	}
	hostile := `{"__proto__": "</script>` + "\u2028" + `"}`
	next, err := base.with(map[string][]byte{"catalog.json": []byte(hostile + "\n")}, "<link>")
	if err != nil {
		t.Fatal(err)
	}
	w := request(next, "GET", "/assets/catalog-abc.js", "Accept-Encoding", "gzip")
	unzipped, err := gzip.NewReader(bytes.NewReader(w.Body.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	source, _ := io.ReadAll(unzipped)
	want := `export default JSON.parse("{\"__proto__\": \"\u003c/script\u003e\u2028\"}");` + "\n"
	if string(source) != want || w.Header().Get("Cache-Control") != cacheRevalidate {
		t.Errorf("got %s with Cache-Control %s, want %s", source, w.Header().Get("Cache-Control"), want)
	}
	if body := request(next, "GET", "/").Body.String(); body != strings.Replace(page, "</head>", "<link></head>", 1) {
		t.Errorf("got %s, want the page with the link in its head", body)
	}
	if body := request(base, "GET", "/assets/catalog-abc.js").Body.String(); body != "old catalog" {
		t.Errorf("the site as built has changed: %s", body)
	}
}

func TestBundleFileWithoutAChunk(t *testing.T) {
	s, err := newSite(built())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.with(map[string][]byte{"other.json": []byte("{}")}, ""); err == nil || !strings.Contains(err.Error(), "other.json") {
		t.Errorf("got %v, want an error that names other.json", err)
	}
}

func TestVersionDependsOnAppAndBundle(t *testing.T) {
	s, err := newSite(built())
	if err != nil {
		t.Fatal(err)
	}
	files := built()
	files["index.html"] = &fstest.MapFile{Data: []byte("other app")}
	other, err := newSite(files)
	if err != nil {
		t.Fatal(err)
	}
	bundle := func(catalog, topics string) map[string][]byte {
		return map[string][]byte{"catalog.json": []byte(catalog), "topics.json": []byte(topics)}
	}
	same := s.version(bundle("a", "b"))
	if same != s.version(bundle("a", "b")) {
		t.Error("the same bundle has two versions")
	}
	for what, version := range map[string]string{
		"app": other.version(bundle("a", "b")), "catalog": s.version(bundle("c", "b")),
		"boundary": s.version(bundle("ab", "")), "none": s.version(nil),
	} {
		if version == same {
			t.Errorf("%s: the same version", what)
		}
	}
}
