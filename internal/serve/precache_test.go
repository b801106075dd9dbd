package serve

import (
	"crypto/sha256"
	"encoding/base64"
	"strings"
	"testing"
	"testing/fstest"
)

func TestWorkerListsTheServedFiles(t *testing.T) {
	s, err := newSite(built())
	if err != nil {
		t.Fatal(err)
	}
	read := func(s *site) precache {
		t.Helper()
		list, rest, err := readPrecache(s.assets[workerFile].forms[""].data)
		if err != nil || string(rest) != "rest" {
			t.Fatalf("%v, rest %q", err, rest)
		}
		for name, hash := range list.Files {
			sum := sha256.Sum256(s.assets[name].forms[""].data)
			if want := "sha256-" + base64.StdEncoding.EncodeToString(sum[:]); hash != want {
				t.Errorf("%s: got %s, want %s", name, hash, want)
			}
		}
		return list
	}
	deployed, err := s.with(map[string][]byte{"topics.json": []byte("{}")}, "")
	if err != nil {
		t.Fatal(err)
	}
	preview, err := s.with(map[string][]byte{"topics.json": []byte("{}")}, "<meta>")
	if err != nil {
		t.Fatal(err)
	}
	other, err := s.with(map[string][]byte{"topics.json": []byte(`{"a":1}`)}, "")
	if err != nil {
		t.Fatal(err)
	}
	one, live, two := read(deployed), read(preview), read(other)
	if one.Live || !live.Live {
		t.Errorf("got live %v for the site and %v for its preview, want false and true", one.Live, live.Live)
	}
	if one.Version == live.Version || one.Version == two.Version || one.Version == "built" {
		t.Errorf("got versions %s, %s, %s, want different ones", one.Version, live.Version, two.Version)
	}
}

func TestWorkerThatCannotBeRead(t *testing.T) {
	for text, want := range map[string]string{
		"rest":                                  "first line",
		"const precache = {;\n":                 "read the first line",
		`const precache = {"base":"a"}` + ";\n": "does not start and end with a slash",
	} {
		files := built()
		files[workerFile] = &fstest.MapFile{Data: []byte(text)}
		if _, err := newSite(files); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
	files := built()
	files[workerFile] = &fstest.MapFile{Data: []byte(`const precache = {"base":"/","files":{"gone.js":"x"}};` + "\n")}
	s, err := newSite(files)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.with(nil, ""); err == nil || !strings.Contains(err.Error(), "gone.js") {
		t.Errorf("got %v, want an error that names gone.js", err)
	}
}

func TestSiteInAFolderOfItsHost(t *testing.T) {
	files := built()
	files[workerFile] = &fstest.MapFile{Data: []byte(`const precache = {"base":"/swmm/","files":{}};` + "\n")}
	s, err := newSite(files)
	if err != nil {
		t.Fatal(err)
	}
	h := secure(allowedHosts(Options{}, true), s)
	for path, want := range map[string]int{
		"/swmm/": 200, "/swmm/quiz/network": 200, "/swmm/docs": 200, "/swmm/assets/main-abc.js": 200, "/swmm/nowhere": 404,
		"/quiz": 404, "/assets/main-abc.js": 404, "/swmmer": 404, "/swmm/../x": 404,
	} {
		if w := request(h, "GET", path); w.Code != want {
			t.Errorf("%s: got %d, want %d", path, w.Code, want)
		}
	}
	for _, path := range []string{"/", "/swmm"} {
		if w := request(h, "GET", path); w.Code != 302 || w.Header().Get("Location") != "/swmm/" {
			t.Errorf("%s: %d to %q", path, w.Code, w.Header().Get("Location"))
		}
	}
}

func TestRoutesHaveTheirOwnPages(t *testing.T) {
	h := handler(t)
	for path, want := range map[string]string{"/docs": "docs", "/Docs/": "docs", "/nowhere": "gone", "/quiz": "<title>t", "/": "<title>t"} {
		if w := request(h, "GET", path); !strings.Contains(w.Body.String(), want) {
			t.Errorf("%s: got %s, want a page with %q", path, w.Body, want)
		}
	}
}

func TestOnlyTheEmbeddedQuizCanBeFramed(t *testing.T) {
	s, err := newSite(built())
	if err != nil {
		t.Fatal(err)
	}
	h := secure(allowedHosts(Options{}, true), s)
	if w := request(h, "GET", "/embed/quiz"); w.Header().Get("X-Frame-Options") != "DENY" ||
		!strings.Contains(w.Header().Get("Content-Security-Policy"), "frame-ancestors 'none'") {
		t.Errorf("without parents: %v", w.Header())
	}
	s.parents = []string{"https://a.example", "http://b.example:81"}
	w := request(h, "GET", "/embed/quiz/")
	if policy := w.Header().Get("Content-Security-Policy"); !strings.Contains(
		policy,
		"frame-ancestors https://a.example http://b.example:81; ",
	) ||
		w.Header().Get("X-Frame-Options") != "" {
		t.Errorf("with parents: %v", w.Header())
	}
	for _, path := range []string{"/", "/quiz", "/embed/other", "/favicon.svg", "/nowhere"} {
		if w := request(h, "GET", path); w.Header().Get("X-Frame-Options") != "DENY" ||
			!strings.Contains(w.Header().Get("Content-Security-Policy"), "frame-ancestors 'none'") {
			t.Errorf("%s may be framed: %v", path, w.Header())
		}
	}
}
