package rules

import (
	"regexp"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// What may name an option, and may be something else: a lone letter among words of
// grammar, an entry with a number, the one below. Such findings are notes.

var (
	loneLetter = regexp.MustCompile(`(?:^|[\s(\[“"—–-])([\[(]?[A-D][\])]|[A-D]|\([a-d]\))(?:$|['’]s\b|[\s.,;:!?)\]”"—–])`)
	// beforeLetter and besideLetter are words that stand before, and after, a letter that is a name of an option.
	beforeLetter = setOf(`as than or and nor like both only not unlike against under see cf why because if while but whereas since thus hence therefore either neither
		say says said chose choose chooses chosen pick picks picked picking select selects selected ticked ticks marked marks took take takes taking preferred prefers prefer answered guessed wrote circled circle rejects rejected reject excludes
		excluded rules ruled eliminates eliminate compare compared contrast weigh versus vs between correct right wrong key answer answers option options statement statements named called reply response except beside leaves leaving makes make about also confuses confused confuse
		objection to contradicts mix mixes mixing swaps swapped repeats reverses describes means gives`)
	besideLetter = setOf(`is are was were and or nor but both would must cannot can could may might will has have had as because since if when for with to in on does do did says said say describes gives names means refers confuses mixes reverses
		ignores forgets fails holds fits applies belongs takes states speaks goes by against than instead only alone too also which that who where while its here above below look looks seems sounds comes needs lacks puts treats swaps at`)
	// besideIn are words before "in" and a letter: "as in B".
	besideIn = setOf("as As like Like than")
	// letteredNoun are words before a letter that names another thing than an option.
	letteredNoun = setOf(`vitamin hepatitis type group grade class category level language note key chord tone pitch point vertex node mark variable figure table annex part
		section appendix schedule plan size zone road league division drive series string scale battery cell platform gate exit route line box column row
		sample solution compound element step stage phase person player team company state country set event street block clause form order deck runway called
		named letter symbol sign constant coefficient base curve statement hypothesis label labelled marked denoted unit abbreviation code digit roman numeral`)

	placeNoun    = lazily(`(?i)\b(?:(?:as|like|unlike|than|with)\s+the\s+(` + guessedOrdinal + `\s+(?:two\s+|three\s+)?(?:choices?|answers?|entr(?:y|ies)|suggestions?))|(` + guessedOrdinal + `\s+(?:two\s+|three\s+)?(?:options?|alternatives?|distractors?|candidate\s+answers?)))` + nounEnds)
	nounPlace    = lazily(`(?i)\b((?:options?|choices?|answers?|alternatives?|distractors?|entr(?:y|ies)|suggestions?)\s+(?:(?:no\.?|number|nos\.?|numbers)\s+)?(?:[1-4]\b|one|two|three|four|above|below|at\s+the\s+(?:top|bottom|end)|listed\s+(?:first|second|third|last)|in\s+the\s+(?:middle|list)))`)
	listPlace    = lazily(`(?i)\b(the\s+ones?\s+(?:directly\s+|just\s+|right\s+|immediately\s+|listed\s+)(?:above|below|before|after|first|last|second|third)|(?:listed|named|printed)\s+(?:above|below)|(?:one|two|three)\s+(?:lines?|places?)\s+(?:up|down)|(?:either|both|each)\s+of\s+the\s+two\s+in\s+the\s+middle|(?:top|bottom|last|first)\s+(?:row|line)\s+of\s+the\s+(?:choices|options|answers|list)|(?:both|each|either)\s+of\s+the\s+(?:outer|inner|middle|other|first|last)\s+(?:two|three|options|choices|answers))\b|\b(?:like|unlike|as|than|see|option)\s+(#[1-4])\b`)
	optionInStem = lazily(`\b(?i:in|of|by|with|as|than|like|to|between)\s+((?:option|choice|answer)s?\s+\(?[A-D]\b)`)
	placeTopics  = []string{"option", "choice", "answer", "alternative", "entry", "entries", "respon", "survey", "question", "vot"}
)

const guessedOrdinal = `(?:first|second|third|fourth|last|final|penultimate|previous|preceding|next|following|other|outer|inner|middle|top|topmost|bottom)`

// guessedSpans finds what may name an option in a text of an item.
func guessedSpans(facts *lint.Facts, text *lint.Text) [][2]int {
	var found [][2]int
	if text != &facts.Stem && (hasLetter(text.Prose) || strings.Contains(text.Prose, "(")) {
		found = loneLetters(facts, text)
	}
	if text == &facts.Stem && containsAny(text.Prose, "ption", "hoice", "nswer") {
		if m := optionInStem().FindStringSubmatchIndex(text.Prose); m != nil {
			found = append(found, [2]int{m[2], m[3]})
		}
	}
	if len(found) > 0 {
		return found
	}
	if containsAny(text.Prose, "ption", "hoice", "nswer", "lternative", "istractor", "ntries", "ntry", "uggestion", "ossibilit") && !speaksOf(facts, placeTopics) {
		for _, pattern := range []func() *regexp.Regexp{placeNoun, nounPlace} {
			for _, m := range pattern().FindAllStringSubmatchIndex(text.Prose, -1) {
				span := matchedGroup(m)
				if isDigit(text.Prose[span[1]-1]) || !ofAThing(text.Prose[span[1]:]) {
					found = append(found, span)
				}
			}
		}
	}
	if !containsAny(text.Prose, "the one", "isted ", "rinted ", "amed above", "amed below", " line up", " line down", " lines up", " lines down", " place up", " places up", " place down", " places down", "in the middle", " of the choices", " of the options", " of the answers", " of the list", "oth of the ", "ach of the ", "ither of the ", "#") {
		return found
	}
	if m := listPlace().FindStringSubmatchIndex(text.Prose); m != nil {
		found = append(found, matchedGroup(m))
	}
	return found
}

// loneLetters finds a letter from A to D by itself, or in brackets, among words of
// grammar, in an item that calls nothing else so.
func loneLetters(facts *lint.Facts, text *lint.Text) [][2]int {
	if len(text.Raw) < 4 || containsAny(facts.Stem.Prose, "language", "program", "compile", " letter", "Letter", "C++") || strings.ContainsAny(text.Raw, "$`°") || strings.ContainsAny(facts.Stem.Raw, "$`") && strings.ContainsAny(facts.Stem.Raw, "ABCD") {
		return nil
	}
	named := func(other *lint.Text) bool {
		return other.Raw != text.Raw && namedThing.MatchString(strings.TrimPrefix(other.Raw, "A "))
	}
	if named(&facts.Stem) || slices.ContainsFunc(facts.Options, func(o lint.Text) bool { return named(&o) }) {
		return nil
	}
	var found [][2]int
	for _, m := range loneLetter.FindAllStringSubmatchIndex(text.Prose, -1) {
		before := strings.ToLower(lastWord(text.Prose[:m[2]]))
		after := strings.ToLower(firstWord(strings.TrimLeft(text.Prose[m[3]:], " ")))
		rest := text.Prose[m[3]:]
		bracketed := m[3]-m[2] > 1
		start := strings.TrimRight(text.Prose[:m[2]], " \t([\"“")
		opens := start == "" || strings.ContainsAny(start[len(start)-1:], ".:;!?,")
		switch {
		case text.Prose[m[2]] == 'A' && !bracketed && strings.HasPrefix(rest, " ") && (opens || !besideLetter[after]):
			continue // an article
		case strings.HasPrefix(rest, ". ") && len(rest) > 2 && 'A' <= rest[2] && rest[2] <= 'Z' && !beforeLetter[before]:
			continue // an initial
		case strings.HasPrefix(rest, ".") && len(rest) > 1 && isASCIILetter(rest[1]), strings.HasSuffix(text.Prose[:m[2]], "."), isDigit(at(before, len(before)-1)):
			continue // "D.C.", "16 C"
		case before == "in" && !besideIn[lastWord(strings.TrimSuffix(strings.TrimRight(text.Prose[:m[2]], " "), "in"))]:
			continue // "written in C"
		case letteredNoun[before], opens && bracketed && start == "" && !besideLetter[after]:
			continue
		case opens && !bracketed && !besideLetter[after] && strings.HasPrefix(rest, " "):
			continue // "C major"
		case !opens && before != "in" && !beforeLetter[before] && !bracketed:
			continue
		case strings.HasPrefix(rest, " ") && !besideLetter[after] && after != "" && !bracketed:
			continue
		}
		found = append(found, [2]int{m[2], m[3]})
	}
	return found
}

// lastWord is the last word of a text.
func lastWord(text string) string {
	fields := strings.Fields(text)
	if len(fields) == 0 {
		return ""
	}
	return strings.Trim(fields[len(fields)-1], "([\"“,;:.—–-")
}
