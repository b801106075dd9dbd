package export

import (
	"fmt"
	"net/url"
	"regexp"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// references gives each citation a label and, from the catalog, a title and an address.
func references(cited []bank.Reference, catalog *bank.ReferenceCatalog) []Reference {
	list := make([]Reference, 0, len(cited))
	for _, r := range cited {
		out := Reference{Source: r.Source, Section: r.Section, Label: r.Source + " " + r.Section}
		if catalog != nil {
			describe(&out, r, catalog)
		}
		list = append(list, out)
	}
	return list
}

func describe(out *Reference, r bank.Reference, catalog *bank.ReferenceCatalog) {
	source, ok := catalog.Source(r.Source)
	if !ok {
		return
	}
	out.URL = webAddress(source.URL)
	entry, ok := catalog.Find(r)
	if !ok {
		return
	}
	out.Title = entry.Title
	out.Label = label(source, entry)
	switch {
	case webAddress(entry.URL) != "":
		out.URL = webAddress(entry.URL)
	case entry.DOI != "":
		out.URL = doiAddress(entry.DOI)
	}
}

// label names a place for a reader: "User's Manual 5.2, section 3.2.7",
// "Engine 5.2.4, src/solver/link.c" or "Nash, J. E. (1970)".
func label(source *bank.SourceInfo, entry *bank.Entry) string {
	name := source.Label
	if name == "" {
		name = source.Title
	}
	switch {
	case entry.Authors != "" && entry.Year != 0:
		return fmt.Sprintf("%s (%d)", entry.Authors, entry.Year)
	case entry.Authors != "":
		return entry.Authors
	case sectionNumber.MatchString(entry.Section):
		return name + ", section " + entry.Section
	}
	return name + ", " + entry.Section
}

// sectionNumber matches 3.2.7 and B.10, but not "Appendix A" or the path of a file.
var sectionNumber = regexp.MustCompile(`^([A-Z]\.)?\d`)

// doiPrefix is what authors write before a DOI.
var doiPrefix = regexp.MustCompile(`(?i)^((https?://)?(dx\.)?doi\.org/|doi:)\s*`)

func doiAddress(doi string) string {
	doi = doiPrefix.ReplaceAllString(strings.TrimSpace(doi), "")
	if plain, err := url.PathUnescape(doi); err == nil {
		doi = plain // copied from a browser's address bar
	}
	address := url.URL{Scheme: "https", Host: "doi.org", Path: "/" + doi}
	return address.String()
}

// webAddress returns the address if it is http or https, else "": a javascript:
// link would run a script.
func webAddress(address string) string {
	parsed, err := url.Parse(address)
	if err != nil || parsed.Host == "" || (parsed.Scheme != "https" && parsed.Scheme != "http") {
		return ""
	}
	return address
}
