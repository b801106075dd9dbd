package serve

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
)

const page = `<!doctype html><html><head><title>t</title></head><body></body></html>`

// built is a small site as the build leaves it.
func built() fstest.MapFS {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	return fstest.MapFS{
		"index.html":               file(page),
		"index.html.br":            file("br"),
		"favicon.svg":              file("<svg/>"),
		"assets/main-abc.js":       file("main"),
		"assets/main-abc.js.gz":    file("gz"),
		"assets/main-abc.js.br":    file("br"),
		"assets/catalog-abc.js":    file("old catalog"),
		"assets/catalog-abc.js.gz": file("old"),
		"assets/questions-abc.js":  file("old questions"),
		"assets/topics-abc.js":     file("old topics"),
		".gitkeep":                 file(""),
		manifestFile: file(`{"src/generated/catalog.json": {"file": "assets/catalog-abc.js"},
			"src/generated/questions.json": {"file": "assets/questions-abc.js"},
			"src/generated/topics.json": {"file": "assets/topics-abc.js"}, "index.html": {"file": "assets/main-abc.js"}}`),
	}
}

func handler(t *testing.T) http.Handler {
	t.Helper()
	s, err := newSite(built())
	if err != nil {
		t.Fatal(err)
	}
	return secure(true, s)
}

func get(h http.Handler, method, path string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "http://127.0.0.1/", nil)
	r.URL.Path = path
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func TestAnswers(t *testing.T) {
	h := handler(t)
	tests := []struct {
		path, mediaType, cache string
		status                 int
	}{
		{"/", "text/html; charset=utf-8", cacheNever, 200},
		{"/index.html", "text/plain; charset=utf-8", "", 404},
		{"/quiz", "text/html; charset=utf-8", cacheNever, 200},
		{"/quiz/", "text/html; charset=utf-8", cacheNever, 200},
		{"/quiz/network", "text/html; charset=utf-8", cacheNever, 200},
		{"/docs", "text/html; charset=utf-8", cacheNever, 200},
		{"/quiz/a/b", "text/html; charset=utf-8", cacheNever, 404},
		{"/nowhere", "text/html; charset=utf-8", cacheNever, 404},
		{"/favicon.svg", "image/svg+xml", cacheNever, 200},
		{"/assets/main-abc.js", "text/javascript; charset=utf-8", cacheForever, 200},
		{"/assets/gone.js", "text/plain; charset=utf-8", "", 404},
		{"/assets/", "text/plain; charset=utf-8", "", 404},
		{"/assets", "text/html; charset=utf-8", cacheNever, 404},
		{"/missing.png", "text/plain; charset=utf-8", "", 404},
		{"/.vite/manifest.json", "text/plain; charset=utf-8", "", 404},
		{"/.gitkeep", "text/plain; charset=utf-8", "", 404},
		{"/assets/main-abc.js.br", "text/plain; charset=utf-8", "", 404},
		{"/../site.go", "text/plain; charset=utf-8", "", 404},
		{"/assets/../../go.mod", "text/plain; charset=utf-8", "", 404},
		{`/..\go.mod`, "text/plain; charset=utf-8", "", 404},
		{"/quiz/\x00", "text/plain; charset=utf-8", "", 404},
		{"/quiz/..", "text/plain; charset=utf-8", "", 404},
	}
	for _, test := range tests {
		t.Run(test.path, func(t *testing.T) {
			w := get(h, "GET", test.path)
			if w.Code != test.status || w.Header().Get("Content-Type") != test.mediaType || w.Header().Get("Cache-Control") != test.cache {
				t.Errorf("%d %q %q, want %d %q %q", w.Code, w.Header().Get("Content-Type"), w.Header().Get("Cache-Control"), test.status, test.mediaType, test.cache)
			}
			for name := range securityHeaders {
				if w.Header().Get(name) == "" {
					t.Errorf("no %s", name)
				}
			}
			head := get(h, "HEAD", test.path)
			if head.Code != test.status || (test.cache != "" && head.Body.Len() > 0) {
				t.Errorf("HEAD: %d with %d bytes", head.Code, head.Body.Len())
			}
		})
	}
}

func TestPolicyAllowsNothingInline(t *testing.T) {
	if strings.Contains(contentSecurityPolicy, "unsafe") || strings.Contains(contentSecurityPolicy, "http") {
		t.Error(contentSecurityPolicy)
	}
}

func TestOnlyGetAndHead(t *testing.T) {
	for _, method := range []string{"POST", "PUT", "DELETE", "OPTIONS", "TRACE"} {
		if w := get(handler(t), method, "/"); w.Code != 405 || w.Header().Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: %d, Allow %q", method, w.Code, w.Header().Get("Allow"))
		}
	}
}

func TestEncodings(t *testing.T) {
	h := handler(t)
	for accept, want := range map[string]string{
		"":                       "",
		"gzip":                   "gzip",
		"gzip, br":               "br",
		"br;q=0.5, gzip":         "gzip",
		"br;q=0, gzip;q=0":       "",
		"*":                      "br",
		"*;q=0.5, br;q=0":        "gzip",
		"BR ; q=1":               "br",
		"deflate":                "",
		"br;q=wrong, gzip;q=0.1": "gzip",
	} {
		w := get(h, "GET", "/assets/main-abc.js", "Accept-Encoding", accept)
		if got := w.Header().Get("Content-Encoding"); got != want || w.Header().Get("Vary") != "Accept-Encoding" {
			t.Errorf("Accept-Encoding %q: %q, want %q; Vary %q", accept, got, want, w.Header().Get("Vary"))
		}
	}
	if w := get(h, "GET", "/favicon.svg", "Accept-Encoding", "br, gzip"); w.Header().Get("Content-Encoding") != "" {
		t.Error("a file without compressed forms is sent as it is")
	}
}

func TestETags(t *testing.T) {
	h := handler(t)
	plain := get(h, "GET", "/assets/main-abc.js").Header().Get("ETag")
	br := get(h, "GET", "/assets/main-abc.js", "Accept-Encoding", "br").Header().Get("ETag")
	if plain == "" || plain == br {
		t.Fatalf("each form needs an ETag of its own: %s and %s", plain, br)
	}
	for header, want := range map[string]int{plain: 304, `"other"`: 200, `"other", W/` + plain: 304, "*": 304, br: 200} {
		w := get(h, "GET", "/assets/main-abc.js", "If-None-Match", header)
		if w.Code != want || (want == 304 && w.Body.Len() > 0) {
			t.Errorf("If-None-Match %s: %d, want %d", header, w.Code, want)
		}
	}
}

func TestOtherHostsAreRefusedOnLoopback(t *testing.T) {
	h := handler(t)
	for host, want := range map[string]int{"127.0.0.1:8250": 200, "localhost:1": 200, "[::1]:8250": 200, "localhost": 200, "evil.example": 421, "127.0.0.1.evil.example:80": 421} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Host = host
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if w.Code != want {
			t.Errorf("Host %s: %d, want %d", host, w.Code, want)
		}
	}
}

func TestBundleTakesThePlaceOfTheChunks(t *testing.T) {
	base, err := newSite(built())
	if err != nil {
		t.Fatal(err)
	}
	hostile := `{"__proto__": "</script>` + "\u2028" + `"}`
	next, err := base.with(map[string][]byte{"catalog.json": []byte(hostile + "\n")}, "<link>")
	if err != nil {
		t.Fatal(err)
	}
	w := get(next, "GET", "/assets/catalog-abc.js", "Accept-Encoding", "gzip")
	unzipped, err := gzip.NewReader(bytes.NewReader(w.Body.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	source, _ := io.ReadAll(unzipped)
	want := `export default JSON.parse("{\"__proto__\": \"\u003c/script\u003e\u2028\"}");` + "\n"
	if string(source) != want || w.Header().Get("Cache-Control") != cacheNever {
		t.Errorf("%s, %s", source, w.Header().Get("Cache-Control"))
	}
	if body := get(next, "GET", "/").Body.String(); body != strings.Replace(page, "</head>", "<link></head>", 1) {
		t.Error(body)
	}
	if body := get(base, "GET", "/assets/catalog-abc.js").Body.String(); body != "old catalog" {
		t.Errorf("the site as built has changed: %s", body)
	}
}

func TestSiteThatIsNotBuilt(t *testing.T) {
	if _, err := newSite(fstest.MapFS{".gitkeep": {}}); err != ErrNotBuilt {
		t.Errorf("got %v", err)
	}
	site := built()
	delete(site, "assets/topics-abc.js")
	if _, err := newSite(site); err == nil || !strings.Contains(err.Error(), "topics.json") {
		t.Errorf("got %v", err)
	}
}
