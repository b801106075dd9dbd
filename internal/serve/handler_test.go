package serve

import (
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"testing/fstest"
)

const page = `<!doctype html><html><head><title>t</title></head><body></body></html>`

// built returns a small site with the files that a build writes.
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
		"assets/explanations-a.js": file("old explanations"),
		"assets/topics-abc.js":     file("old topics"),
		"sw.js": file(
			`const precache = {"base":"/","version":"built","live":false,"files":{"index.html":"a","assets/topics-abc.js":"b"},` +
				`"shell":"<html><head>home</head>empty</html>"};` + "\nrest",
		),
		"docs.html":               file("<html><head>docs</head></html>"),
		"docs/diagrams/weir.html": file("<html><head>weir</head></html>"),
		"404.html":                file("<html><head>gone</head></html>"),
		".gitkeep":                file(""),
		manifestFile: file(`{"src/generated/catalog.json": {"file": "assets/catalog-abc.js"},
			"src/generated/questions.json": {"file": "assets/questions-abc.js"},
			"src/generated/explanations.json": {"file": "assets/explanations-a.js"},
			"src/generated/topics.json": {"file": "assets/topics-abc.js"}, "index.html": {"file": "assets/main-abc.js"}}`),
	}
}

func handler(t *testing.T) http.Handler {
	t.Helper()
	s, err := newSite(built())
	if err != nil {
		t.Fatal(err)
	}
	return secure(allowedHosts(Options{}, true), s)
}

func request(h http.Handler, method, path string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "http://127.0.0.1/", nil)
	r.URL.Path = path
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func TestResponses(t *testing.T) {
	h := handler(t)
	tests := []struct {
		path, mediaType, cache string
		status                 int
	}{
		{"/", "text/html; charset=utf-8", cacheRevalidate, 200},
		{"/docs.html", "text/plain; charset=utf-8", cacheRevalidate, 404},
		{"/embed/quiz", "text/html; charset=utf-8", cacheRevalidate, 200},
		{"/embed/", "text/html; charset=utf-8", cacheRevalidate, 404},
		{"/sw.js", "text/javascript; charset=utf-8", cacheRevalidate, 200},
		{"/index.html", "text/plain; charset=utf-8", cacheRevalidate, 404},
		{"//", "text/html; charset=utf-8", cacheRevalidate, 200},
		{"/Docs/", "text/html; charset=utf-8", cacheRevalidate, 200},
		{"/quiz/v1.2", "text/html; charset=utf-8", cacheRevalidate, 200},
		{"/quiz/ünï cödé", "text/html; charset=utf-8", cacheRevalidate, 200},
		{"/quiz", "text/html; charset=utf-8", cacheRevalidate, 200},
		{"/quiz/", "text/html; charset=utf-8", cacheRevalidate, 200},
		{"/quiz/network", "text/html; charset=utf-8", cacheRevalidate, 200},
		{"/docs", "text/html; charset=utf-8", cacheRevalidate, 200},
		{"/docs/diagrams", "text/html; charset=utf-8", cacheRevalidate, 200},
		{"/docs/diagrams/weir", "text/html; charset=utf-8", cacheRevalidate, 200},
		{"/docs/diagrams/Weir/", "text/html; charset=utf-8", cacheRevalidate, 200},
		{"/docs/diagrams/constructor", "text/html; charset=utf-8", cacheRevalidate, 404},
		{"/docs/diagrams/__proto__", "text/html; charset=utf-8", cacheRevalidate, 404},
		{"/docs/diagrams/a/b", "text/html; charset=utf-8", cacheRevalidate, 404},
		{"/docs/other", "text/html; charset=utf-8", cacheRevalidate, 404},
		{"/quiz/a/b", "text/html; charset=utf-8", cacheRevalidate, 404},
		{"/nowhere", "text/html; charset=utf-8", cacheRevalidate, 404},
		{"/favicon.svg", "image/svg+xml", cacheRevalidate, 200},
		{"/assets/main-abc.js", "text/javascript; charset=utf-8", cacheForever, 200},
		{"/assets/catalog-abc.js", "text/javascript; charset=utf-8", cacheRevalidate, 200}, // a preview may replace it
		{"/assets/gone.js", "text/plain; charset=utf-8", cacheRevalidate, 404},
		{"/assets/", "text/plain; charset=utf-8", cacheRevalidate, 404},
		{"/assets", "text/html; charset=utf-8", cacheRevalidate, 404},
		{"/missing.png", "text/plain; charset=utf-8", cacheRevalidate, 404},
		{"/.vite/manifest.json", "text/plain; charset=utf-8", cacheRevalidate, 404},
		{"/.gitkeep", "text/plain; charset=utf-8", cacheRevalidate, 404},
		{"/assets/main-abc.js.br", "text/plain; charset=utf-8", cacheRevalidate, 404},
		{"/../site.go", "text/plain; charset=utf-8", cacheRevalidate, 404},
		{"/assets/../../go.mod", "text/plain; charset=utf-8", cacheRevalidate, 404},
		{`/..\go.mod`, "text/plain; charset=utf-8", cacheRevalidate, 404},
		{"/quiz/\x00", "text/plain; charset=utf-8", cacheRevalidate, 404},
		{"/quiz/.", "text/plain; charset=utf-8", cacheRevalidate, 404},
		{"/C:/secret", "text/html; charset=utf-8", cacheRevalidate, 404},
		{"/.git/config", "text/plain; charset=utf-8", cacheRevalidate, 404},
		{"/quiz/..", "text/plain; charset=utf-8", cacheRevalidate, 404},
	}
	for _, test := range tests {
		t.Run(test.path, func(t *testing.T) {
			w := request(h, "GET", test.path)
			if w.Code != test.status || w.Header().Get("Content-Type") != test.mediaType || w.Header().Get("Cache-Control") != test.cache {
				t.Errorf(
					"%d %q %q, want %d %q %q",
					w.Code,
					w.Header().Get("Content-Type"),
					w.Header().Get("Cache-Control"),
					test.status,
					test.mediaType,
					test.cache,
				)
			}
			if vary := w.Header().Get("Vary"); vary != "Accept-Encoding" {
				t.Errorf("Vary %q", vary)
			}
			for name := range securityHeaders {
				if w.Header().Get(name) == "" {
					t.Errorf("no %s", name)
				}
			}
			head := request(h, "HEAD", test.path)
			if head.Code != test.status || (test.mediaType != "text/plain; charset=utf-8" && head.Body.Len() > 0) {
				t.Errorf("HEAD: %d with %d bytes", head.Code, head.Body.Len())
			}
		})
	}
}

func TestPolicyAllowsNothingInline(t *testing.T) {
	if strings.Contains(contentSecurityPolicy, "unsafe") || strings.Contains(contentSecurityPolicy, "http") {
		t.Errorf("too permissive: %s", contentSecurityPolicy)
	}
}

func TestOnlyGetAndHead(t *testing.T) {
	for _, method := range []string{"POST", "PUT", "DELETE", "OPTIONS", "TRACE"} {
		if w := request(handler(t), method, "/"); w.Code != 405 || w.Header().Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: %d, Allow %q", method, w.Code, w.Header().Get("Allow"))
		}
	}
}

func TestMediaTypes(t *testing.T) {
	want := map[string]string{
		"a.js": "text/javascript; charset=utf-8", "a.css": "text/css; charset=utf-8", "a.json": "application/json",
		"a.svg": "image/svg+xml", "a.png": "image/png", "a.webmanifest": "application/manifest+json",
		"a.woff2": "font/woff2", "a.ico": "image/x-icon", "a.txt": "text/plain; charset=utf-8",
		"a.xml": "application/xml", "a.map": "application/json", "a.exe": "application/octet-stream", "bare": "application/octet-stream",
	}
	files := built()
	for name := range want {
		files[name] = &fstest.MapFile{Data: []byte("<html>")}
	}
	s, err := newSite(files)
	if err != nil {
		t.Fatal(err)
	}
	for name, mediaType := range want {
		if got := request(secure(allowedHosts(Options{}, true), s), "GET", "/"+name).Header().Get("Content-Type"); got != mediaType {
			t.Errorf("%s: got %s, want %s", name, got, mediaType)
		}
	}
}

func TestCategoryThatContainsASlash(t *testing.T) {
	for path, want := range map[string]int{
		"/quiz/a%2Fb": 200, "/quiz/a/b": 404, "/quiz/%2e%2e%2fgo.mod": 404, "/quiz/%5c": 404, "/docs/diagrams/a%2Fb": 404,
	} {
		w := httptest.NewRecorder()
		handler(t).ServeHTTP(w, httptest.NewRequest("GET", "http://localhost"+path, nil))
		if w.Code != want {
			t.Errorf("%s: got %d, want %d", path, w.Code, want)
		}
	}
}

func TestOtherHostsAreRefusedOnLoopback(t *testing.T) {
	h := handler(t)
	for host, want := range map[string]int{
		"127.0.0.1:8250": 200, "localhost:1": 200, "[::1]:8250": 200, "localhost": 200, "LOCALHOST:1": 200, "127.0.0.9": 200,
		"192.168.1.2": 421, "": 421, "localhost.evil.example": 421, "evil.example": 421, "127.0.0.1.evil.example:80": 421,
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Host = host
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if w.Code != want {
			t.Errorf("Host %s: got %d, want %d", host, w.Code, want)
		}
	}
}

// TestOtherNamesAreRefusedBeyondLoopback checks host names, because another site
// can point its name at this machine. It cannot do so with an IP address.
func TestOtherNamesAreRefusedBeyondLoopback(t *testing.T) {
	own, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	s, err := newSite(built())
	if err != nil {
		t.Fatal(err)
	}
	opts := Options{Addr: "lab.example:8250", Hosts: []string{"Quiz.example"}}
	for host, want := range map[string]int{
		"127.0.0.1:8250": 200, "192.168.1.2:8250": 200, "[2001:db8::1]:80": 200, "[fe80::1%25eth0]:80": 200,
		"localhost": 200, "lab.example": 200, "quiz.example:8250": 200, "QUIZ.example.": 200, own + ":8250": 200,
		"": 421, "evil.example": 421, "192.168.1.2.evil.example": 421, "quiz.example.evil.example": 421,
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Host = host
		w := httptest.NewRecorder()
		if secure(allowedHosts(opts, false), s).ServeHTTP(w, r); w.Code != want {
			t.Errorf("Host %s: got %d, want %d", host, w.Code, want)
		}
	}
	opts.Hosts = append(opts.Hosts, "192.168.1.2")
	onLoopback := allowedHosts(opts, true)
	for host, want := range map[string]bool{
		"quiz.example": true, "lab.example": true, "192.168.1.2": true, "192.168.1.3": false, strings.ToLower(own) + ".other": false,
	} {
		if onLoopback(host) != want {
			t.Errorf("on loopback, host %s: allowed %t, want %t", host, !want, want)
		}
	}
}

func TestSiteThatIsNotBuilt(t *testing.T) {
	if _, err := newSite(fstest.MapFS{".gitkeep": {}}); err != ErrNotBuilt {
		t.Errorf("got %v", err)
	}
	if _, err := loadPreview(Options{Site: built(), Panel: fstest.MapFS{}}, nil); err != ErrNotBuilt {
		t.Errorf("without the author panel: %v", err)
	}
	site := built()
	site[manifestFile] = &fstest.MapFile{Data: []byte("{")}
	if _, err := newSite(site); err == nil || !strings.Contains(err.Error(), manifestFile) {
		t.Errorf("got %v", err)
	}
	delete(site, manifestFile)
	if _, err := newSite(site); err == nil || !strings.Contains(err.Error(), manifestFile) {
		t.Errorf("got %v", err)
	}
	site = built()
	delete(site, "assets/topics-abc.js")
	if _, err := newSite(site); err == nil || !strings.Contains(err.Error(), "topics.json") {
		t.Errorf("got %v", err)
	}
}
