package main

import (
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// random returns a random number generator for a bank, or for all banks if name is empty. Its
// seed includes the bank's name, so that a draw does not depend on which other banks are drawn.
func random(seed uint64, name string) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(name))
	return rand.New(rand.NewPCG(seed, h.Sum64()))
}

// packet is what a reader of a bank gets. The items are in random order, so the first ones
// alone are also a random draw.
type packet struct {
	Bank    string       `json:"bank"`
	Subject string       `json:"subject"`
	Items   []packetItem `json:"items"`
}

type packetItem struct {
	Number int    `json:"n"`
	Hash   string `json:"hash"`
	jsonItem
}

// draw prints up to n random, distinct items of each bank. If dir is set, it writes them
// into dir/SPLIT/NAME.json instead.
func draw(banks []*linted, n int, seed uint64, dir string) error {
	for _, b := range banks {
		p, seen := packet{Bank: b.Name, Subject: b.Subject}, map[string]bool{}
		ids := sortedKeys(b.items)
		random(seed, b.Name).Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
		for _, id := range ids {
			if it := b.items[id]; len(p.Items) < n && !seen[it.Hash] {
				seen[it.Hash] = true
				p.Items = append(p.Items, packetItem{len(p.Items) + 1, it.Hash, it.json()})
			}
		}
		if dir == "" {
			os.Stdout.Write(encode(p))
			continue
		}
		if err := os.MkdirAll(filepath.Join(dir, b.Split), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, b.Split, b.Name+".json"), encode(p), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// sample prints up to n random findings with their items, in the form of judgments whose reader and
// verdict are to be filled in. It skips findings that are already judged, not counted or below
// minSeverity and, if rule is set, those of other rules.
func sample(banks []*linted, judged []Note, n int, seed uint64, rule string, minSeverity lint.Severity) {
	type sampled struct {
		Note
		Severity string   `json:"severity"`
		Message  string   `json:"message"`
		Item     jsonItem `json:"item"`
	}
	list := []sampled{}
	for _, b := range banks {
		for _, f := range b.findings {
			if !b.counted(f) || f.level < minSeverity || rule != "" && f.Rule != rule || slices.ContainsFunc(judged, f.judgedBy) {
				continue
			}
			it := b.items[f.ID]
			note := Note{Bank: b.Name, ID: f.ID, Hash: it.Hash, Rule: f.Rule, Place: f.Place}
			list = append(list, sampled{note, f.Severity, f.Message, it.json()})
		}
	}
	random(seed, "").Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	os.Stdout.Write(encode(list[:min(n, len(list))]))
}

// judgedBy reports whether a note judges the finding.
func (f Finding) judgedBy(n Note) bool {
	return n.Bank == f.Bank && n.ID == f.ID && n.Rule == f.Rule && n.Place == f.Place
}
