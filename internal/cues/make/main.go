// Make writes antonyms.txt and synonyms.txt from the database of WordNet 3.0, the
// folder of Debian's package wordnet-base: single words, in order, each with those that
// are its opposites in one of their senses, or words in use that are its synonyms in
// one of their first six.
//
//	go run ./internal/cues/make /usr/share/wordnet
package main

import (
	"bufio"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// senses is how many senses of a word, the most frequent first, synonyms may be of.
const senses = 6

func main() {
	if err := write(os.Args[1], "internal/cues"); err != nil {
		fmt.Fprintln(os.Stderr, "make:", err)
		os.Exit(1)
	}
}

func write(from, to string) error {
	used := map[string]bool{} // words that were met in texts
	err := eachLine(filepath.Join(from, "cntlist.rev"), func(fields []string) error {
		word, _, _ := strings.Cut(fields[0], "%")
		used[word] = true
		return nil
	})
	if err != nil {
		return err
	}
	antonyms, synonyms := map[string][]string{}, map[string][]string{}
	for _, part := range []string{"noun", "verb", "adj", "adv"} {
		rank, err := ranks(filepath.Join(from, "index."+part))
		if err != nil {
			return err
		}
		words, pointers, err := synsets(filepath.Join(from, "data."+part))
		if err != nil {
			return err
		}
		for _, p := range pointers {
			if other := words[p.synset]; p.number <= len(other) {
				add(antonyms, p.word, other[p.number-1])
			}
		}
		for synset, list := range words {
			common := slices.DeleteFunc(list, func(w string) bool { return !used[w] || rank[w][synset] > senses })
			for i := range common {
				for j := range i {
					add(synonyms, common[i], common[j])
				}
			}
		}
	}
	for file, table := range map[string]map[string][]string{"antonyms.txt": antonyms, "synonyms.txt": synonyms} {
		var text strings.Builder
		for _, word := range slices.Sorted(maps.Keys(table)) {
			slices.Sort(table[word])
			fmt.Fprintln(&text, word, strings.Join(slices.Compact(table[word]), " "))
		}
		fmt.Println(file, len(table), "words")
		if err := os.WriteFile(filepath.Join(to, file), []byte(text.String()), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// add takes up a pair of two single words.
func add(table map[string][]string, a, b string) {
	if a != b && !strings.ContainsAny(a+b, "_0123456789.") {
		table[a] = append(table[a], b)
		table[b] = append(table[b], a)
	}
}

// eachLine visits the lines of a file of WordNet, but for its licence.
func eachLine(file string, visit func(fields []string) error) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	scanner := bufio.NewScanner(f)
	scanner.Buffer(nil, 1<<20)
	for scanner.Scan() {
		if fields := strings.Fields(scanner.Text()); !strings.HasPrefix(scanner.Text(), " ") && len(fields) > 2 {
			if err := visit(fields); err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
		}
	}
	return scanner.Err()
}

// ranks reads an index (wndb(5WN)): for each word the places of its senses, from 1.
func ranks(file string) (map[string]map[string]int, error) {
	rank := map[string]map[string]int{}
	err := eachLine(file, func(fields []string) error {
		pointers, err := strconv.Atoi(fields[3])
		if err != nil {
			return err
		}
		rank[fields[0]] = map[string]int{}
		for i, synset := range fields[4+pointers+2:] {
			rank[fields[0]][synset] = i + 1
		}
		return nil
	})
	return rank, err
}

// pointer leads from a word to an opposite: a synset and the number of a word in
// it, from 1.
type pointer struct {
	word, synset string
	number       int
}

// synsets reads a file of synsets: the words of each by its offset, and the
// pointers to opposites. Both ends of a pointer name each other.
func synsets(file string) (words map[string][]string, pointers []pointer, err error) {
	words = map[string][]string{}
	err = eachLine(file, func(fields []string) error {
		count, err := strconv.ParseInt(fields[3], 16, 32)
		if err != nil {
			return err
		}
		own := make([]string, count)
		for i := range own {
			own[i], _, _ = strings.Cut(strings.ToLower(fields[4+2*i]), "(")
		}
		words[fields[0]] = own
		rest := fields[4+2*count+1:]
		for i, field := range rest {
			if field != "!" || i+3 >= len(rest) {
				continue
			}
			source, err := strconv.ParseInt(rest[i+3][:2], 16, 32)
			if err != nil {
				return err
			}
			number, err := strconv.ParseInt(rest[i+3][2:], 16, 32)
			if err != nil {
				return err
			}
			if source > 0 && number > 0 {
				pointers = append(pointers, pointer{own[source-1], rest[i+1], int(number)})
			}
		}
		return nil
	})
	return words, pointers, err
}
