package rules

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Options by their letters and statements by their numbers.
var (
	joining   = setOf(`and or nor & plus + / as well with together along both only either neither not but is are correct right true also above at once alike equally combined jointly exclusively alone just apply else all of none except option options answer answers choice choices statement statements`)
	optionTag = setOf(`option options answer answers choice choices`)
	aNumeral  = regexp.MustCompile(`^(?:i{1,3}|iv|v|[1-6])$`)
	slashed   = regexp.MustCompile(`^[a-d](?:[/+&][a-d])+$`)
)

// joinsMarks says whether an option joins letters or numbers: "A and C", "I, II".
func joinsMarks(words []string) bool { return joinsLetters(words) || joinsNumbers(words) }

// joinsLetters says whether an option is made of letters of options: "A and C",
// "B as well as D", "A only".
func joinsLetters(words []string) bool {
	letters, tags := 0, 0
	if slices.Contains(words, "is") && !hasAny(words, verdictWords) {
		return false // "c is d and d is c"
	}
	for _, word := range words {
		word = strings.Trim(word, ",()")
		switch {
		case len(word) == 1 && 'a' <= word[0] && word[0] <= 'd':
			letters++
		case slashed.MatchString(word):
			letters += 2
		case optionTag[word], word == "only", word == "alone", word == "just":
			tags++
		case !joining[word]:
			return false
		}
	}
	return letters > 1 && len(words) < maxSetWords && (letters < 4 || tags > 0 || slices.Contains(words, "and")) || letters == 1 && tags > 0
}

// lettersAreOptions says whether letters in the options are those of options and
// no names of things, as of soil groups or of blood types: at least one option
// is something else.
func lettersAreOptions(normal []string) bool {
	other := func(text string) bool {
		words := strings.Fields(text)
		return !joinsLetters(words) && !bareLetter.MatchString(text) && !(len(words) < maxSetWords && slices.ContainsFunc(words, func(w string) bool { return howMany[w] }) && slices.ContainsFunc(words, func(w string) bool { return which[w] }))
	}
	if slices.ContainsFunc(normal, func(text string) bool {
		return len(text) < 20 && otherLetters.MatchString(text) && !combined.MatchString(text)
	}) {
		return false
	}
	return slices.ContainsFunc(normal, other)
}

// joinsNumbers says whether an option is made of numbers of statements: "I and III only".
func joinsNumbers(words []string) bool {
	return len(labels(words, aNumeral.MatchString)) > 1 && (hasAny(words, joining) || strings.HasSuffix(words[0], ","))
}

// joinsLabels is the same for whatever a stem calls its statements: P and Q, (α) and (β).
func joinsLabels(words []string, stem string) bool {
	found := labels(words, func(word string) bool { return utf8.RuneCountInString(word) == 1 || aNumeral.MatchString(word) })
	return len(found) > 1 && (hasAny(words, joining) || strings.HasSuffix(words[0], ",")) && !slices.ContainsFunc(found, func(label string) bool { return !labelIn(stem, label) })
}

// labels are the words of an option that is made of nothing but labels and words that join them.
func labels(words []string, is func(string) bool) []string {
	var list []string
	for _, word := range words {
		word = strings.Trim(word, ",.():")
		switch {
		case joining[word] || word == "":
		case is(word):
			list = append(list, word)
		default:
			return nil
		}
	}
	return list
}

// labelIn says whether a stem calls a part of itself by a label: "P:", "(α)", "2.", "statement Q".
func labelIn(stem, label string) bool {
	stem = strings.ToLower(stem)
	for from := 0; ; {
		i := strings.Index(stem[from:], label)
		if i < 0 {
			return false
		}
		start, end := from+i, from+i+len(label)
		from = end
		before, _ := utf8.DecodeLastRuneInString(stem[:start])
		after, _ := utf8.DecodeRuneInString(stem[end:])
		if start > 0 && (unicode.IsLetter(before) || unicode.IsDigit(before)) || unicode.IsLetter(after) || unicode.IsDigit(after) {
			continue
		}
		if end < len(stem) && strings.ContainsRune(":).", after) || strings.HasPrefix(stem[end:], " (") || strings.HasSuffix(stem[:start], "statement ") || unicode.IsSymbol([]rune(label)[0]) {
			return true
		}
	}
}
