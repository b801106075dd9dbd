package english

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"sync"
)

// Patterns are descriptions of runs of tokens, compiled at the first use.
//
// A pattern is a list of elements separated by spaces. An element is
//
//	word        this word or mark
//	word~       any word with the same stem
//	<class>     any word of the class; <a/b> of the class a or b
//	#           a number, in digits or in words
//	_           any word, number or opaque token
//	a/b/<c>     any of these
//	!a/b        nothing: the next token must not be one of these
//	-a/b        nothing: the token before must not be one of these
//	^ or $      nothing: a clause begins or ends here
//	[ and ]     nothing: the match is what is between them
//
// and can be followed by ? (optional), * (any number of times) or {n} (up to n
// times). The first pattern that fits at a token wins; optional and repeated
// elements take as few tokens as possible.
type Patterns struct {
	sources  []string
	compile  sync.Once
	patterns []*pattern
	// The patterns, as bits, that can start with a token: by a hash of its word, by the
	// first letter of its word, by each of its classes, and with any token.
	words, initials [256]uint64
	classes         [64]uint64
	anyToken        uint64
}

// Match is a run of tokens, from First up to but not including End.
type Match struct{ First, End int }

// NewPatterns returns the patterns with the given sources, at most 64. Their first use compiles
// them, and panics if there are more, or if one has an unknown class or a bad count.
func NewPatterns(sources ...string) *Patterns { return &Patterns{sources: sources} }

// Find returns the tokens of the first match, or nil if there is none.
func (p *Patterns) Find(tokens []Token) []Token {
	for i := range tokens {
		if m, _, ok := p.at(tokens, i, false); ok {
			return tokens[m.First:m.End]
		}
	}
	return nil
}

// In reports whether a pattern matches anywhere in the tokens.
func (p *Patterns) In(tokens []Token) bool { return p.Find(tokens) != nil }

// Starts reports whether a pattern matches at the first token.
func (p *Patterns) Starts(tokens []Token) bool {
	_, _, ok := p.at(tokens, 0, false)
	return ok
}

// MatchesAll reports whether a pattern matches all of the tokens.
func (p *Patterns) MatchesAll(tokens []Token) bool {
	_, _, ok := p.at(tokens, 0, true)
	return ok
}

// All returns the successive matches, without overlaps.
func (p *Patterns) All(tokens []Token) []Match {
	var list []Match
	for i := 0; i < len(tokens); {
		m, end, ok := p.at(tokens, i, false)
		if !ok {
			i++
			continue
		}
		list = append(list, m)
		i = max(end, i+1)
	}
	return list
}

// at tries the patterns at token i. If whole is true, a match must extend to the last token.
// found is the whole match, or its part between [ and ]; end is where the whole match ends.
func (p *Patterns) at(tokens []Token, i int, whole bool) (found Match, end int, ok bool) {
	p.compile.Do(p.build)
	if i >= len(tokens) {
		return Match{}, 0, false
	}
	for left := p.mayStart(&tokens[i]); left != 0; left &= left - 1 {
		pattern := p.patterns[bits.TrailingZeros64(left)]
		if !pattern.start.matches(&tokens[i]) {
			continue
		}
		m := matcher{tokens: tokens, open: -1, whole: whole}
		if end, ok := m.match(pattern.elements, i); ok {
			if m.open < 0 {
				return Match{i, end}, end, true
			}
			return Match{m.open, m.closed}, end, true
		}
	}
	return Match{}, 0, false
}

func (p *Patterns) build() {
	if len(p.sources) > 64 {
		panic(fmt.Sprintf("english: %d patterns, expected at most 64", len(p.sources)))
	}
	for i, source := range p.sources {
		compiled, bit := parsePattern(source), uint64(1)<<i
		start := compiled.start
		for _, word := range start.words {
			p.words[hashOf(word)] |= bit
		}
		for _, stem := range start.stems {
			p.initials[stem[0]] |= bit
		}
		for left := start.classes; left != 0; left &= left - 1 {
			p.classes[bits.TrailingZeros64(uint64(left))] |= bit
		}
		if start.nonMark || start.anyToken {
			p.anyToken |= bit
		}
		p.patterns = append(p.patterns, compiled)
	}
}

// mayStart returns the patterns, as bits, that may match from a token on.
func (p *Patterns) mayStart(t *Token) uint64 {
	may := p.anyToken
	if t.Word != "" {
		may |= p.words[hashOf(t.Word)] | p.initials[t.Word[0]]
	}
	classes := t.Classes
	if t.Kind == Number {
		classes |= NumberWord
	}
	for left := classes; left != 0; left &= left - 1 {
		may |= p.classes[bits.TrailingZeros64(uint64(left))]
	}
	return may
}

func hashOf(word string) byte { return 31*word[0] + 7*word[len(word)-1] + byte(len(word)) }

type pattern struct {
	elements []element
	start    element // matches every token with which a match can start
}

type elementKind uint8

const (
	someToken elementKind = iota
	noToken               // the next token is none of these
	notAfter              // the token before is none of these
	clauseStart
	clauseEnd
	openMatch
	closeMatch
)

type element struct {
	kind     elementKind
	words    []string
	stems    []string
	classes  Class
	number   bool
	nonMark  bool // any token except a mark
	anyToken bool
	min, max int // how many tokens it takes
}

// add makes the element also match what another one matches.
func (e *element) add(other *element) {
	e.words, e.stems = append(e.words, other.words...), append(e.stems, other.stems...)
	e.classes |= other.classes
	e.number, e.nonMark, e.anyToken = e.number || other.number, e.nonMark || other.nonMark, e.anyToken || other.anyToken
}

func (e *element) matches(t *Token) bool {
	if t.Is(e.classes) || e.anyToken || e.nonMark && t.Kind != Mark || e.number && t.Kind == Number {
		return true
	}
	return slices.Contains(e.words, t.Word) || t.Kind == Word && e.hasStem(t.Word)
}

// hasStem reports whether a word has one of the element's stems. To be fast, it computes
// the stem only of words that start with the same letter as one of the stems; addForms
// adds the forms that do not.
func (e *element) hasStem(word string) bool {
	sameLetter := func(stem string) bool { return stem[0] == word[0] }
	return slices.ContainsFunc(e.stems, sameLetter) && slices.Contains(e.stems, Stem(word))
}

// addForms adds the irregular forms that start with a different letter than the element's
// stems, such as "ate". hasStem does not find these.
func (e *element) addForms() {
	if len(e.stems) == 0 {
		return
	}
	for form, infinitive := range irregular() {
		if form[0] != infinitive[0] && slices.Contains(e.stems, Stem(infinitive)) {
			e.words = append(e.words, form)
		}
	}
}

// matcher matches one pattern.
type matcher struct {
	tokens       []Token
	open, closed int
	whole        bool // the match must reach the end
}

// match matches elements from token i on, and returns where the match ends.
func (m *matcher) match(elements []element, i int) (end int, ok bool) {
	if len(elements) == 0 {
		return i, !m.whole || i == len(m.tokens)
	}
	e, rest := &elements[0], elements[1:]
	if e.kind != someToken {
		if m.allows(e, i) {
			end, ok = m.match(rest, i)
		}
		switch {
		case ok && e.kind == openMatch:
			m.open = i
		case ok && e.kind == closeMatch:
			m.closed = i
		}
		return end, ok
	}
	for n := 0; ; n++ {
		if n >= e.min {
			if end, ok := m.match(rest, i); ok {
				return end, true
			}
		}
		if n == e.max || i == len(m.tokens) || !e.matches(&m.tokens[i]) {
			return 0, false
		}
		i++
	}
}

// allows reports whether an element that takes no token fits before token i.
func (m *matcher) allows(e *element, i int) bool {
	switch e.kind {
	case noToken:
		return i == len(m.tokens) || !e.matches(&m.tokens[i])
	case notAfter:
		return i == 0 || !e.matches(&m.tokens[i-1])
	case clauseStart:
		return i == 0 || m.tokens[i-1].IsMark(clauseMarks)
	case clauseEnd:
		return i == len(m.tokens) || m.tokens[i].IsMark(clauseMarks)
	}
	return true
}

// clauseMarks separate clauses.
const clauseMarks = ".,;:?!()[]\"“”—–…"

func parsePattern(source string) *pattern {
	p := &pattern{}
	for _, field := range strings.Fields(source) {
		e := parseElement(field, source)
		e.addForms()
		p.elements = append(p.elements, e)
	}
	for i := range p.elements {
		if e := &p.elements[i]; e.kind == someToken {
			if p.start.add(e); e.min > 0 {
				return p
			}
		}
	}
	p.start.anyToken = true
	return p
}

// lookarounds are the first characters of elements that exclude a token after or before.
var lookarounds = map[byte]elementKind{'!': noToken, '-': notAfter}

// signs are the elements without alternatives.
var signs = map[string]elementKind{"^": clauseStart, "$": clauseEnd, "[": openMatch, "]": closeMatch}

// unlimited is the number of repetitions that * allows.
const unlimited = 1 << 16

func parseElement(field, source string) element {
	if kind, found := signs[field]; found {
		return element{kind: kind}
	}
	e := element{min: 1, max: 1}
	if len(field) > 1 {
		switch last := field[len(field)-1]; last {
		case '?':
			e.min, field = 0, field[:len(field)-1]
		case '*':
			e.min, e.max, field = 0, unlimited, field[:len(field)-1]
		case '}':
			name, count, _ := strings.Cut(field, "{")
			if _, err := fmt.Sscanf(count, "%d}", &e.max); err != nil {
				panic(fmt.Sprintf("english: pattern %q: bad count %q", source, field))
			}
			e.min, field = 0, name
		}
		if kind, found := lookarounds[field[0]]; found && len(field) > 1 {
			e.kind, field = kind, field[1:]
		}
	}
	e.addParts(field, source)
	return e
}

// addParts adds the alternatives of an element: words, stems and classes.
func (e *element) addParts(field, source string) {
	inClass := false
	parts := strings.Split(field, "/")
	if field == "/" { // the mark
		parts = []string{field}
	}
	for _, part := range parts {
		name, opens := strings.CutPrefix(part, "<")
		name, closes := strings.CutSuffix(name, ">")
		stem, isStem := strings.CutSuffix(part, "~")
		switch inClass = inClass || opens && len(part) > 1; {
		case inClass:
			class, ok := classNamed(name)
			if !ok {
				panic(fmt.Sprintf("english: pattern %q: unknown class %q", source, part))
			}
			e.classes |= class
			inClass = !closes
		case part == "_":
			e.nonMark = true
		case part == "#":
			e.number, e.classes = true, e.classes|NumberWord
		case isStem:
			e.stems = append(e.stems, Stem(stem))
		default:
			e.words = append(e.words, part)
		}
	}
}
