package serve

import (
	"net/http"
	"strings"
)

// embedRoute is the route of the quiz for embedding, relative to the base.
const embedRoute = "/embed/quiz"

// allowFrames allows pages of the given origins to frame this response. Other
// responses keep the policy that secure sets.
func allowFrames(h http.Header, parents []string) {
	if len(parents) == 0 {
		return
	}
	h.Set("Content-Security-Policy", strings.Replace(contentSecurityPolicy,
		"frame-ancestors 'none'", "frame-ancestors "+strings.Join(parents, " "), 1))
	h.Del("X-Frame-Options") // does not support a list of origins
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
}
