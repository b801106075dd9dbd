package serve

import (
	"net/http"
	"strconv"
	"strings"
)

// choose picks the encoding with the highest weight in Accept-Encoding; of
// equal ones the first of encodings; the file itself when none is accepted or
// it is named with a higher weight.
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

// weightsOf are the q-values of Accept-Encoding by name. One that can't be
// understood is 0: not accepted.
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
			if err != nil || !(q >= 0 && q <= 1) { // NaN is neither
				q = 0
			}
			weight = q
		}
		weights[strings.TrimSpace(name)] = weight
	}
	return weights
}

// list is a header that holds a list, which may come in several lines.
func list(r *http.Request, header string) string {
	return strings.Join(r.Header.Values(header), ",")
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
