package english

import (
	"fmt"
	"strings"
	"sync"
)

// Patterns are descriptions of runs of tokens, compiled at the first use.
//
// A pattern is a list of elements with spaces between. An element is
//
//	word        this word or mark
//	word~       any word with the same stem
//	<class>     any word of the class; <a/b> of the class a or b
//	#           a number, in digits or in words
//	_           any word, number or opaque token
//	a/b/<c>     any of these
//	!a/b        nothing: the next token must not be one of these
//	^ or $      nothing: a clause begins or ends here
//	[ and ]     nothing: the match is what stands between
//
// and can be followed by ? (optional), * (any number of times) or {n} (up to n
// times). The first pattern that fits at a token wins; repeated elements take
// as few tokens as possible.
type Patterns struct {
	sources []string
	compile sync.Once
	byWord  map[string][]*pattern // by the word that they start with
	others  []*pattern            // those that start otherwise
}

// Match is a run of tokens: First included, Last not.
type Match struct{ First, Last int }

// NewPatterns returns patterns for which Find looks. It panics when first used
// if one is malformed.
func NewPatterns(sources ...string) *Patterns { return &Patterns{sources: sources} }

// Find returns the first match.
func (p *Patterns) Find(tokens []Token) (Match, bool) {
	for i := range tokens {
		if m, _, ok := p.at(tokens, i); ok {
			return m, true
		}
	}
	return Match{}, false
}

// In reports whether any pattern matches.
func (p *Patterns) In(tokens []Token) bool {
	_, found := p.Find(tokens)
	return found
}

// Whole reports whether a pattern matches all of the tokens.
func (p *Patterns) Whole(tokens []Token) bool {
	if len(tokens) == 0 {
		return false
	}
	p.compile.Do(p.build)
	for _, list := range [][]*pattern{p.byWord[tokens[0].Word], p.others} {
		for _, pattern := range list {
			m := matcher{tokens: tokens, open: -1, whole: true}
			if _, ok := m.match(pattern.elements, 0); ok {
				return true
			}
		}
	}
	return false
}

// All returns the matches that do not overlap, in order.
func (p *Patterns) All(tokens []Token) []Match {
	var list []Match
	for i := 0; i < len(tokens); {
		m, end, ok := p.at(tokens, i)
		if !ok {
			i++
			continue
		}
		list = append(list, m)
		i = max(end, i+1)
	}
	return list
}

// at matches at a token, and returns where the match ends with all that its
// pattern covers.
func (p *Patterns) at(tokens []Token, i int) (found Match, end int, ok bool) {
	p.compile.Do(p.build)
	for _, list := range [][]*pattern{p.byWord[tokens[i].Word], p.others} {
		for _, pattern := range list {
			m := matcher{tokens: tokens, open: -1}
			if end, ok := m.match(pattern.elements, i); ok {
				if m.open < 0 {
					return Match{i, end}, end, true
				}
				return Match{m.open, m.closed}, end, true
			}
		}
	}
	return Match{}, 0, false
}

func (p *Patterns) build() {
	p.byWord = map[string][]*pattern{}
	for _, source := range p.sources {
		compiled := parsePattern(source)
		if first := compiled.elements[0]; first.kind == someToken && first.literal() && first.least > 0 {
			for _, word := range first.words {
				p.byWord[word] = append(p.byWord[word], compiled)
			}
		} else {
			p.others = append(p.others, compiled)
		}
	}
}

type pattern struct{ elements []element }

type elementKind uint8

const (
	someToken elementKind = iota
	noToken               // the next token is none of these
	clauseStart
	clauseEnd
	openMatch
	closeMatch
)

type element struct {
	kind        elementKind
	words       []string
	stems       []string
	classes     Class
	number, any bool
	least, most int
}

// literal reports whether the element matches only by its words.
func (e *element) literal() bool {
	return len(e.stems) == 0 && e.classes == 0 && !e.number && !e.any
}

func (e *element) matches(t Token) bool {
	if e.any && t.Kind != Mark || e.classes != 0 && t.Is(e.classes) {
		return true
	}
	if e.number && (t.Kind == Number || t.Is(NumberWord)) {
		return true
	}
	for _, word := range e.words {
		if word == t.Word {
			return true
		}
	}
	if len(e.stems) > 0 && t.Kind == Word {
		stem := Stem(t.Word)
		for _, s := range e.stems {
			if s == stem {
				return true
			}
		}
	}
	return false
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
	switch e.kind {
	case noToken:
		if i < len(m.tokens) && e.matches(m.tokens[i]) {
			return 0, false
		}
		return m.match(rest, i)
	case clauseStart:
		if i > 0 && !endsClause(m.tokens[i-1]) {
			return 0, false
		}
		return m.match(rest, i)
	case clauseEnd:
		if i < len(m.tokens) && !endsClause(m.tokens[i]) {
			return 0, false
		}
		return m.match(rest, i)
	case openMatch:
		end, ok := m.match(rest, i)
		if ok {
			m.open = i
		}
		return end, ok
	case closeMatch:
		end, ok := m.match(rest, i)
		if ok {
			m.closed = i
		}
		return end, ok
	}
	for n := 0; ; n++ {
		if n >= e.least {
			if end, ok := m.match(rest, i); ok {
				return end, true
			}
		}
		if n == e.most || i == len(m.tokens) || !e.matches(m.tokens[i]) {
			return 0, false
		}
		i++
	}
}

// endsClause reports whether a token ends a clause.
func endsClause(t Token) bool {
	return t.Kind == Mark && strings.Contains(".,;:?!()[]\"“”—–…", t.Word)
}

func parsePattern(source string) *pattern {
	p := &pattern{}
	for _, field := range strings.Fields(source) {
		p.elements = append(p.elements, parseElement(field, source))
	}
	if len(p.elements) == 0 {
		panic("english: empty pattern")
	}
	return p
}

// unlimited is the number of repetitions that * allows.
const unlimited = 1 << 16

func parseElement(field, source string) element {
	switch field {
	case "^":
		return element{kind: clauseStart}
	case "$":
		return element{kind: clauseEnd}
	case "[":
		return element{kind: openMatch}
	case "]":
		return element{kind: closeMatch}
	}
	e := element{least: 1, most: 1}
	if len(field) > 1 {
		switch last := field[len(field)-1]; last {
		case '?':
			e.least, field = 0, field[:len(field)-1]
		case '*':
			e.least, e.most, field = 0, unlimited, field[:len(field)-1]
		case '}':
			name, count, _ := strings.Cut(field, "{")
			if _, err := fmt.Sscanf(count, "%d}", &e.most); err != nil {
				panic(fmt.Sprintf("english: pattern %q: bad count %q", source, field))
			}
			e.least, field = 0, name
		}
		if field[0] == '!' && len(field) > 1 {
			e.kind, field = noToken, field[1:]
		}
	}
	inClass := false
	for _, part := range splitParts(field) {
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
			e.any = true
		case part == "#":
			e.number = true
		case isStem:
			e.stems = append(e.stems, Stem(stem))
		default:
			e.words = append(e.words, part)
		}
	}
	return e
}

// splitParts splits the alternatives of an element; "/" alone is the mark.
func splitParts(field string) []string {
	if field == "/" {
		return []string{field}
	}
	return strings.Split(field, "/")
}
