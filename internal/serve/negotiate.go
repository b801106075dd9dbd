package serve

import (
	"net/http"
	"strconv"
	"strings"
)

// choose returns the encoding with the highest weight in Accept-Encoding. If several have it,
// choose returns the first in encodings. It returns "", the uncompressed file, if no encoding is
// accepted or identity has a higher weight.
func (a *asset) choose(accept string) string {
	weights := weightsOf(accept)
	best, highest := "", weights["identity"]
	for _, e := range encodings {
		if _, ok := a.forms[e.name]; !ok {
			continue
		}
		q, named := weights[e.name]
		if !named {
			q = weights["*"]
		}
		if q > highest || (q == highest && q > 0 && best == "") {
			best, highest = e.name, q
		}
	}
	return best
}

// weightsOf returns the q-values of Accept-Encoding by name. An invalid value is
// 0, which means not accepted.
func weightsOf(accept string) map[string]float64 {
	weights := map[string]float64{}
	for part := range strings.SplitSeq(strings.ToLower(accept), ",") {
		name, parameters, _ := strings.Cut(part, ";")
		weight := 1.0
		for parameter := range strings.SplitSeq(parameters, ";") {
			key, value, _ := strings.Cut(parameter, "=")
			if strings.TrimSpace(key) != "q" {
				continue
			}
			q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
			if err != nil || !(q >= 0 && q <= 1) { // also for NaN
				q = 0
			}
			weight = q
		}
		weights[strings.TrimSpace(name)] = weight
	}
	return weights
}

// listHeader returns the value of a header that is a list, which may have several lines.
func listHeader(r *http.Request, header string) string {
	return strings.Join(r.Header.Values(header), ",")
}

// matches reports whether If-None-Match contains the ETag. The comparison is
// weak, as RFC 9110 requires for this header.
func matches(ifNoneMatch, etag string) bool {
	for candidate := range strings.SplitSeq(ifNoneMatch, ",") {
		candidate = strings.TrimPrefix(strings.TrimSpace(candidate), "W/")
		if candidate == "*" || candidate == etag {
			return true
		}
	}
	return false
}
