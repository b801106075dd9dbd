package cues

import "strings"

// wordPairs are pairs of words that stand in a relation which has no direction.
type wordPairs struct {
	pairs map[string]bool // in both orders, with a space between
	words map[string]bool
}

// newWordPairs reads lists of pairs, parted by commas or lines.
func newWordPairs(lists ...string) *wordPairs {
	p := &wordPairs{map[string]bool{}, map[string]bool{}}
	for _, list := range lists {
		for pair := range strings.FieldsFuncSeq(list, func(r rune) bool { return r == ',' || r == '\n' }) {
			a, b, _ := strings.Cut(strings.TrimSpace(pair), " ")
			p.add(a, b)
			if x, y := strings.TrimSuffix(a, "s"), strings.TrimSuffix(b, "s"); x != a && y != b && len(x) > 2 && len(y) > 2 {
				p.add(x, y) // tighten for tightens
			}
		}
	}
	return p
}

func (p *wordPairs) add(a, b string) {
	p.pairs[a+" "+b], p.pairs[b+" "+a] = true, true
	p.words[a], p.words[b] = true, true
}

// have says whether two words are a pair, or would be one without an inflection
// that both have.
func (p *wordPairs) have(a, b string) bool {
	return p.pairs[a+" "+b] || len(a) > 3 && len(b) > 3 && sameEnding(a, b) && p.pairs[p.root(a)+" "+p.root(b)]
}

// sameEnding says whether two words end alike where an inflection does:
// "slowing" and "speeding".
func sameEnding(a, b string) bool { return inflection(a) == inflection(b) }

func inflection(word string) string {
	switch {
	case strings.HasSuffix(word, "ing"):
		return "ing"
	case strings.HasSuffix(word, "ed"):
		return "ed"
	case strings.HasSuffix(word, "est"):
		return "est"
	case strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss"):
		return "s"
	}
	return ""
}

// root is a verb without its inflection, as the pairs know it.
func (p *wordPairs) root(word string) string {
	if stem, found := strings.CutSuffix(word, "ies"); found && p.words[stem+"y"] {
		return stem + "y"
	}
	if stem, found := strings.CutSuffix(word, "ly"); found && !p.words[word] && p.words[stem] {
		return stem
	}
	ending := inflection(word)
	stem := strings.TrimSuffix(word, ending)
	if ending == "" || len(stem) < 3 {
		return word
	}
	if ending == "s" && !p.words[stem] && strings.HasSuffix(stem, "e") {
		stem = stem[:len(stem)-1] // "quenches"
	}
	last := len(stem) - 1
	switch {
	case p.words[stem]:
		return stem
	case p.words[stem+"e"]:
		return stem + "e" // "raising"
	case stem[last] == stem[last-1] && p.words[stem[:last]]:
		return stem[:last] // "dropping"
	}
	return stem
}
