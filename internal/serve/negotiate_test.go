package serve

import (
	"net/http/httptest"
	"testing"
)

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
		"br;q=NaN, gzip":         "gzip",
		"br;q=9, gzip;q=0.1":     "gzip",
		"br;q=-1":                "",
		"br;level=1;q=0.1, gzip": "gzip",
		"identity, br":           "br",
		"identity;q=1, br;q=0.5": "",
		"identity;q=0":           "",
		"identity;q=0, *":        "br",
	} {
		w := request(h, "GET", "/assets/main-abc.js", "Accept-Encoding", accept)
		if got := w.Header().Get("Content-Encoding"); got != want || w.Header().Get("Vary") != "Accept-Encoding" {
			t.Errorf("Accept-Encoding %q: got %q, want %q; Vary %q", accept, got, want, w.Header().Get("Vary"))
		}
	}
	if w := request(h, "GET", "/favicon.svg", "Accept-Encoding", "br, gzip"); w.Header().Get("Content-Encoding") != "" {
		t.Error("a file without compressed forms is sent with a Content-Encoding")
	}
}

func TestHeaderOnSeveralLines(t *testing.T) {
	r := httptest.NewRequest("GET", "http://localhost/assets/main-abc.js", nil)
	r.Header["Accept-Encoding"] = []string{"deflate", "gzip"}
	w := httptest.NewRecorder()
	handler(t).ServeHTTP(w, r)
	if got := w.Header().Get("Content-Encoding"); got != "gzip" || w.Body.String() != "gz" {
		t.Errorf("got encoding %q and body %s, want gzip and gz", got, w.Body)
	}
}

func TestETags(t *testing.T) {
	h := handler(t)
	plain := request(h, "GET", "/assets/main-abc.js").Header().Get("ETag")
	br := request(h, "GET", "/assets/main-abc.js", "Accept-Encoding", "br").Header().Get("ETag")
	if plain == "" || plain == br {
		t.Fatalf("each form needs its own ETag: %s and %s", plain, br)
	}
	if again := request(handler(t), "GET", "/assets/main-abc.js").Header().Get("ETag"); again != plain {
		t.Errorf("after a restart, the ETag is %s, want %s", again, plain)
	}
	notModified := request(h, "GET", "/assets/main-abc.js", "If-None-Match", plain).Header()
	if notModified.Get("ETag") != plain || notModified.Get("Vary") != "Accept-Encoding" || notModified.Get("Cache-Control") != cacheForever {
		t.Errorf("the 304 response lacks headers that caches need: %v", notModified)
	}
	page := request(h, "GET", "/").Header().Get("ETag")
	if w := request(h, "GET", "/nowhere", "If-None-Match", page); w.Code != 404 {
		t.Errorf("an unknown page with If-None-Match: got %d, want 404", w.Code)
	}
	for header, want := range map[string]int{plain: 304, `"other"`: 200, `"other", W/` + plain: 304, "*": 304, br: 200} {
		w := request(h, "GET", "/assets/main-abc.js", "If-None-Match", header)
		if w.Code != want || (want == 304 && w.Body.Len() > 0) {
			t.Errorf("If-None-Match %s: got %d, want %d", header, w.Code, want)
		}
	}
}
