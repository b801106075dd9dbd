package rules

import (
	"strings"
)

// eachFactor visits the units that one of several is made of, without their
// powers: m and sec of m/sec².
func eachFactor(text string, start, end int, visit func(start, end int)) {
	if strings.IndexByte(text[start:end], '/') < 0 {
		return
	}
	for from := start; from < end; {
		to := from
		for to < end && text[to] != '/' {
			to++
		}
		if factor := strings.TrimRight(text[from:to], "²³^23"); factor != "" {
			visit(from, from+len(factor))
		}
		from = to + 1
	}
}

// eachRate visits the signs of units after "per": "24 ends per cm".
func eachRate(text string, visit func(start, end int)) {
	for from := 0; ; {
		i := strings.Index(text[from:], " per ")
		if i < 0 {
			return
		}
		start := from + i + len(" per ")
		end := start
		for end < len(text) && isASCIILetter(text[end]) {
			end++
		}
		if end-start <= 3 && !isDigit(at(text, end)) { // longer ones are names
			visit(start, end)
		}
		from = start
	}
}

// otherSigns matches signs in two words after a number, and those of money before
// or after one.
var otherSigns = lazily(`\d\s?(mm Hg|deg\.? ?[CF]\b|degrees? [CF]\b|°C|°F|EUR\b|USD\b|GBP\b|€)|(?:^|[\s(])(€|£|(?:US)?\\?\$|EUR|USD|GBP)\s?\d`)

// usualSigns are the signs for which those in two words stand.
var usualSigns = map[string]string{"mm Hg": "mmHg", "deg C": "degC", "deg. C": "degC", "degrees C": "degC", "degree C": "degC", "deg F": "degF", "deg. F": "degF", "degrees F": "degF", "EUR": "€", "USD": "$", "GBP": "£", `\$`: "$", `US\$`: "$", "US$": "$"}

func eachOtherSign(text string, visit func(start, end int)) {
	if !containsAny(text, "mm Hg", "deg", "°", "EUR", "USD", "GBP", "€", "£", `\$`) {
		return
	}
	for _, m := range otherSigns().FindAllStringSubmatchIndex(text, -1) {
		span := matchedGroup(m)
		visit(span[0], span[1])
	}
}

// eachPercent visits the signs of per cent after numbers, and the words in two.
func eachPercent(text string, visit func(start, end int)) {
	for i := 1; i < len(text); i++ {
		switch {
		case text[i] == '%' && (isDigit(text[i-1]) || text[i-1] == ' ' && isDigit(at(text, i-2))):
			visit(i, i+1)
		case text[i] == 'p' && isDigit(at(text, i-2)) && strings.HasPrefix(text[i:], "per cent"):
			visit(i, i+len("per cent"))
		}
	}
}

// eachBareUnit visits units that stand after no number: "in ml/h".
func eachBareUnit(text string, visit func(start, end int)) {
	for i := 1; i+1 < len(text); i++ {
		if text[i] != '/' || !isASCIILetter(text[i+1]) {
			continue
		}
		start, end := i, i
		for isASCIILetter(at(text, start-1)) {
			start--
		}
		for end < len(text) && inUnit(text[end]) {
			end++
		}
		known := start < i && strings.TrimRight(text[start-min(start, 1):start], " (") == "" && !isDigit(at(text, start-2))
		eachFactor(text, start, end, func(from, to int) {
			_, _, ok := familyOf(text[from:to])
			known = known && ok
		})
		if known {
			visit(start, end)
		}
		i = end
	}
}

// eachUnit visits the words after numbers: letters, slashes and powers.
func eachUnit(text string, visit func(start, end int)) {
	for i := 1; i < len(text); i++ {
		if !isDigit(text[i-1]) || isDigit(text[i]) {
			continue
		}
		start := i
		for at(text, start) == ' ' && start < len(text) && start < i+2 {
			start++
		}
		end := start
		for end < len(text) && inUnit(text[end]) {
			end++
		}
		if end > start && (isASCIILetter(text[start]) || text[start] >= 0x80) {
			visit(start, end)
			i = end
		}
	}
}

// inUnit says whether a byte may stand in a unit: a letter, slash or power.
func inUnit(c byte) bool {
	return isASCIILetter(c) || c >= 0x80 || c == '/' || c == '^' || c == '2' || c == '3'
}

// eachSpelled visits the names of units after numbers in words: "four kilocalories".
func eachSpelled(text string, visit func(start, end int)) {
	before, start := false, 0
	for i := 0; i <= len(text); i++ {
		if i < len(text) && (isASCIILetter(text[i]) || text[i] >= 0x80) {
			continue
		}
		if word := text[start:i]; word != "" {
			if before && (unitNames[word] != "" && strings.HasSuffix(word, "s") || word == "feet") {
				visit(start, i)
			}
			before = spelledNumbers[word] != "" && at(text, i) == ' '
		}
		start = i + 1
	}
}

// eachComposed visits the names of units of several after numbers: "12 cubic meters".
func eachComposed(text string, visit func(start, end int)) {
	for i := 1; i < len(text); i++ {
		if text[i] != ' ' || !isDigit(text[i-1]) || !containsAny(text[i:min(len(text), i+40)], " cubic ", " square ", " per ") {
			continue
		}
		start, best := i+1, 0
		for end, words := start, 0; words < 4 && end < len(text); end++ { // the longest
			for end < len(text) && isASCIILetter(text[end]) {
				end++
			}
			if words++; words > 1 && unitSign(text[start:end]) != "" {
				best = end
			}
			if at(text, end) != ' ' {
				break
			}
		}
		if best > 0 {
			if next := firstWord(strings.TrimLeft(text[best:], " ")); next != "squared" && next != "cubed" && next != "square" && next != "cubic" && next != "per" {
				visit(start, best)
			}
			i = best
		}
	}
}

// figureBefore is the figure that stands before an offset; empty for none.
func figureBefore(text string, end int) string {
	end = len(strings.TrimRight(text[:end], " "))
	start := end
	for start > 0 && (isDigit(text[start-1]) || text[start-1] == '.' || text[start-1] == ',') {
		start--
	}
	return text[start:end]
}
