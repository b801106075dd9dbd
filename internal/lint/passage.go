package lint

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/richtext"
)

// Passage is a text that learners read, of an item or a topic, with its place.
type Passage struct {
	At Place
	// What names it in messages: "the stem".
	What string
	// Source is the whole text as the author wrote it; Text knows it as far
	// as rules look at it.
	Source string
	*Text
	// Tokens are the words of Prose, in order. A passage of TeX has none.
	Tokens []Token
	// TeX says that the whole of it is TeX, without dollar signs.
	TeX bool
	// Fixed says that it is a name in the file, which no fix can change.
	Fixed bool
	// ASCII says that it holds no character beyond ASCII.
	ASCII bool
}

// Token is a word: letters, with apostrophes and marks within, at the bytes
// Start to End of a text. Digits and hyphens end it.
type Token struct{ Start, End int }

// Word is the word that a token stands for.
func (t *Passage) Word(token Token) string { return t.Prose[token.Start:token.End] }

// Formulas are the stretches of TeX between dollar signs.
func (t *Passage) Formulas() []richtext.Node {
	switch {
	case len(t.Source) > len(t.Raw): // longer than rules look at
		whole := Text{marks: &marks{}}
		nodes, _ := richtext.Parse(t.Source)
		var parts []part
		whole.walk(nodes, &parts)
		return whole.marks.tex
	case t.marks == nil:
		return nil
	}
	return t.marks.tex
}

// Unbalanced are the marks without a partner.
func (t *Passage) Unbalanced() []richtext.Unbalanced {
	switch {
	case len(t.Source) > len(t.Raw):
		_, unbalanced := richtext.Parse(t.Source)
		return unbalanced
	case t.marks == nil:
		return nil
	}
	return t.marks.unbalanced
}

// passages gathers passages. It is used again for the next one, so that an
// item or topic costs no memory of its own.
type passages struct {
	list   []Passage
	tokens []Token
}

// ofItem lists the texts of an item.
func (l *passages) ofItem(b *bank.Bank, item int, facts *Facts) {
	l.list, l.tokens = l.list[:0], l.tokens[:0]
	q, at := &b.Questions[item], b.Pointer(item)
	l.add(At(at+"/q"), "the stem", q.Q, &facts.Stem)
	l.add(At(at+"/explanation"), "the explanation", q.Explanation, &facts.Explanation)
	for i := range facts.Options {
		l.add(At(at+"/options/"+strconv.Itoa(i)), optionNames[i], q.Options[i], &facts.Options[i])
	}
	for i := range facts.Rationales {
		l.add(At(at+"/rationales/"+strconv.Itoa(i)), "the rationale", q.Rationales[i], &facts.Rationales[i])
	}
}

var optionNames = [len(bank.Letters)]string{"option A", "option B", "option C", "option D"}

// ofTopic lists the texts of a topic.
func (l *passages) ofTopic(topic *bank.Topic) {
	l.list, l.tokens = l.list[:0], l.tokens[:0]
	at := "/" + escapePointer.Replace(topic.ID)
	prose := func(part, what, text string) { l.new(AtTopic(at+part), what, text) }
	prose("/title", "the title", topic.Title)
	prose("/description", "the description", topic.Description)
	prose("/diagram", "the diagram's text", topic.Diagram)
	for i, point := range topic.KeyPoints {
		prose("/keyPoints/"+strconv.Itoa(i), "the key point", point)
	}
	for i, application := range topic.Applications {
		prose("/applications/"+strconv.Itoa(i), "the application", application)
	}
	for i, e := range topic.Equations {
		equation := "/equations/" + strconv.Itoa(i)
		prose(equation+"/label", "the label", e.Label)
		l.newTeX(AtTopic(at+equation+"/tex"), "the equation", e.TeX, false)
		for _, s := range e.Where {
			where := equation + "/where/" + escapePointer.Replace(s.TeX)
			l.newTeX(AtTopic(at+where).Key(), "the symbol", s.TeX, true)
			prose(where, "the meaning", s.Meaning)
		}
	}
}

// escapePointer makes a name part of a JSON pointer (RFC 6901).
var escapePointer = strings.NewReplacer("~", "~0", "/", "~1")

func (l *passages) new(at Place, what, source string) {
	text := NewText(source)
	l.add(at, what, source, &text)
}

// newTeX adds a text that is TeX as a whole.
func (l *passages) newTeX(at Place, what, source string, fixed bool) {
	raw := source[:min(len(source), maxText)]
	text := &Text{Raw: raw, Prose: strings.Repeat(" ", len(raw))}
	l.list = append(l.list, Passage{At: at, What: what, Source: source, Text: text, TeX: true, Fixed: fixed, ASCII: isASCII(raw)})
}

func (l *passages) add(at Place, what, source string, text *Text) {
	from := len(l.tokens)
	l.tokens = appendTokens(l.tokens, text.Prose)
	tokens := l.tokens[from:len(l.tokens):len(l.tokens)]
	l.list = append(l.list, Passage{At: at, What: what, Source: source, Text: text, Tokens: tokens, ASCII: isASCII(text.Raw)})
}

func isASCII(text string) bool {
	for i := 0; i < len(text); i++ {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// Tokens are the words of a text, in order.
func Tokens(text string) []Token { return appendTokens(nil, text) }

// appendTokens adds the words of a text.
func appendTokens(tokens []Token, text string) []Token {
	for i := 0; i < len(text); {
		start := i
		for i < len(text) {
			size := letterAt(text, i)
			if size == 0 && i > start && i+1 < len(text) && text[i] == '\'' && letterAt(text, i+1) > 0 {
				size = 1
			}
			if size == 0 {
				break
			}
			i += size
		}
		if i > start {
			tokens = append(tokens, Token{start, i})
			continue
		}
		_, size := utf8.DecodeRuneInString(text[i:])
		i += size
	}
	return tokens
}

// letterAt is the length of the letter or mark at an offset, or 0.
func letterAt(text string, i int) int {
	if c := text[i]; c < utf8.RuneSelf {
		if isLetter(c) {
			return 1
		}
		return 0
	}
	r, size := utf8.DecodeRuneInString(text[i:])
	if unicode.IsLetter(r) || unicode.IsMark(r) || r == '’' {
		return size
	}
	return 0
}
