package quantity

import (
	"cmp"
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
	// Start and End are its range in the text, including its sign, in bytes.
	Start, End int
	// Decimals is the number of digits after the decimal point. Significant is the
	// number of digits before and after it, without leading zeros, and 1 for a lone fraction such as ½.
	Decimals, Significant int
	// Plain reports whether the number is in digits, without a fraction such as 1/2 or a power of ten.
	Plain bool
}

// Numbers finds the numbers of a text: 1,250 and 1 250 (with a thin or no-break
// space), .5, 1.2e-3, 1.2 × 10^3, 1.2 \times 10^{-3}, 10⁻³, ½ and 1/2. Digits
// that are part of a name (SWMM5, x2) are not numbers.
func Numbers(text string) []Number {
	var list []Number
	for i := 0; i < len(text); {
		if c := text[i]; !isDigit(c) && c != '.' && c < utf8.RuneSelf {
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

const (
	groups   = `\d{1,3}(?:(?:[,\x{a0}\x{2009}\x{202f}]|\\,|\{,\})\d{3})+`
	exponent = `(?:\^ *\{? *([-−+]?\d{1,3}) *\}?|([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))`
)

var (
	grouped     = regexp.MustCompile(`^` + groups)
	scientific  = regexp.MustCompile(`^[eE]([-−+]?\d{1,3})(?:[^\pL\d]|$)`)
	timesTen    = regexp.MustCompile(`^ *(?:[×x·*]|\\times|\\cdot) *10` + exponent)
	power       = regexp.MustCompile(`^` + exponent)
	fraction    = regexp.MustCompile(`^/(` + groups + `|\d{1,18})(?:[.,]?$|[.,]\D|[^\pL\d/.,])`)
	superscript = strings.NewReplacer("⁰", "0", "¹", "1", "²", "2", "³", "3", "⁴", "4", "⁵", "5", "⁶", "6", "⁷", "7",
		"⁸", "8", "⁹", "9", "⁻", "-", "⁺", "+", "−", "-")
	vulgarFractions = map[rune]float64{'½': 0.5, '⅓': 1. / 3, '⅔': 2. / 3, '¼': 0.25, '¾': 0.75, '⅕': 0.2,
		'⅖': 0.4, '⅗': 0.6, '⅘': 0.8, '⅙': 1. / 6, '⅚': 5. / 6, '⅐': 1. / 7, '⅛': 0.125, '⅜': 0.375,
		'⅝': 0.625, '⅞': 0.875, '⅑': 1. / 9, '⅒': 0.1}
)

// numberAt reads the number whose digits start at an offset, with the sign before them.
func numberAt(text string, start int) (Number, bool) {
	before, _ := utf8.DecodeLastRuneInString(text[:start])
	if unicode.IsLetter(before) || unicode.IsDigit(before) || strings.ContainsRune("_^.", before) {
		return Number{}, false
	}
	width := digitsAt(text[start:])
	if rest := text[start+width:]; rest != "" && strings.IndexByte(",\\{\xc2\xe2", rest[0]) >= 0 { // \xc2 and \xe2 begin spaces
		if n := len(grouped.FindString(text[start:])); n > 0 && digitsAt(text[start+n:]) == 0 {
			width = n
		}
	}
	integer := text[start : start+width]
	end := start + width + decimalsAt(text[start+width:])
	decimals := text[start+width : end]
	if decimalsAt(text[end:]) > 0 {
		return Number{}, false // an address or a version
	}
	digits := strings.Map(digitOrMinus, integer) + decimals
	value, _ := strconv.ParseFloat("0"+digits, 64)
	significant := strings.TrimLeft(strings.Map(digitOrMinus, cmp.Or(digits, "1")), "0")
	n := Number{Start: start, Decimals: max(0, len(decimals)-1), Significant: len(significant)}
	value, size := scaled(value, digits, text[end:], before == '/')
	n.Plain, n.Value, n.End = size == 0, value, end+size
	if n.End == start || math.IsInf(value, 0) || math.IsNaN(value) {
		return Number{}, false
	}
	addSign(text, &n)
	return n, true
}

// scaled applies what follows the digits of a number: a power of ten, a fraction such as ½,
// or the divisor of a fraction, unless that is part of a date or a path. It returns the
// value and the length of what it applied.
func scaled(value float64, digits, rest string, inPath bool) (float64, int) {
	r, size := utf8.DecodeRuneInString(rest)
	if part, ok := vulgarFractions[r]; ok {
		return value + part, size
	}
	if digits == "" || rest == "" {
		return value, 0
	}
	if digits == "10" {
		if n, size := number(power, rest); size > 0 {
			return value * math.Pow10(n-1), size
		}
	}
	switch next := strings.TrimLeft(rest, " "); {
	case rest[0] == '/' && !inPath:
		if n, size := number(fraction, rest); n > 0 {
			return value / float64(n), size
		}
	case rest[0]|0x20 == 'e':
		n, size := number(scientific, rest)
		return value * math.Pow10(n), size
	case next != "" && strings.IndexByte("x*\\\xc2\xc3", next[0]) >= 0: // \xc3 begins ×, \xc2 begins ·
		n, size := number(timesTen, rest)
		return value * math.Pow10(n), size
	}
	return value, 0
}

// number returns the group of a pattern as an integer, and where the match ends: after the
// group, or after the brace that closes it. Both are 0 if the text does not match.
func number(pattern *regexp.Regexp, text string) (value, size int) {
	m := pattern.FindStringSubmatchIndex(text)
	if m == nil {
		return 0, 0
	}
	group := m[2:4]
	if group[0] < 0 {
		group = m[4:6]
	}
	value, _ = strconv.Atoi(strings.Map(digitOrMinus, superscript.Replace(text[group[0]:group[1]])))
	end := group[1]
	if strings.Contains(text[:group[0]], "{") {
		end = m[1]
	}
	return value, end
}

// decimalsAt returns the length of the decimal point and the digits after it that a
// text starts with.
func decimalsAt(text string) int {
	if len(text) < 2 || text[0] != '.' || !isDigit(text[1]) {
		return 0
	}
	return 1 + digitsAt(text[1:])
}

// digitOrMinus is a mapping for strings.Map that drops all other characters.
func digitOrMinus(r rune) rune {
	if '0' <= r && r <= '9' || r == '-' {
		return r
	}
	return -1
}

// digitsAt returns the number of digits that a text starts with.
func digitsAt(text string) int { return len(text) - len(strings.TrimLeft(text, "0123456789")) }

// addSign extends a number to the sign before it, as in "at -3", unless that is an operator
// or the hyphen of a range or a name: "x - 3", "1-3", "TR-55".
func addSign(text string, n *Number) {
	head := strings.TrimRight(text[:n.Start], " ")
	r, size := utf8.DecodeLastRuneInString(head)
	if r != '-' && r != '−' && r != '+' || n.Start-len(head) > 1 {
		return
	}
	lead := head[:len(head)-size]
	before, _ := utf8.DecodeLastRuneInString(strings.TrimRight(lead, " "))
	isAfterWord := strings.HasSuffix(lead, " ") && len(head) == n.Start
	if unicode.IsLetter(before) && !isAfterWord || unicode.IsNumber(before) || strings.ContainsRune(")%}$°′″", before) {
		return
	}
	if r != '+' {
		n.Value = -n.Value
	}
	n.Start = len(lead)
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
