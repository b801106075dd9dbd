package serve

import (
	"net"
	"net/http"
	"path"
	"strconv"
	"strings"
)

// contentSecurityPolicy lets the page load its own files and nothing else.
const contentSecurityPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
	"frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

var securityHeaders = map[string]string{
	"Content-Security-Policy":      contentSecurityPolicy,
	"X-Content-Type-Options":       "nosniff",
	"X-Frame-Options":              "DENY",
	"Referrer-Policy":              "no-referrer",
	"Permissions-Policy":           "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
	"Cross-Origin-Opener-Policy":   "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
}

// secure adds the security headers to every answer, and lets only GET and HEAD
// through. When loopback is set it refuses names of other machines, which a
// page elsewhere could have pointed at this one (DNS rebinding).
func secure(loopback bool, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for name, value := range securityHeaders {
			w.Header().Set(name, value)
		}
		switch {
		case loopback && !isLoopbackHost(r.Host):
			http.Error(w, "this server answers for localhost only", http.StatusMisdirectedRequest)
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD are served", http.StatusMethodNotAllowed)
		default:
			next.ServeHTTP(w, r)
		}
	})
}

func isLoopbackHost(hostport string) bool {
	host, _, err := net.SplitHostPort(hostport)
	if err != nil {
		host = hostport
	}
	host = strings.Trim(host, "[]")
	ip := net.ParseIP(host)
	return host == "localhost" || (ip != nil && ip.IsLoopback())
}

// ServeHTTP answers with a file, with the app for the app's routes, and else
// with 404.
func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	if a, ok := s.assets[name]; ok && name != "index.html" {
		a.send(w, r, http.StatusOK)
		return
	}
	switch {
	case isRoute(r.URL.Path):
		s.assets["index.html"].send(w, r, http.StatusOK)
	case strings.HasPrefix(name, "assets/"), path.Ext(name) != "", strings.HasPrefix(name, "."), strings.ContainsAny(name, "\\\x00"):
		http.Error(w, "404 not found: "+strconv.QuoteToASCII(r.URL.Path), http.StatusNotFound)
	default: // the app says 'Page Not Found'
		s.assets["index.html"].send(w, r, http.StatusNotFound)
	}
}

// isRoute tells the app's routes: /, /quiz, /quiz/{category} and /docs.
func isRoute(urlPath string) bool {
	trimmed := strings.TrimSuffix(urlPath, "/")
	category, isQuiz := strings.CutPrefix(trimmed, "/quiz/")
	return trimmed == "" || trimmed == "/quiz" || trimmed == "/docs" ||
		(isQuiz && !strings.ContainsAny(category, "/\\\x00."))
}

// send writes the form that the browser asked for, or 304 when it has it.
func (a *asset) send(w http.ResponseWriter, r *http.Request, status int) {
	encoding := a.choose(r.Header.Get("Accept-Encoding"))
	form := a.forms[encoding]
	h := w.Header()
	h.Set("Vary", "Accept-Encoding")
	h.Set("ETag", form.etag)
	h.Set("Cache-Control", a.cache)
	if status == http.StatusOK && matches(r.Header.Get("If-None-Match"), form.etag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Type", a.mediaType)
	h.Set("Content-Length", strconv.Itoa(len(form.data)))
	if encoding != "" {
		h.Set("Content-Encoding", encoding)
	}
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(form.data) // the browser has gone: nothing to do
	}
}

// choose picks the encoding with the highest weight in Accept-Encoding; of
// equal ones the first of encodings; the file itself when none is accepted.
func (a *asset) choose(accept string) string {
	best, weight := "", 0.0
	for _, e := range encodings {
		if _, ok := a.forms[e.name]; !ok {
			continue
		}
		if q := weightOf(accept, e.name); q > weight {
			best, weight = e.name, q
		}
	}
	return best
}

// weightOf is an encoding's q-value in Accept-Encoding: 0 when it is not
// accepted. A named encoding counts before "*".
func weightOf(accept, encoding string) float64 {
	any := 0.0
	for part := range strings.SplitSeq(accept, ",") {
		name, parameters, _ := strings.Cut(part, ";")
		q := 1.0
		if value, ok := strings.CutPrefix(strings.ReplaceAll(strings.ToLower(parameters), " ", ""), "q="); ok {
			parsed, err := strconv.ParseFloat(value, 64)
			if err != nil {
				continue
			}
			q = parsed
		}
		switch strings.ToLower(strings.TrimSpace(name)) {
		case encoding:
			return q
		case "*":
			any = q
		}
	}
	return any
}

// matches tells whether If-None-Match names the ETag. The comparison is weak,
// as the header asks.
func matches(ifNoneMatch, etag string) bool {
	for candidate := range strings.SplitSeq(ifNoneMatch, ",") {
		candidate = strings.TrimPrefix(strings.TrimSpace(candidate), "W/")
		if candidate == "*" || candidate == etag {
			return true
		}
	}
	return false
}
