package serve

import (
	"net/http"
	"strings"
)

// embedRoute is the quiz for pages of others, below the base.
const embedRoute = "/embed/quiz"

// openFrames lets the pages of the given origins show this answer inside. All
// other answers keep the closed policy of secure.
func openFrames(h http.Header, parents []string) {
	if len(parents) == 0 {
		return
	}
	h.Set("Content-Security-Policy", strings.Replace(contentSecurityPolicy,
		"frame-ancestors 'none'", "frame-ancestors "+strings.Join(parents, " "), 1))
	h.Del("X-Frame-Options") // knows no list of origins
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
}
