package itemtext

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/english"
)

// Unmarked returns the stretches of the prose that are code, commands, paths,
// addresses or formulas by their form, although the author did not mark them.
// Each chunk of text between spaces is weighed separately. A line with such a stretch is one
// stretch if at least 60% of its chunks are evidence of code, or if the line ends like code.
func (t *Text) Unmarked() []english.Span {
	return t.unmarked.get(func() []english.Span { return unmarked(t.Prose) })
}

// evidence is how strongly a chunk suggests that its line is code.
type evidence uint8

const (
	word     evidence = iota // suggests nothing
	neutral                  // a number, a sign, a letter, a word in capitals: code has these too
	operator                 // makes the chunks on both sides code
	strong                   // cannot be anything but code
)

// unmarked finds the stretches line by line.
func unmarked(prose string) (spans []english.Span) {
	start := 0
	for line := range strings.Lines(prose) {
		spans = append(spans, unmarkedInLine(line, start)...)
		start += len(line)
	}
	return spans
}

// unmarkedInLine finds the stretches of one line that starts at an offset. Two stretches
// with at most one chunk between them are one.
func unmarkedInLine(line string, start int) []english.Span {
	var spans []english.Span
	chunks, evident, last := chunksOf(line, start), 0, 0
	for i, chunk := range chunks {
		from, to := i, i
		switch weigh(line[chunk.Start-start : chunk.End-start]) {
		case word:
			continue
		case neutral:
			evident++
			continue
		case operator:
			from, to = max(0, i-1), min(len(chunks)-1, i+1)
		}
		evident++
		if len(spans) > 0 && from <= last+2 {
			spans[len(spans)-1].End = chunks[to].End
		} else {
			spans = append(spans, english.Span{Start: chunks[from].Start, End: chunks[to].End})
		}
		last = to
	}
	if len(spans) > 0 && (5*evident >= 3*len(chunks) || endsLikeCode(line)) {
		return []english.Span{{Start: chunks[0].Start, End: chunks[len(chunks)-1].End}}
	}
	return spans
}

// chunksOf returns the chunks between the spaces of a line that starts at an offset.
func chunksOf(line string, start int) []english.Span {
	var chunks []english.Span
	end := 0
	for text := range strings.FieldsSeq(line) {
		from := end + strings.Index(line[end:], text)
		end = from + len(text)
		chunks = append(chunks, english.Span{Start: start + from, End: start + end})
	}
	return chunks
}

// endsLikeCode reports whether a line ends as statements and blocks do.
func endsLikeCode(line string) bool {
	line = strings.TrimSpace(line)
	return strings.HasSuffix(line, ";") || strings.HasSuffix(line, "{") || strings.HasSuffix(line, "}")
}

// codeForms matches forms that words in prose do not have.
var codeForms = regexp.MustCompile(strings.Join([]string{
	`[\pL\d)\]]_[\pL\d]`,   // snake_case, x_1
	`[\pL)\]}]\d*\^`,       // x^2
	`[{}\\]`,               // blocks, TeX, Windows paths
	`^(\.{0,2}|~)/[\pL._]`, // /usr/bin, ./run, ~/x
	`^[\pL\d._-]+/[\pL\d._-]+/[\pL\d._-]*[._]`, // src/main/app.go
	`://|^www\.|\w@\w`,                         // addresses
	`^["'(]*\.?\pL[\pL\d-]+\.\p{Ll}`,           // index.html, os.path
	`\d+\.\d+\.\d+\.`,                          // 10.0.0.1
	`\pL\((\)|[^)\p{Ll}]|\p{Ll}{1,3}[^)\p{Ll}]|\p{Ll}{4}|[a-ce-mo-qt-z]\))`, // main(), sqrt(2N), f(x); not item(s)
	`[\pL\d\])]\[`, // a[0]
	`^--?\pL`,      // -x, --long
	`[\pL\d_)\]"']=[^=]|==|!=|<=|>=|:=|[-+*/%&|]=`,
	`&&|\|\||::|->|=>|<<|>>|\+\+;|--;|</|/>|\$[({]`,
	`^[$@%#][\pL_]`,              // $HOME, @Override, #include
	`^<[^>]+>`,                   // <tag>
	`^[*]?[*][./]|[*]\.\pL`,      // *.txt, **/x
	`^["'][^"']*\d[^"']*["']`,    // "500m"
	`^\p{Ll}{2,}\p{Lu}\p{Ll}{2}`, // getItem
	`^0x[\dA-Fa-f]+`,
}, "|"))

var operators = strings.Split("= + < > | * / ^ ~ % → ⇌ × ÷ ± ≤ ≥ ≠ ≈ ·", " ")

// isWord reports whether a chunk is an ordinary word: lowercase ASCII letters, of which the first may be a capital.
// It may have apostrophes and hyphens between letters, parentheses around it and one punctuation mark after it.
func isWord(text string) bool {
	text = strings.TrimPrefix(text, "(")
	if n := len(text) - 1; n > 0 && strings.IndexByte(".,?:;", text[n]) >= 0 {
		text = text[:n]
	}
	text = strings.TrimSuffix(text, ")")
	for i := 1; i < len(text); i++ {
		c, inside := text[i], isLetter(text[i-1]) && i+1 < len(text)
		if (c < 'a' || c > 'z') && !(inside && (c == '\'' || c == '-')) {
			return false
		}
	}
	return text != "" && isLetter(text[0])
}

// weigh judges one chunk.
func weigh(text string) evidence {
	switch {
	case slices.Contains(operators, text):
		return operator
	case !isWord(text) && codeForms.MatchString(text):
		return strong
	}
	bare := strings.Trim(text, ".,;:!?()\"'“”‘’*")
	switch {
	case !strings.ContainsFunc(bare, unicode.IsLetter), // a number or a sign
		len(bare) == 1 && !strings.Contains("aAI", bare),
		len(bare) > 1 && bare == strings.ToUpper(bare) && bare != strings.ToLower(bare): // has capitals
		return neutral
	}
	return word
}
