package bank

import "slices"

// ReferenceCatalog lists what items and topics may cite: references.json.
type ReferenceCatalog struct {
	Sources []SourceInfo `json:"sources" validate:"dive"`
	Entries []Entry      `json:"entries" validate:"dive"`

	bySource map[string]*SourceInfo
	byKey    map[Reference]*Entry
}

// SourceInfo is one source: a manual, the engine's code, or the literature.
type SourceInfo struct {
	// ID is the name by which references cite it, such as RM1, UM or LIT.
	ID string `json:"id" validate:"notblank"`
	// Title is the full title. Label is the short one that learners see.
	Title string `json:"title" validate:"notblank"`
	Label string `json:"label,omitempty"`
	// URL is where the source can be read.
	URL string `json:"url,omitempty"`
}

// Entry is one section, file or publication of a source.
type Entry struct {
	Source  string `json:"source" validate:"notblank"`
	Section string `json:"section" validate:"notblank"`
	Title   string `json:"title" validate:"notblank"`
	// Authors, Year, Publisher and DOI describe a publication.
	Authors   string `json:"authors,omitempty"`
	Year      int    `json:"year,omitempty"`
	Publisher string `json:"publisher,omitempty"`
	DOI       string `json:"doi,omitempty"`
	// URL is where the entry can be read. If it is empty, the address of the DOI applies, then the URL of the source.
	URL string `json:"url,omitempty"`
}

// build fills the maps that Source and Find use. It goes backward, so that the first of
// several duplicates is found.
func (c *ReferenceCatalog) build() {
	c.bySource = make(map[string]*SourceInfo, len(c.Sources))
	for i := range slices.Backward(c.Sources) {
		c.bySource[c.Sources[i].ID] = &c.Sources[i]
	}
	c.byKey = make(map[Reference]*Entry, len(c.Entries))
	for i := range slices.Backward(c.Entries) {
		c.byKey[Reference{c.Entries[i].Source, c.Entries[i].Section}] = &c.Entries[i]
	}
}

// Source finds a source by its ID. If two sources have the same ID, it returns the first.
func (c *ReferenceCatalog) Source(id string) (*SourceInfo, bool) {
	s, ok := c.bySource[id]
	return s, ok
}

// Find finds the entry that a reference cites. If two entries have the same
// source and section, it returns the first.
func (c *ReferenceCatalog) Find(r Reference) (*Entry, bool) {
	e, ok := c.byKey[r]
	return e, ok
}

// sections lists the sections of a source, in the order of the file.
func (c *ReferenceCatalog) sections(source string) []string {
	var sections []string
	for _, e := range c.Entries {
		if e.Source == source {
			sections = append(sections, e.Section)
		}
	}
	return sections
}
