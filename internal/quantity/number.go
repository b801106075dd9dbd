package quantity

import (
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Number is a number in a text.
type Number struct {
	Value float64
	// Start and End are the bytes of the text that it covers, its sign
	// included.
	Start, End int
	// Decimals is the number of digits after the decimal point, and
	// Significant that of all digits without leading zeros.
	Decimals, Significant int
	// Plain reports whether it is written with digits and a decimal point
	// alone: no fraction, no power of ten.
	Plain bool
}

// Numbers finds the numbers of a text: 1,250 and 1 250 (with a thin or fixed
// space), .5, 1.2e-3, 1.2 × 10^3, 1.2 \times 10^{-3}, 10⁻³, ½ and 1/2. Digits
// that are part of a name (SWMM5, x2) are not numbers.
func Numbers(text string) []Number {
	var list []Number
	for i := 0; i < len(text); {
		c := text[i]
		if !isDigit(c) && !(c == '.' && i+1 < len(text) && isDigit(text[i+1])) && c < utf8.RuneSelf {
			i++
			continue
		}
		s := scanner{text: text, start: i, at: i}
		n, ok := s.number()
		if !ok {
			_, size := utf8.DecodeRuneInString(text[i:])
			i += size
			for c < utf8.RuneSelf && i < len(text) && isDigit(text[i]) {
				i++
			}
			continue
		}
		list = append(list, n)
		i = n.End
	}
	return list
}

// scanner reads one number.
type scanner struct {
	text  string
	start int // of the number, without its sign
	at    int
}

var vulgarFractions = map[rune]float64{'½': 1. / 2, '¼': 1. / 4, '¾': 3. / 4, '⅓': 1. / 3, '⅔': 2. / 3, '⅛': 1. / 8}

func (s *scanner) number() (Number, bool) {
	n := Number{Start: s.at, Plain: true}
	before, _ := utf8.DecodeLastRuneInString(s.text[:s.at])
	if unicode.IsLetter(before) || unicode.IsDigit(before) || before == '_' || before == '^' || before == '.' {
		return n, false
	}
	whole, digits := s.digits()
	if digits == "" && !s.decimalPoint() {
		r, size := utf8.DecodeRuneInString(s.text[s.at:])
		value, ok := vulgarFractions[r]
		if !ok {
			return n, false
		}
		s.at += size
		n.Value, n.End, n.Plain = value, s.at, false
		s.sign(&n)
		return n, true
	}
	value := whole
	if s.decimalPoint() {
		s.at++
		from := s.at
		for s.at < len(s.text) && isDigit(s.text[s.at]) {
			s.at++
		}
		digits += s.text[from:s.at]
		n.Decimals = s.at - from
		value, _ = strconv.ParseFloat(strings.ReplaceAll(formatWhole(whole), ",", "")+"."+s.text[from:s.at], 64)
	}
	if s.decimalPoint() {
		return n, false // an address or a version
	}
	n.Significant = len(strings.TrimLeft(digits, "0"))
	if factor, ok := s.power(); ok {
		value *= factor
		n.Plain = false
	} else if divisor, ok := s.fraction(); ok {
		value /= divisor
		n.Plain = false
	} else if r, size := utf8.DecodeRuneInString(s.text[s.at:]); vulgarFractions[r] != 0 {
		value += vulgarFractions[r]
		s.at += size
		n.Plain = false
	}
	n.Value, n.End = value, s.at
	if math.IsInf(value, 0) || math.IsNaN(value) {
		return n, false
	}
	s.sign(&n)
	return n, true
}

func formatWhole(whole float64) string { return strconv.FormatFloat(whole, 'f', 0, 64) }

// digits reads an integer with thousands separators.
func (s *scanner) digits() (value float64, digits string) {
	from := s.at
	for s.at < len(s.text) && isDigit(s.text[s.at]) {
		s.at++
	}
	digits = s.text[from:s.at]
	if len(digits) >= 1 && len(digits) <= 3 {
		for {
			width := separator(s.text[s.at:])
			end := s.at + width + 3
			if width == 0 || end > len(s.text) || !allDigits(s.text[s.at+width:end]) || end < len(s.text) && isDigit(s.text[end]) {
				break
			}
			digits += s.text[s.at+width : end]
			s.at = end
		}
	}
	value, _ = strconv.ParseFloat(digits, 64)
	return value, digits
}

// separator returns the length of the thousands separator that a text starts
// with.
func separator(text string) int {
	for _, mark := range []string{",", "\u00a0", "\u2009", "\u202f", `\,`, "{,}"} {
		if strings.HasPrefix(text, mark) {
			return len(mark)
		}
	}
	return 0
}

func (s *scanner) decimalPoint() bool {
	return s.at+1 < len(s.text) && s.text[s.at] == '.' && isDigit(s.text[s.at+1])
}

// power reads a power of ten behind the digits and returns its value.
func (s *scanner) power() (factor float64, ok bool) {
	rest := s.text[s.at:]
	if len(rest) > 1 && (rest[0] == 'e' || rest[0] == 'E') {
		if exponent, size := integer(rest[1:]); size > 0 && !startsWithLetter(rest[1+size:]) {
			s.at += 1 + size
			return math.Pow10(exponent), true
		}
	}
	// 10^3 alone, or behind a multiplication sign.
	trimmed := strings.TrimLeft(rest, " ")
	for _, mark := range []string{"×", "x", "·", "*", `\times`, `\cdot`} {
		after, found := strings.CutPrefix(trimmed, mark)
		after = strings.TrimLeft(after, " ")
		after, ten := strings.CutPrefix(after, "10")
		if !found || !ten {
			continue
		}
		if exponent, size := superscript(after); size > 0 {
			s.at = len(s.text) - len(after) + size
			return math.Pow10(exponent), true
		}
	}
	if strings.HasSuffix(s.text[:s.at], "10") {
		if exponent, size := superscript(rest); size > 0 {
			s.at += size
			return math.Pow10(exponent - 1), true
		}
	}
	return 0, false
}

// fraction reads the divisor of a simple fraction such as 1/2.
func (s *scanner) fraction() (divisor float64, ok bool) {
	rest := s.text[s.at:]
	if len(rest) < 2 || rest[0] != '/' || s.start > 0 && s.text[s.start-1] == '/' {
		return 0, false // part of a date or a path
	}
	end := 1
	for end < len(rest) && isDigit(rest[end]) {
		end++
	}
	divisor, _ = strconv.ParseFloat(rest[1:end], 64)
	if divisor == 0 || end < len(rest) && (rest[end] == '/' || rest[end] == '.') || startsWithLetter(rest[end:]) {
		return 0, false
	}
	s.at += end
	return divisor, true
}

// sign takes a sign before the number into it, unless it is the hyphen of a
// range or of a name.
func (s *scanner) sign(n *Number) {
	head := strings.TrimRight(s.text[:n.Start], " ")
	r, size := utf8.DecodeLastRuneInString(head)
	if r != '-' && r != '−' && r != '+' || n.Start-len(head) > 1 {
		return
	}
	before, _ := utf8.DecodeLastRuneInString(strings.TrimRight(head[:len(head)-size], " "))
	if unicode.IsLetter(before) || unicode.IsDigit(before) || strings.ContainsRune(")%}$°′″", before) {
		return
	}
	if r != '+' {
		n.Value = -n.Value
	}
	n.Start = len(head) - size
}

var superscriptDigits = map[rune]rune{
	'⁰': '0', '¹': '1', '²': '2', '³': '3', '⁴': '4', '⁵': '5', '⁶': '6', '⁷': '7', '⁸': '8', '⁹': '9', '⁻': '-', '⁺': '+',
}

// superscript reads an exponent: ^3, ^{-3} or ⁻³. The size is 0 when there is
// none.
func superscript(text string) (exponent, size int) {
	if rest, found := strings.CutPrefix(text, "^"); found {
		rest = strings.TrimLeft(rest, " ")
		inner, braced := strings.CutPrefix(rest, "{")
		exponent, n := integer(strings.TrimLeft(inner, " "))
		if n == 0 {
			return 0, 0
		}
		after := strings.TrimLeft(inner, " ")[n:]
		if braced {
			var closed bool
			if after, closed = strings.CutPrefix(strings.TrimLeft(after, " "), "}"); !closed {
				return 0, 0
			}
		}
		return exponent, len(text) - len(after)
	}
	var plain strings.Builder
	for i, r := range text {
		digit, ok := superscriptDigits[r]
		if !ok {
			break
		}
		plain.WriteRune(digit)
		size = i + utf8.RuneLen(r)
	}
	exponent, n := integer(plain.String())
	if n == 0 {
		return 0, 0
	}
	return exponent, size
}

// integer reads a signed integer of at most three digits.
func integer(text string) (value, size int) {
	digits := text
	negative := false
	for _, mark := range []string{"-", "−", "+"} {
		if after, found := strings.CutPrefix(text, mark); found {
			digits, negative = after, mark != "+"
			break
		}
	}
	n := 0
	for n < len(digits) && isDigit(digits[n]) {
		value = 10*value + int(digits[n]-'0')
		n++
	}
	if n == 0 || n > 3 {
		return 0, 0
	}
	if negative {
		value = -value
	}
	return value, len(text) - len(digits) + n
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func allDigits(text string) bool {
	for i := 0; i < len(text); i++ {
		if !isDigit(text[i]) {
			return false
		}
	}
	return true
}

func startsWithLetter(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(r)
}
