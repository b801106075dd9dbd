//go:build linux

package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"regexp"
)

// maker makes banks of any size from a real one.
type maker struct {
	items []map[string]any // without the fields that refer to other files
	words []string
}

// longWord matches a word of five or more lowercase letters, which another word may replace.
// It also matches code and TeX, so that their words are not replaced.
var longWord = regexp.MustCompile("`[^`]*`|\\$[^$]*\\$|\\b[a-z]{5,}\\b")

// replaceable reports whether a match of longWord is a word.
func replaceable(word string) bool { return word[0] != '`' && word[0] != '$' }

func newMaker(path string) (*maker, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	m := &maker{}
	if err := json.Unmarshal(data, &m.items); err != nil {
		return nil, err
	}
	seen := map[string]bool{}
	for _, item := range m.items {
		delete(item, "topic")
		delete(item, "references")
		if stimulus, ok := item["stimulus"].(map[string]any); ok && stimulus["image"] != nil {
			delete(item, "stimulus")
		}
		for _, word := range longWord.FindAllString(item["q"].(string)+" "+item["explanation"].(string), -1) {
			if replaceable(word) && !seen[word] {
				seen[word] = true
				m.words = append(m.words, word)
			}
		}
	}
	return m, nil
}

// write makes a bank of n items and returns its size in bytes. The same n gives
// the same bank.
func (m *maker) write(n int, bank string) (int64, error) {
	file, err := os.Create(bank)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	out := bufio.NewWriter(file)
	random := rand.New(rand.NewPCG(1, uint64(n)))
	for i := range n {
		item := maps.Clone(m.items[i%len(m.items)])
		item["id"] = fmt.Sprintf("item-%d", i)
		for _, name := range []string{"q", "explanation"} {
			item[name] = longWord.ReplaceAllStringFunc(item[name].(string), func(word string) string {
				if !replaceable(word) || random.IntN(2) == 0 {
					return word
				}
				return m.words[random.IntN(len(m.words))]
			})
		}
		data, err := json.MarshalIndent(item, "  ", "  ")
		if err != nil {
			return 0, err
		}
		separator := ",\n  "
		if i == 0 {
			separator = "[\n  "
		}
		fmt.Fprintf(out, "%s%s", separator, data)
	}
	fmt.Fprintln(out, "\n]")
	if err := out.Flush(); err != nil {
		return 0, err
	}
	info, err := file.Stat()
	if err != nil {
		return 0, err
	}
	return info.Size(), nil
}
