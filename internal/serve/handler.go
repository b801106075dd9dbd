package serve

import (
	"cmp"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
)

// contentSecurityPolicy lets the page load its own files and nothing else.
const contentSecurityPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
	"frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types swmmquiz-worker"

var securityHeaders = map[string]string{
	"Content-Security-Policy":      contentSecurityPolicy,
	"X-Content-Type-Options":       "nosniff",
	"X-Frame-Options":              "DENY",
	"Referrer-Policy":              "no-referrer",
	"Permissions-Policy":           "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
	"Cross-Origin-Opener-Policy":   "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
}

// secure adds the security headers to every answer, and allows only GET and HEAD.
// It refuses other names for this machine than those allowed, which a page
// elsewhere could have pointed at it (DNS rebinding).
func secure(allowed func(host string) bool, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for name, value := range securityHeaders {
			w.Header().Set(name, value)
		}
		w.Header().Set("Cache-Control", cacheNever)
		switch {
		case !allowed(hostName(r.Host)):
			const message = "this server does not answer for that name; serve.hosts in swmmquiz.yaml allows more"
			http.Error(w, message, http.StatusMisdirectedRequest)
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD are served", http.StatusMethodNotAllowed)
		default:
			next.ServeHTTP(w, r)
		}
	})
}

// allowedHosts tells the names that the server answers for. An address in
// numbers is one: no page elsewhere can be of it. A server that can be reached
// from other machines also answers for its own name.
func allowedHosts(opts Options, loopback bool) func(host string) bool {
	names := map[string]bool{"localhost": true}
	for _, name := range opts.Hosts {
		names[strings.ToLower(name)] = true
	}
	if !loopback {
		names[hostName(opts.Addr)] = true
		if own, err := os.Hostname(); err == nil {
			names[strings.ToLower(own)] = true
			names[strings.ToLower(own)+".local"] = true
		}
	}
	return func(host string) bool {
		if ip, err := netip.ParseAddr(host); err == nil {
			return !loopback || ip.IsLoopback()
		}
		return host != "" && names[host]
	}
}

// hostName is the host without its port, in small letters.
func hostName(hostport string) string {
	host, _, err := net.SplitHostPort(hostport)
	if err != nil {
		host = hostport
	}
	return strings.TrimSuffix(strings.ToLower(strings.Trim(host, "[]")), ".")
}

// ServeHTTP answers with a file, with the app for the app's routes, and else
// with 404. Files are looked up by name in a table made at start-up, so that
// no path leads out of the site's folder.
func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Vary", "Accept-Encoding")
	name, inside := strings.CutPrefix(r.URL.Path, s.base)
	if !inside {
		s.serveOutside(w, r)
		return
	}
	if a, ok := s.assets[name]; ok && path.Ext(name) != ".html" {
		a.send(w, r, http.StatusOK)
		return
	}
	switch {
	case isOdd(r.URL.Path):
		notFound(w, r)
	case isRoute(r.URL, s.base):
		if "/"+strings.ToLower(strings.TrimRight(name, "/")) == embedRoute {
			openFrames(w.Header(), s.parents)
		}
		page, found := s.page(name)
		if !found {
			page.send(w, r, http.StatusNotFound)
			return
		}
		page.send(w, r, http.StatusOK)
	case strings.HasPrefix(name, "assets/"), path.Ext(name) != "", strings.HasPrefix(name, "."):
		notFound(w, r)
	default: // the app says 'Page Not Found'
		page, _ := s.page("404")
		page.send(w, r, http.StatusNotFound)
	}
}

// serveOutside answers for paths that are not in the site's folder.
func (s *site) serveOutside(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path == "/" || r.URL.Path+"/" == s.base {
		http.Redirect(w, r, s.base, http.StatusFound)
		return
	}
	notFound(w, r)
}

// page is the form of the page for a route, which has that route's title and
// description: that of all topics for a category that has no page. A diagram
// that has none is not found.
func (s *site) page(name string) (page *asset, found bool) {
	name = strings.ToLower(strings.TrimRight(name, "/"))
	if a, ok := s.assets[cmp.Or(name, "index")+".html"]; ok {
		return a, true
	}
	other, found := "index", true
	switch folder, _ := path.Split(name); folder {
	case "quiz/":
		other = "quiz"
	case "docs/diagrams/":
		other, found = "404", false
	}
	if a, ok := s.assets[other+".html"]; ok {
		return a, found
	}
	return s.assets["index.html"], found
}

func notFound(w http.ResponseWriter, r *http.Request) {
	http.Error(w, "404 not found: "+strconv.QuoteToASCII(r.URL.Path), http.StatusNotFound)
}

// isOdd tells paths that no link of the app has: climbing ones, and those of
// another system's files.
func isOdd(urlPath string) bool {
	segments := strings.Split(urlPath, "/")
	return strings.ContainsAny(urlPath, "\\\x00") || slices.Contains(segments, "..") || slices.Contains(segments, ".")
}

// isRoute tells the app's routes below the base: /, /quiz, /quiz/{category},
// /docs, /docs/diagrams, /docs/diagrams/{kind} and /embed/quiz. Like the app's
// router it overlooks case and slashes at the end; a %2F is part of the last name.
func isRoute(u *url.URL, base string) bool {
	route := strings.TrimPrefix(u.EscapedPath(), strings.TrimRight(base, "/"))
	route = strings.ToLower(strings.TrimRight(route, "/"))
	switch route {
	case "", "/quiz", "/docs", "/docs/diagrams", embedRoute:
		return true
	}
	folder, _ := path.Split(route)
	return folder == "/quiz/" || folder == "/docs/diagrams/"
}

// send writes the form that the browser asked for, or 304 when it has it.
func (a *asset) send(w http.ResponseWriter, r *http.Request, status int) {
	encoding := a.choose(list(r, "Accept-Encoding"))
	form := a.forms[encoding]
	h := w.Header()
	h.Set("Vary", "Accept-Encoding")
	h.Set("ETag", form.etag)
	h.Set("Cache-Control", a.cache)
	if status == http.StatusOK && matches(list(r, "If-None-Match"), form.etag) {
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
