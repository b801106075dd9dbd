// Make writes words.bloom from lists of words, one a line:
//
//	go run ./internal/english/spelling/make american-english-large british-english-large
//
// The lists are those of the Debian packages wamerican-large and
// wbritish-large, which hold SCOWL's up to level 70.
package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
)

func main() {
	words := map[string]bool{}
	for _, file := range os.Args[1:] {
		data, err := os.ReadFile(file)
		if err != nil {
			fmt.Fprintln(os.Stderr, "make:", err)
			os.Exit(1)
		}
		for _, word := range strings.Fields(strings.ToLower(string(data))) {
			word = strings.TrimSuffix(word, "'s")
			if !strings.ContainsFunc(word, func(r rune) bool { return r < 'a' || r > 'z' }) && len(word) > 1 {
				words[word] = true
			}
		}
	}
	filter := make([]byte, (len(words)*spelling.Size+7)/8)
	for word := range words {
		for _, bit := range spelling.Bits(word, len(filter)*8) {
			filter[bit/8] |= 1 << (bit % 8)
		}
	}
	if err := os.WriteFile("internal/english/spelling/words.bloom", filter, 0o644); err != nil {
		fmt.Fprintln(os.Stderr, "make:", err)
		os.Exit(1)
	}
	fmt.Println(len(words), "words,", len(filter), "bytes")
}
