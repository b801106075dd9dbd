package rules

import (
	"regexp"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/hypernym"
)

// look is a feature of an option's form that one option may have alone, or alone
// lack. Authors who write one option at another time leave such traces. What is no
// such trace, to have it or to lack it, has no words here.
type look struct {
	has, lacks, hint string
	is               func(*lint.Text) answer
}

// looks are the features that are notes when one option stands out by them.
var looks = []look{
	{"is set in strong", "", "set all options alike", allStrong},
	{"is a number in figures", "is a number in words", "write all numbers in figures, or all in words", figures},
	{"begins with an article", "begins with no article", "begin all options in the same way", startsWithArticle},
	{"", "begins with no article", "begin all options in the same way", startsWithA},
	{"", "does not begin with a verb in -ing", "begin all options with the same kind of word", startsWithIng}, // "-ing" ends nouns too
	{"begins with \"to\"", "does not begin with \"to\"", "begin all options with the same kind of word", startsWithTo},
	{"is a sentence of its own", "", "write all options as sentences, or none", startsWithPronoun},
	{"", "is no sentence", "write all options as sentences, or none", isSentence},
	{"", "is no number", "write a number", isNumber},
	{"", "is no adverb", "write all options as the same kind of word", isAdverb},
	{"", "does not begin with a verb", "begin all options with the same kind of word", startsWithVerb},
	{"begins with a verb", "", "begin all options with the same kind of word", startsWithCommand},
	{"has a remark in brackets", "", "give all options a remark, or none", hasBrackets},
	{"is all in capitals", "", "write all options in the same way", allCapitals},
	{"is set as a formula", "", "set all options as formulas, or none", isFormula},
	{"is a Roman number", "", "write names, or numbers", isRoman},
	{"ends like a verb", "", "write all options as the same kind of word", likeVerb},
	{"ends like an adjective", "", "write all options as the same kind of word", likeAdjective},
}

var articles = setOf("a an the")

// smallWords are the words of an option in small letters, without marks around it.
func smallWords(t *lint.Text) []string {
	return strings.Fields(strings.ToLower(strings.Trim(t.Prose, " .*")))
}

func allStrong(t *lint.Text) answer {
	raw := strings.TrimSpace(t.Raw)
	return answerOf(len(raw) > 4 && strings.HasPrefix(raw, "**") && strings.HasSuffix(raw, "**"))
}

// figures tells "four" from "4", and nothing of any other option.
func figures(t *lint.Text) answer {
	switch first := firstWord(strings.ToLower(t.Prose)); {
	case numberWords[first]:
		return isNot
	case first != "" && isDigit(first[0]) && !strings.ContainsAny(first, ".:/"):
		return is
	}
	return 0
}

func startsWithArticle(t *lint.Text) answer {
	words := strings.Fields(t.Prose)
	if len(words) == 0 || !isASCIILetter(words[0][0]) || len(words) > 3 || strings.Contains(t.Prose, "'s ") {
		return 0
	}
	switch first := strings.ToLower(words[0]); {
	case articles[first]:
		return answerOf(len(words) > 1)
	case unicode.IsUpper(rune(words[len(words)-1][0])) || strings.HasSuffix(words[len(words)-1], "s") || determiners[first] || massEnding.MatchString(words[len(words)-1]):
		return 0 // a name, things in the plural, or what has no article
	}
	return isNot
}

// startsWithA tells "a bolt" from "Screw", a noun of things that are counted.
func startsWithA(t *lint.Text) answer {
	words := smallWords(t)
	switch {
	case len(words) > 1 && len(words) < 4 && (words[0] == "a" || words[0] == "an"):
		return is
	case len(words) == 1 && !strings.HasSuffix(words[0], "s") && !determiners[words[0]] && !massEnding.MatchString(words[0]) && hypernym.Of(words[0]) > 0:
		return isNot
	}
	return 0
}

var (
	determiners = setOf("one two three four five six no any some its their his her our your my this that these those each every both another most more less few many much all half what who how when by in on at to from of for with because as if only not it they he she there we you")
	massEnding  = regexp.MustCompile(`(?:ing|ity|ion|ism|ness|ance|ence|ment|er|water|ics|phy|gy|my|ure|age)$`)
)

// startsWithIng tells "preparing copy" from "delivers papers" where a word follows.
func startsWithIng(t *lint.Text) answer {
	words := smallWords(t)
	if len(words) < 2 || len(words[0]) < 4 {
		return 0
	}
	return answerOf(len(words[0]) > 5 && strings.HasSuffix(words[0], "ing"))
}

func startsWithTo(t *lint.Text) answer {
	first := firstWord(strings.ToLower(t.Prose))
	if first == "" {
		return 0
	}
	second := strings.TrimSpace(strings.TrimLeft(t.Prose, " *"))
	return answerOf(first == "to" && len(second) > 3 && 'a' <= second[3] && second[3] <= 'z') // not "To Kill a Mockingbird"
}

// startsWithPronoun finds sentences about what is asked, "It is a heron", or to the
// reader, "You must tear it", and reasons.
func startsWithPronoun(t *lint.Text) answer {
	words := strings.Fields(strings.ToLower(t.Prose))
	switch {
	case len(words) < 2:
		return isNot
	case words[0] == "because", words[0] == "you" && beforeVerb[words[1]], pronouns[words[0]] && beings[words[1]]:
		return is
	case pronouns[words[0]] || len(words) > 3 && hasAny(words[1:], verbal):
		return 0 // a sentence as well
	}
	return isNot
}

// isSentence tells "It bends" from a few words without a verb.
func isSentence(t *lint.Text) answer {
	words := strings.Fields(strings.ToLower(t.Prose))
	switch {
	case len(words) > 1 && pronouns[words[0]]:
		return is
	case len(words) > 2 || hasAny(words, verbal) || hasAny(words, beforeVerb):
		return 0
	}
	return isNot
}

var pronouns = setOf("it they he she we there")

// isNumber tells numbers from what has none: neither digit nor numeral.
func isNumber(t *lint.Text) answer {
	if _, counted := countedOf(t); counted && strings.ContainsAny(t.Raw, "0123456789") {
		return is
	}
	words := strings.Fields(strings.ToLower(t.Prose))
	if strings.ContainsAny(t.Raw, "0123456789½¼¾") || hasAny(words, numberWords) || t.Formula() || len(words) < 2 {
		return 0 // "None" and "Zero" are numbers too
	}
	return isNot
}

// isAdverb tells adverbs, "quickly", from nouns.
func isAdverb(t *lint.Text) answer {
	word := strings.Trim(t.Prose, " .*")
	switch {
	case strings.Contains(word, " "):
		return 0
	case len(word) > 4 && strings.HasSuffix(word, "ly"):
		return is
	case hypernym.Of(strings.ToLower(word)) > 0:
		return isNot
	}
	return 0
}

// startsWithVerb tells "cools the room" from a lone noun.
func startsWithVerb(t *lint.Text) answer {
	words := smallWords(t)
	switch {
	case len(words) == 1 && !strings.HasSuffix(words[0], "s"):
		return isNot
	case len(words) > 2 && strings.HasSuffix(words[0], "s") && !strings.HasSuffix(words[0], "ss") && (determiners[words[1]] || articles[words[1]]):
		return is
	}
	return 0
}

var beforeVerb = setOf("must should can may will have need would could cannot")

func hasBrackets(t *lint.Text) answer {
	if strings.ContainsAny(t.Raw, "`$[]={}<>;") || len(t.Prose) > 60 {
		return 0
	}
	open := strings.Index(t.Prose, " (")
	return answerOf(open > 2 && strings.HasSuffix(strings.TrimRight(t.Prose, " ."), ")"))
}

// allCapitals tells words in capitals from others; what is short may be a sign.
func allCapitals(t *lint.Text) answer {
	text := strings.TrimSpace(t.Prose)
	if len(text) < 5 || strings.ContainsAny(text, "0123456789_=/-.`") {
		return 0
	}
	return answerOf(text == strings.ToUpper(text) && strings.ContainsFunc(text, unicode.IsLetter))
}

func isFormula(t *lint.Text) answer {
	if len(t.Raw) > 12 || t.Raw == "" {
		return 0
	}
	return answerOf(t.Formula())
}

func isRoman(t *lint.Text) answer {
	text := strings.TrimSpace(t.Raw)
	return answerOf(romanNumber.MatchString(text) && text != "I" && text != "C" && text != "D" && text != "M" && text != "X" && text != "V" && text != "L")
}

var romanNumber = regexp.MustCompile(`^[IVXLCDM]+$`)

// endsLike tells words of another kind from nouns, by their ends; of most it knows nothing.
func endsLike(shortest int, other func(word string) bool) func(*lint.Text) answer {
	return func(t *lint.Text) answer {
		word := strings.ToLower(strings.TrimSpace(t.Prose))
		switch {
		case strings.Contains(word, " ") || len(word) < shortest:
			return 0
		case nounEnding.MatchString(word):
			return isNot
		case other(word):
			return is
		}
		return 0
	}
}

var (
	// likeVerb tells "rehabilitate" from "deterrence".
	likeVerb = endsLike(7, func(word string) bool {
		return startsAny(word[len(word)-3:], "ate", "ize", "ify") && hypernym.Of(word) == 0
	})
	// likeAdjective tells "solvent" and "aphasic" from "liquidity" and "ataxia".
	likeAdjective = endsLike(6, func(word string) bool { return adjectiveEnding.MatchString(word) })
)

var (
	nounEnding      = regexp.MustCompile(`(?:ia|ity|tion|sion|ism|ness|ment|ance|ence|ancy|ency|age|ure|osis|itis|ship|hood|dom|ics|ing)$`)
	adjectiveEnding = regexp.MustCompile(`(?:[^st]ic|ical|asic|atic|ous|ive|able|ible|ful|less|ent|iac|ed|ular)$`)
)

// startsWithCommand tells "ventilate the roof" from a lone word.
func startsWithCommand(t *lint.Text) answer {
	words := smallWords(t)
	switch {
	case strings.Contains(t.Raw, "`"):
		return 0
	case len(words) == 1:
		return isNot
	case len(words) > 2 && articles[words[1]] && !determiners[words[0]] && !placing[words[0]]:
		return is
	}
	return 0
}
