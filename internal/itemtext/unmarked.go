package itemtext

import (
	"regexp"
	"strings"
	"sync"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/english"
)

// Unmarked returns the stretches of the prose that are code, commands, paths,
// addresses or formulas by their form, although the author did not mark them.
// They are found by evidence in single chunks of text between spaces, which
// spreads to what stands beside them: to operands, to numbers and signs, and to
// the whole line when most of it is evidence.
func (t *Text) Unmarked() []english.Span {
	return t.unmarked.get(func() []english.Span { return unmarked(t.Prose) })
}

// IsPlain reports whether nothing from start to end of the text is code, TeX or
// looks like them.
func (t *Text) IsPlain(start, end int) bool {
	for _, spans := range [][]english.Span{t.Code, t.TeX, t.Unmarked()} {
		for _, span := range spans {
			if span.Start < end && start < span.End {
				return false
			}
		}
	}
	return true
}

// evidence is how much a chunk says about whether its line is code.
type evidence uint8

const (
	word     evidence = iota
	neutral           // belongs to code if it stands beside code: a number, a sign, a word in capitals
	operator          // makes code of the chunks on both sides
	strong            // cannot be anything but code
)

type chunk struct {
	english.Span
	evidence
	code bool
}

// unmarked finds the stretches line by line. Lines between two lines of code
// belong to the code.
func unmarked(prose string) []english.Span {
	if strings.IndexFunc(prose, maybeOfCode) < 0 {
		return nil
	}
	var spans []english.Span
	start, lastCode := 0, -1 // the line before, if it was code
	for line := range strings.Lines(prose) {
		found := inLine(line, start)
		isCode := len(found) == 1 && found[0].End-found[0].Start == len(strings.TrimSpace(line))
		if isCode && lastCode >= 0 && !strings.Contains(prose[lastCode:start], "\n\n") {
			spans = append(spans, english.Span{Start: lastCode, End: start})
		}
		spans = append(spans, found...)
		start += len(line)
		if isCode {
			lastCode = start
		}
	}
	return spans
}

// maybeOfCode reports whether a character is a sign that code may have.
func maybeOfCode(r rune) bool {
	return r > ' ' && (r < '0' || '9' < r && r < 'A' || 'Z' < r && r < 'a' || 'z' < r) && r != ',' && r != '?' && r != '!'
}

// inLine finds the stretches of one line that starts at an offset.
func inLine(line string, start int) []english.Span {
	chunks := chunksOf(line, start)
	n, coded := 0, 0
	for i := range chunks {
		if chunks[i].evidence != word {
			n++
		}
		switch chunks[i].evidence {
		case strong:
			chunks[i].code, coded = true, coded+1
		case operator:
			for k := max(0, i-1); k < min(len(chunks), i+2); k++ {
				chunks[k].code = true
			}
			coded++
		}
	}
	if coded == 0 {
		return nil
	}
	all := 5*n >= 3*len(chunks) || coded > 0 && endsLikeCode(line)
	spread(chunks, func(c chunk) string { return line[c.Start-start : c.End-start] })
	var spans []english.Span
	for i := range chunks {
		switch last := len(spans) - 1; {
		case !chunks[i].code && !all:
		case i > 0 && (chunks[i-1].code || all):
			spans[last].End = chunks[i].End
		default:
			spans = append(spans, chunks[i].Span)
		}
	}
	return spans
}

// spread makes code of neutral chunks beside code, and of one word between code that
// says something about a subject, unlike "and".
func spread(chunks []chunk, textOf func(chunk) string) {
	isCode := func(i int) bool { return i >= 0 && i < len(chunks) && chunks[i].code }
	for i := range chunks {
		chunks[i].code = chunks[i].code || isCode(i-1) && chunks[i].evidence == neutral
	}
	for i := len(chunks) - 1; i >= 0; i-- {
		chunks[i].code = chunks[i].code || isCode(i+1) &&
			(chunks[i].evidence == neutral || isCode(i-1) && english.ClassesOf(textOf(chunks[i]))&english.Empty == 0)
	}
}

func chunksOf(line string, start int) []chunk {
	chunks := make([]chunk, 0, strings.Count(line, " ")+1)
	end := 0
	for text := range strings.FieldsSeq(line) {
		from := end + strings.Index(line[end:], text)
		end = from + len(text)
		chunks = append(chunks, chunk{Span: english.Span{Start: start + from, End: start + end}, evidence: weigh(text)})
	}
	return chunks
}

// endsLikeCode reports whether a line ends as statements and blocks do.
func endsLikeCode(line string) bool {
	line = strings.TrimSpace(line)
	return strings.HasSuffix(line, ";") || strings.HasSuffix(line, "{") || strings.HasSuffix(line, "}")
}

// codeForms are forms that words of a language do not have.
var codeForms = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(strings.Join(codeFormList, "|")) })

var codeFormList = []string{
	`[\pL\d)\]]_[\pL\d]`,   // snake_case, x_1
	`[\pL)\]}]\d*\^`,       // x^2
	`[{}\\]`,               // blocks, TeX, Windows paths
	`^(\.{0,2}|~)/[\pL._]`, // /usr/bin, ./run, ~/x
	`^[\pL\d._-]+/[\pL\d._-]+/[\pL\d._-]*[._]`, // src/main/app.go
	`://|^www\.|\w@\w`,                         // addresses
	`^["'(]*\.?\pL[\pL\d-]+\.\p{Ll}`,           // index.html, fmt.Println
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
}

var operators = map[string]bool{
	"=": true, "+": true, "<": true, ">": true, "|": true, "*": true, "/": true, "^": true, "~": true, "%": true,
	"→": true, "⇌": true, "×": true, "÷": true, "±": true, "≤": true, "≥": true, "≠": true, "≈": true, "·": true,
}

// isWord reports whether a chunk is letters in lower case, perhaps with a capital at
// the start, an apostrophe or a hyphen between them, a bracket around and a mark behind
// them, as most chunks are.
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
	case operators[text]:
		return operator
	case !isWord(text) && codeForms().MatchString(text):
		return strong
	}
	bare := strings.Trim(text, ".,;:!?()\"'“”‘’*")
	switch {
	case !strings.ContainsFunc(bare, unicode.IsLetter):
		return neutral // a number or a sign
	case len(bare) == 1 && bare != "a" && bare != "A" && bare != "I":
		return neutral
	case len(bare) > 1 && bare == strings.ToUpper(bare):
		return neutral
	}
	return word
}
