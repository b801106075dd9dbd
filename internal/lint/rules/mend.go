package rules

import "github.com/swmmquiz/swmmquiz/internal/lint"

// mendText is the repair that writes a text in the place of the bytes start to
// end of a passage; none for a passage that no fix can change.
func mendText(t *lint.Passage, start, end int, text, what string) []lint.Repair {
	if t.Fixed {
		return nil
	}
	return []lint.Repair{{
		Message: what, Kind: lint.FixSafe,
		Texts: []lint.TextChange{{At: t.At.Within(start, end), New: text}},
	}}
}

// prose visits the passages that are no TeX.
func prose(p *lint.Pass, visit func(*lint.Passage)) {
	for i := range p.Passages {
		if !p.Passages[i].TeX {
			visit(&p.Passages[i])
		}
	}
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isASCIILetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// at is the byte of a text at an offset, and a space outside of it.
func at(text string, i int) byte {
	if i < 0 || i >= len(text) {
		return ' '
	}
	return text[i]
}
