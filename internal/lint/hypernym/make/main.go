// Make writes nouns.txt and classes.bin from the database of WordNet 3.0, the
// folder of Debian's package wordnet-base:
//
//	go run ./internal/lint/hypernym/make /usr/share/wordnet
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

	"github.com/swmmquiz/swmmquiz/internal/lint/hypernym"
)

func main() {
	if err := write(os.Args[1], "internal/lint/hypernym"); err != nil {
		fmt.Fprintln(os.Stderr, "make:", err)
		os.Exit(1)
	}
}

func write(from, to string) error {
	above, err := synsets(filepath.Join(from, "data.noun"))
	if err != nil {
		return err
	}
	nouns, err := firstSenses(from)
	if err != nil {
		return err
	}
	ids := number(nouns, above)
	var text strings.Builder
	for _, noun := range slices.Sorted(maps.Keys(nouns)) {
		fmt.Fprintf(&text, "%s\t%s\n", noun, strconv.FormatInt(int64(ids[nouns[noun]]), 36))
	}
	classes := make([]byte, len(ids)*hypernym.RecordSize)
	for synset, id := range ids {
		for n, class := range above[synset] {
			if n < hypernym.MostClasses {
				hypernym.Put(classes[(id-1)*hypernym.RecordSize+3*n:], ids[class])
			}
		}
	}
	fmt.Println(len(nouns), "nouns,", len(ids), "senses,", text.Len()+len(classes), "bytes")
	if err := os.WriteFile(filepath.Join(to, "nouns.txt"), []byte(text.String()), 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(to, "classes.bin"), classes, 0o644)
}

// number gives each sense that a noun has, or that stands above one, a number.
func number(nouns map[string]string, above map[string][]string) map[string]int {
	ids := map[string]int{}
	var add func(synset string)
	add = func(synset string) {
		if _, known := ids[synset]; known {
			return
		}
		ids[synset] = len(ids) + 1
		for _, class := range above[synset] {
			add(class)
		}
	}
	for _, noun := range slices.Sorted(maps.Keys(nouns)) {
		add(nouns[noun])
	}
	return ids
}

// synsets are the senses in the database, with those above each (wndb(5)).
func synsets(file string) (map[string][]string, error) {
	above := map[string][]string{}
	return above, lines(file, func(fields []string) error {
		words, err := strconv.ParseInt(fields[3], 16, 0)
		if err != nil {
			return err
		}
		at := 4 + 2*int(words)
		count, err := strconv.Atoi(fields[at])
		if err != nil {
			return err
		}
		for pointer := range slices.Chunk(fields[at+1:at+1+4*count], 4) {
			if symbol := pointer[0]; symbol == "@" || symbol == "@i" {
				above[fields[0]] = append(above[fields[0]], pointer[1])
			}
		}
		return nil
	})
}

// firstSenses are the nouns with the sense that each has most often, irregular
// plurals among them.
func firstSenses(folder string) (map[string]string, error) {
	nouns := map[string]string{}
	err := lines(filepath.Join(folder, "index.noun"), func(fields []string) error {
		pointers, err := strconv.Atoi(fields[3])
		if err != nil {
			return err
		}
		if noun := strings.ReplaceAll(fields[0], "_", " "); !strings.ContainsFunc(noun, isOdd) {
			nouns[noun] = fields[4+pointers+2]
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return nouns, lines(filepath.Join(folder, "noun.exc"), func(fields []string) error {
		plural, noun := strings.ReplaceAll(fields[0], "_", " "), strings.ReplaceAll(fields[1], "_", " ")
		if sense, known := nouns[noun]; known && nouns[plural] == "" {
			nouns[plural] = sense
		}
		return nil
	})
}

// isOdd says whether a character is none of a plain word, or of several.
func isOdd(r rune) bool { return (r < 'a' || r > 'z') && r != ' ' && r != '-' }

// lines calls do with the fields of each line but those of the licence.
func lines(file string, do func(fields []string) error) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	scanner := bufio.NewScanner(f)
	scanner.Buffer(nil, 1<<20)
	for scanner.Scan() {
		if strings.HasPrefix(scanner.Text(), "  ") {
			continue
		}
		if err := do(strings.Fields(scanner.Text())); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	return scanner.Err()
}
