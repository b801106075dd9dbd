package main

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v3"
)

//go:embed banks.yaml
var banksYAML []byte

// Bank is an entry of the table of banks.
type Bank struct {
	Name, Split, Subject, Style string
	Repository, Commit          string
	Files                       []string
	// Lines or Record describes the format of the files.
	Lines  *lineFormat
	Record *recordFormat
}

// Item is one item of a bank, as its author wrote it.
type Item struct {
	ID, Hash    string
	Q           string
	Options     []string
	Keys        []int
	Explanation string
	Category    string
}

// loadBanks returns the banks in banks.yaml with the given split and name. An empty
// split or name matches all.
func loadBanks(split, name string) (banks []*Bank, err error) {
	decoder := yaml.NewDecoder(bytes.NewReader(banksYAML))
	decoder.KnownFields(true)
	if err := decoder.Decode(&banks); err != nil {
		return nil, fmt.Errorf("banks.yaml: %w", err)
	}
	banks = slices.DeleteFunc(banks, func(b *Bank) bool {
		return split != "" && b.Split != split || name != "" && b.Name != name
	})
	if len(banks) == 0 {
		return nil, fmt.Errorf("no bank with split %q and name %q", split, name)
	}
	return banks, nil
}

// read reads all items of a bank from DIR/split/name.
func (b *Bank) read(dir string) (items []Item, err error) {
	root := filepath.Join(dir, b.Split, b.Name)
	for _, glob := range b.Files {
		files, err := filepath.Glob(filepath.Join(root, glob))
		if err != nil || len(files) == 0 {
			return nil, fmt.Errorf("%s: no file %s in %s", b.Name, glob, root)
		}
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				return nil, err
			}
			text := strings.ToValidUTF8(string(data), string(utf8.RuneError))
			if b.Lines != nil {
				items = append(items, b.Lines.read(text)...)
				continue
			}
			found, err := b.Record.read(root, file, text)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", file, err)
			}
			items = append(items, found...)
		}
	}
	for i := range items {
		items[i].ID = fmt.Sprintf("%s-%04d", b.Name, i+1)
		items[i].Hash = items[i].digest()
	}
	return items, nil
}

// misfit returns why an item does not fit, or "" if it does. An item fits if it has a stem and
// four options, none of them blank, and one key among them.
func (it *Item) misfit() string {
	blank := func(text string) bool { return strings.TrimSpace(text) == "" }
	switch {
	case len(it.Options) != 4:
		return fmt.Sprintf("%d options", len(it.Options))
	case blank(it.Q) || slices.ContainsFunc(it.Options, blank):
		return "blank text"
	case len(it.Keys) == 0:
		return "no key"
	case len(it.Keys) > 1:
		return "several keys"
	case it.Keys[0] < 0 || it.Keys[0] >= len(it.Options):
		return "key out of range"
	}
	return ""
}

// jsonItem is an item in the form of questions.json.
type jsonItem struct {
	ID          string   `json:"id"`
	Q           string   `json:"q"`
	Options     []string `json:"options"`
	Answer      string   `json:"answer"`
	Explanation string   `json:"explanation"`
	Category    string   `json:"category,omitempty"`
}

func (it *Item) json() jsonItem {
	answer := ""
	for _, key := range it.Keys {
		answer += string(rune('A' + key))
	}
	return jsonItem{it.ID, it.Q, it.Options, answer, it.Explanation, it.Category}
}

// digest returns a hash of the stem, the options, the key and the explanation.
func (it *Item) digest() string {
	t := it.json()
	parts := append([]string{t.Q, t.Answer, t.Explanation}, t.Options...)
	sum := sha256.Sum256([]byte(strings.Join(parts, "\x00")))
	return hex.EncodeToString(sum[:6])
}

// encode returns JSON that is easy to read: indented, with <, > and & not escaped.
func encode(value any) []byte {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(value); err != nil {
		panic(err) // all types that are passed can be encoded
	}
	return out.Bytes()
}
