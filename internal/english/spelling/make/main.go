// Make writes a Bloom filter from lists of words, one per line. Run it in the root of the
// repository:
//
//	go run ./internal/english/spelling/make all.bloom /usr/share/dict/{american,british}-english-huge
//	go run ./internal/english/spelling/make common.bloom /usr/share/dict/{american,british}-english-large
//
// The lists are files of the Debian packages wamerican-huge, wbritish-huge and so on, which install
// them in /usr/share/dict. They contain SCOWL's words up to level 80 (huge) or 70 (large).
package main

import (
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
)

func main() {
	if len(os.Args) < 3 {
		log.Fatal("usage: make FILTER LIST...")
	}
	words := map[string]bool{}
	for _, file := range os.Args[2:] {
		data, err := os.ReadFile(file)
		if err != nil {
			log.Fatal(err)
		}
		for _, word := range strings.Fields(strings.ToLower(string(data))) {
			word = strings.TrimSuffix(word, "'s")
			if !strings.ContainsFunc(word, func(r rune) bool { return r < 'a' || r > 'z' }) && len(word) > 1 {
				words[word] = true
			}
		}
	}
	filter := make([]byte, (len(words)*spelling.BitsPerWord+7)/8)
	for word := range words {
		for _, bit := range spelling.Bits(word, len(filter)*8) {
			filter[bit/8] |= 1 << (bit % 8)
		}
	}
	if err := os.WriteFile(filepath.Join("internal/english/spelling", os.Args[1]), filter, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println(len(words), "words,", len(filter), "bytes")
}
