package quantity

import (
	"math"
	"regexp"
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
		if !isDigit(c) && c != '.' && c < utf8.RuneSelf {
			i++
			continue
		}
		if n, ok := numberAt(text, i); ok {
			list = append(list, n)
			i = n.End
			continue
		}
		_, size := utf8.DecodeRuneInString(text[i:])
		i += max(size, digitsAt(text[i:]))
	}
	return list
}

const exponent = `(?:\^ *\{? *([-−+]?\d{1,3}) *\}?|([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))`

var (
	grouped     = regexp.MustCompile(`^\d{1,3}(?:(?:[,\x{a0}\x{2009}\x{202f}]|\\,|\{,\})\d{3})+`)
	decimals    = regexp.MustCompile(`^\.\d+`)
	scientific  = regexp.MustCompile(`^[eE]([-−+]?\d{1,3})(?:[^\pL\d]|$)`)
	timesTen    = regexp.MustCompile(`^ *(?:[×x·*]|\\times|\\cdot) *10` + exponent)
	power       = regexp.MustCompile(`^` + exponent)
	fraction    = regexp.MustCompile(`^/(\d+)(?:[^\pL\d/.]|$)`)
	notDigits   = regexp.MustCompile(`\D+`)
	superscript = strings.NewReplacer("⁰", "0", "¹", "1", "²", "2", "³", "3", "⁴", "4", "⁵", "5", "⁶", "6", "⁷", "7",
		"⁸", "8", "⁹", "9", "⁻", "-", "⁺", "+", "−", "-")
	vulgarFractions = map[rune]float64{'½': 1. / 2, '¼': 1. / 4, '¾': 3. / 4, '⅓': 1. / 3, '⅔': 2. / 3, '⅛': 1. / 8}
)

// numberAt reads the number that starts at an offset, but for its sign.
func numberAt(text string, start int) (Number, bool) {
	before, _ := utf8.DecodeLastRuneInString(text[:start])
	if unicode.IsLetter(before) || unicode.IsDigit(before) || strings.ContainsRune("_^.", before) {
		return Number{}, false
	}
	width := len(grouped.FindString(text[start:]))
	if width == 0 || digitsAt(text[start+width:]) > 0 {
		width = digitsAt(text[start:])
	}
	whole := text[start : start+width]
	part := decimals.FindString(text[start+width:])
	end := start + width + len(part)
	if decimals.MatchString(text[end:]) {
		return Number{}, false // an address or a version
	}
	digits := notDigits.ReplaceAllString(whole, "") + part
	value, _ := strconv.ParseFloat("0"+digits, 64)
	n := Number{Start: start, Decimals: max(0, len(part)-1), Significant: len(strings.TrimLeft(notDigits.ReplaceAllString(digits, ""), "0"))}
	value, size := scaled(value, digits, text[end:], before == '/')
	n.Plain, n.Value, n.End = size == 0, value, end+size
	if n.End == start || math.IsInf(value, 0) || math.IsNaN(value) {
		return Number{}, false
	}
	sign(text, &n)
	return n, true
}

// scaled applies what follows the digits of a number: a power of ten, the divisor of a
// fraction, unless it is part of a date or a path, or a fraction such as ½. It returns
// the value and the length of what follows.
func scaled(value float64, digits, rest string, inPath bool) (float64, int) {
	r, size := utf8.DecodeRuneInString(rest)
	if part, ok := vulgarFractions[r]; ok {
		return value + part, size
	}
	if digits == "" || rest == "" {
		return value, 0
	}
	if n, size := number(scientific, rest); size > 0 {
		return value * math.Pow10(n), size
	}
	if n, size := number(timesTen, rest); size > 0 {
		return value * math.Pow10(n), size
	}
	if n, size := number(power, rest); size > 0 && digits == "10" {
		return value * math.Pow10(n-1), size
	}
	if n, size := number(fraction, rest); n > 0 && !inPath {
		return value / float64(n), size
	}
	return value, 0
}

// number is the group of a pattern as an integer, and where the match ends: at the end
// of the group, or of the brace that closes it.
func number(pattern *regexp.Regexp, text string) (value, size int) {
	m := pattern.FindStringSubmatchIndex(text)
	if m == nil {
		return 0, 0
	}
	group := m[2:4]
	if group[0] < 0 {
		group = m[4:6]
	}
	value, err := strconv.Atoi(superscript.Replace(text[group[0]:group[1]]))
	if err != nil {
		return 0, 0
	}
	end := group[1]
	if strings.Contains(text[:group[0]], "{") {
		end = m[1]
	}
	return value, end
}

// digitsAt returns the number of digits that a text starts with.
func digitsAt(text string) int {
	n := 0
	for n < len(text) && isDigit(text[n]) {
		n++
	}
	return n
}

// sign takes a sign before the number into it, unless it is the hyphen of a
// range or of a name.
func sign(text string, n *Number) {
	head := strings.TrimRight(text[:n.Start], " ")
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

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
