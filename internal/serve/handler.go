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

// contentSecurityPolicy allows a page to load only files of the site, and pictures from data: URLs.
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

// secure adds the security headers to every response, and allows only GET and
// HEAD. It refuses requests for hosts that are not allowed, because another site
// could point its name at this machine (DNS rebinding).
func secure(allowed func(host string) bool, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for name, value := range securityHeaders {
			w.Header().Set(name, value)
		}
		w.Header().Set("Cache-Control", cacheRevalidate)
		switch {
		case !allowed(hostName(r.Host)):
			const message = "this host is not allowed: add it to serve.hosts in swmmquiz.yaml"
			http.Error(w, message, http.StatusMisdirectedRequest)
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD are allowed", http.StatusMethodNotAllowed)
		default:
			next.ServeHTTP(w, r)
		}
	})
}

// allowedHosts returns a function that reports whether a host is allowed: localhost,
// the host in Addr, those in Hosts, and loopback addresses. A server that other
// machines can reach also allows the name of this machine and all IP addresses,
// because DNS rebinding needs a name.
func allowedHosts(opts Options, loopback bool) func(host string) bool {
	names := map[string]bool{"localhost": true, hostName(opts.Addr): true}
	for _, name := range opts.Hosts {
		names[strings.ToLower(name)] = true
	}
	if !loopback {
		if own, err := os.Hostname(); err == nil {
			names[strings.ToLower(own)] = true
			names[strings.ToLower(own)+".local"] = true
		}
	}
	return func(host string) bool {
		ip, err := netip.ParseAddr(host)
		isAllowedIP := err == nil && (!loopback || ip.IsLoopback())
		return host != "" && (names[host] || isAllowedIP)
	}
}

// hostName returns the host without its port, in lower case.
func hostName(hostport string) string {
	host, _, err := net.SplitHostPort(hostport)
	if err != nil {
		host = hostport
	}
	return strings.TrimSuffix(strings.ToLower(strings.Trim(host, "[]")), ".")
}

// ServeHTTP serves a file, the page of an app route, a redirect to the base, or 404. It
// looks files up in a map in memory, so that no path can lead out of the
// site's folder.
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
	case isSuspicious(r.URL.Path):
		notFound(w, r)
	case isRoute(r.URL, s.base):
		if "/"+strings.ToLower(strings.TrimRight(name, "/")) == embedRoute {
			allowFrames(w.Header(), s.parents)
		}
		page, found := s.page(name)
		if !found {
			page.send(w, r, http.StatusNotFound)
			return
		}
		page.send(w, r, http.StatusOK)
	case strings.HasPrefix(name, "assets/"), path.Ext(name) != "", strings.HasPrefix(name, "."):
		notFound(w, r)
	default: // the app shows 'Page Not Found'
		page, _ := s.page("404")
		page.send(w, r, http.StatusNotFound)
	}
}

// serveOutside serves paths outside of the site's folder.
func (s *site) serveOutside(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path == "/" || r.URL.Path+"/" == s.base {
		http.Redirect(w, r, s.base, http.StatusFound)
		return
	}
	notFound(w, r)
}

// page returns the HTML page of a route, which has the title and description of
// that route. A category without a page gets the page of the mixed quiz. A
// diagram without a page is not found.
func (s *site) page(name string) (page *asset, found bool) {
	name = strings.ToLower(strings.TrimRight(name, "/"))
	if a, ok := s.assets[cmp.Or(name, "index")+".html"]; ok {
		return a, true
	}
	other, found := "index", true
	switch {
	case strings.HasPrefix(name, "quiz/"):
		other = "quiz"
	case strings.HasPrefix(name, "docs/diagrams/"):
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

// isSuspicious reports whether a path contains "." or ".." as a segment, a backslash or a
// NUL. No link of the app has such a path.
func isSuspicious(urlPath string) bool {
	segments := strings.Split(urlPath, "/")
	return strings.ContainsAny(urlPath, "\\\x00") || slices.Contains(segments, "..") || slices.Contains(segments, ".")
}

// isRoute reports whether a URL is a route of the app: /, /quiz,
// /quiz/{category}, /docs, /docs/diagrams, /docs/diagrams/{kind} or /embed/quiz,
// relative to the base. Like the router of the app, it ignores case and trailing
// slashes. A %2F does not separate segments.
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

// send writes the asset in the accepted encoding, or 304 if the browser has it.
func (a *asset) send(w http.ResponseWriter, r *http.Request, status int) {
	encoding := a.choose(listHeader(r, "Accept-Encoding"))
	form := a.forms[encoding]
	h := w.Header()
	h.Set("Vary", "Accept-Encoding")
	h.Set("ETag", form.etag)
	h.Set("Cache-Control", a.cache)
	if status == http.StatusOK && matches(listHeader(r, "If-None-Match"), form.etag) {
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
		_, _ = w.Write(form.data) // an error means that the browser disconnected
	}
}
