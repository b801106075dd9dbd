package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"

	"go.yaml.in/yaml/v3"
)

//go:embed kinds.yaml
var kindsYAML []byte

// kind lists the rules that find a kind of flaw. Exact means that only findings
// at the place of the flaw, or inside it, count.
type kind struct {
	Rules []string
	Exact bool
}

func loadKinds() (kinds map[string]kind, err error) {
	err = yaml.Unmarshal(kindsYAML, &kinds)
	return kinds, err
}

// adjudicated is the reader name of the labels that settle differences between readers.
const adjudicated = "adjudicated"

// Note contains a reader's labels for an item (Flaws), or a judge's verdict on a finding
// (Rule, Place, Verdict). It does not contain the item's text.
type Note struct {
	Bank    string `json:"bank"`
	ID      string `json:"id"`
	Hash    string `json:"hash"`
	Reader  string `json:"reader"`
	Flaws   []Flaw `json:"flaws,omitempty"`
	Rule    string `json:"rule,omitempty"`
	Place   string `json:"place,omitempty"`
	Verdict string `json:"verdict,omitempty"` // right, arguable or wrong
}

// Flaw is one flaw of an item, as a reader sees it.
type Flaw struct {
	Kind      string `json:"kind"`
	Place     string `json:"place"`               // q, options, options/0 to options/3, explanation
	Severity  string `json:"severity"`            // serious or minor
	Knowledge bool   `json:"knowledge,omitempty"` // true if only someone who knows the subject sees it
}

// loadNotes reads the notes on the banks from a folder and checks them. The notes on a bank
// are in NAME.json, or in several files NAME.*.json.
func loadNotes(folder string, kinds map[string]kind, banks []*linted) (notes []Note, err error) {
	for _, b := range banks {
		files, err := filepath.Glob(filepath.Join(folder, b.Name+".*json")) // "*" may be empty
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				return nil, err
			}
			var list []Note
			decoder := json.NewDecoder(bytes.NewReader(data))
			decoder.DisallowUnknownFields() // such as the item's text
			if err := decoder.Decode(&list); err != nil {
				return nil, fmt.Errorf("%s: %w", file, err)
			}
			for _, note := range list {
				if fault := note.fault(kinds, b); fault != "" {
					return nil, fmt.Errorf("%s: %s: %s", file, note.ID, fault)
				}
			}
			notes = append(notes, list...)
		}
	}
	return notes, nil
}

// verdicts are the possible verdicts of a judge on a finding.
var verdicts = []string{"right", "arguable", "wrong"}

var placePattern = regexp.MustCompile(`^(q|options(/[0-3])?|explanation)$`)

// fault returns what is wrong with a note on a bank, or "" if nothing is.
func (n *Note) fault(kinds map[string]kind, b *linted) string {
	it := b.items[n.ID]
	switch {
	case n.Bank != b.Name:
		return fmt.Sprintf("bank %q is not %s, the bank of the file", n.Bank, b.Name)
	case it == nil:
		return "no such item in " + b.Name
	case it.Hash != n.Hash:
		return fmt.Sprintf("the item has the hash %s, not %s", it.Hash, n.Hash)
	case n.Reader == "":
		return "no reader"
	case n.Rule == "" && n.Flaws == nil:
		return "no flaws and no rule; an item without flaws has an empty list"
	case n.Rule != "" && !slices.Contains(verdicts, n.Verdict):
		return fmt.Sprintf("verdict %q is not one of right, arguable, wrong", n.Verdict)
	}
	for _, flaw := range n.Flaws {
		switch _, known := kinds[flaw.Kind]; {
		case !known:
			return fmt.Sprintf("unknown kind %q", flaw.Kind)
		case !placePattern.MatchString(flaw.Place):
			return fmt.Sprintf("place %q is not one of q, options, options/0 to options/3, explanation", flaw.Place)
		case flaw.Severity != "serious" && flaw.Severity != "minor":
			return fmt.Sprintf("severity %q is not one of serious, minor", flaw.Severity)
		}
	}
	return ""
}

// pairs returns the labels of the items that exactly two readers labeled, by item.
func pairs(labels []Note) map[string][]Note {
	byItem := map[string][]Note{}
	for _, n := range labels {
		if n.Reader != adjudicated {
			byItem[n.ID] = append(byItem[n.ID], n)
		}
	}
	for id, notes := range byItem {
		if len(notes) != 2 {
			delete(byItem, id)
		}
	}
	return byItem
}

// split divides the flaws in the notes of two readers into those whose kind both name,
// as the first reader labeled them, and those whose kind only one names.
func split(notes []Note) (both, one []Flaw) {
	for i, n := range notes {
		for _, flaw := range n.Flaws {
			same := func(other Flaw) bool { return other.Kind == flaw.Kind }
			if !slices.ContainsFunc(notes[1-i].Flaws, same) {
				one = append(one, flaw)
			} else if i == 0 {
				both = append(both, flaw)
			}
		}
	}
	return both, one
}

// printUnadjudicated prints each item that two readers labeled and that is not adjudicated
// yet, with the flaws that both name and those that only one names.
func printUnadjudicated(labels []Note, banks []*linted) {
	type pending struct {
		Bank   string   `json:"bank"`
		Hash   string   `json:"hash"`
		Agreed []Flaw   `json:"agreed"`
		Open   []Flaw   `json:"open"`
		Item   jsonItem `json:"item"`
	}
	list := []pending{}
	byItem := pairs(labels)
	for _, id := range sortedKeys(byItem) {
		if slices.ContainsFunc(labels, func(n Note) bool { return n.ID == id && n.Reader == adjudicated }) {
			continue
		}
		for _, b := range banks {
			if it := b.items[id]; it != nil {
				both, one := split(byItem[id])
				list = append(list, pending{b.Name, it.Hash, both, one, it.json()})
			}
		}
	}
	os.Stdout.Write(encode(list))
}
