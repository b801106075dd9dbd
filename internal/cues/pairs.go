package cues

import "strings"

// wordPairs are pairs of words that stand in a relation which has no direction.
type wordPairs struct {
	// listed is the text of a dictionary: a line for each word, in order, with
	// those that it is paired with.
	listed string
	// own are further pairs in both orders, with a space between, and ownWords all
	// words of them.
	own, ownWords map[string]bool
}

// newWordPairs reads a list of pairs, parted by commas, beside those of a dictionary.
func newWordPairs(list, listed string) *wordPairs {
	p := &wordPairs{listed, map[string]bool{}, map[string]bool{}}
	for pair := range strings.SplitSeq(list, ",") {
		a, b, _ := strings.Cut(strings.TrimSpace(pair), " ")
		p.add(a, b)
		if x, y := strings.TrimSuffix(a, "s"), strings.TrimSuffix(b, "s"); x != a && y != b && len(x) > 2 && len(y) > 2 {
			p.add(x, y) // tighten for tightens
		}
	}
	return p
}

func (p *wordPairs) add(a, b string) {
	p.own[a+" "+b], p.own[b+" "+a] = true, true
	p.ownWords[a], p.ownWords[b] = true, true
}

// line is what the dictionary pairs a word with; false for a word that it has not.
func (p *wordPairs) line(word string) (string, bool) {
	low, high := 0, len(p.listed)
	for low < high { // lines that begin from low on, and before high
		start := (low + high) / 2
		start = low + strings.LastIndexByte(p.listed[low:start], '\n') + 1
		end := start + strings.IndexByte(p.listed[start:], '\n')
		first, others, _ := strings.Cut(p.listed[start:end], " ")
		switch {
		case first == word:
			return others, true
		case first < word:
			low = end + 1
		default:
			high = start
		}
	}
	return "", false
}

// known says whether a word has pairs.
func (p *wordPairs) known(word string) bool {
	_, listed := p.line(word)
	return listed || p.ownWords[word]
}

func (p *wordPairs) paired(a, b string) bool {
	others, _ := p.line(a)
	return p.own[a+" "+b] || strings.Contains(" "+others+" ", " "+b+" ")
}

// have says whether two words are a pair, or would be one without an inflection
// that both have.
func (p *wordPairs) have(a, b string) bool {
	return p.paired(a, b) || len(a) > 3 && len(b) > 3 && sameEnding(a, b) && p.paired(p.root(a), p.root(b))
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

// root is a word without its inflection, as the pairs know it.
func (p *wordPairs) root(word string) string {
	if stem, found := strings.CutSuffix(word, "ies"); found && p.known(stem+"y") {
		return stem + "y"
	}
	if stem, found := strings.CutSuffix(word, "ly"); found && !p.known(word) && p.known(stem) {
		return stem
	}
	ending := inflection(word)
	stem := strings.TrimSuffix(word, ending)
	if ending == "" || len(stem) < 3 {
		return word
	}
	if ending == "s" && !p.known(stem) && strings.HasSuffix(stem, "e") {
		stem = stem[:len(stem)-1] // "quenches"
	}
	last := len(stem) - 1
	switch {
	case p.known(stem):
		return stem
	case p.known(stem + "e"):
		return stem + "e" // "raising"
	case stem[last] == stem[last-1] && p.known(stem[:last]):
		return stem[:last] // "dropping"
	}
	return stem
}
