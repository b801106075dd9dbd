// Package hypernym knows what things are kinds of: a diatom is an alga, and an
// alga an organism. It holds the nouns of WordNet 3.0, each in its most frequent
// sense; LICENSE is that of WordNet.
package hypernym

import (
	_ "embed"
	"sort"
	"strconv"
	"strings"
)

// nouns has a line for each noun, in order, and behind a tab the number of its
// sense in base 36. The command in make writes it, and classes.
//
//go:embed nouns.txt
var nouns string

// classes has a record for each sense: the senses above it, 0 for none.
//
//go:embed classes.bin
var classes string

// The layout of classes: three bytes for each of the senses above.
const (
	MostClasses = 2
	RecordSize  = 3 * MostClasses
)

// Put writes a number into three bytes.
func Put(at []byte, number int) {
	at[0], at[1], at[2] = byte(number>>16), byte(number>>8), byte(number)
}

// mostSteps bounds the way from a thing up to a class; further up, all is an entity.
const mostSteps = 8

// Sense is what a noun means, from 1; 0 is none.
type Sense int

// Of is the most frequent sense of a noun in small letters, singular or plural; 0
// for what is none.
func Of(noun string) Sense {
	for _, ending := range plurals {
		if stem, found := strings.CutSuffix(noun, ending[0]); found {
			if sense := look(stem + ending[1]); sense > 0 {
				return sense
			}
		}
	}
	return 0
}

// plurals are endings of plurals with those of the singular.
var plurals = [...][2]string{{"", ""}, {"s", ""}, {"es", ""}, {"ies", "y"}, {"men", "man"}}

// Within says whether a sense is a kind of another one, or one of those: a beetle
// is an insect.
func (s Sense) Within(class Sense) bool {
	return s != class && class > 0 && s.below(class, mostSteps)
}

func (s Sense) below(class Sense, steps int) bool {
	if steps == 0 || s == 0 {
		return false
	}
	for record := classes[int(s-1)*RecordSize : int(s)*RecordSize]; record != ""; record = record[3:] {
		if above := Sense(record[0])<<16 | Sense(record[1])<<8 | Sense(record[2]); above == class || above.below(class, steps-1) {
			return true
		}
	}
	return false
}

// look finds the line of a noun by halves.
func look(noun string) Sense {
	key := noun + "\t"
	at := sort.Search(len(nouns), func(i int) bool { return lineAt(i) >= key })
	if at == len(nouns) {
		return 0
	}
	number, found := strings.CutPrefix(lineAt(at), key)
	if !found {
		return 0
	}
	sense, err := strconv.ParseInt(number, 36, 0)
	if err != nil {
		return 0
	}
	return Sense(sense)
}

// lineAt is the line that a byte belongs to.
func lineAt(i int) string {
	start := strings.LastIndexByte(nouns[:i], '\n') + 1
	line, _, _ := strings.Cut(nouns[start:], "\n")
	return line
}
