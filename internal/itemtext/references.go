package itemtext

import (
	"regexp"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/richtext"
)

var letterName = regexp.MustCompile(`\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice|[Aa]lternative|[Dd]istractor|[Kk]ey)s?\s*(?:is|are|:|=)?\s+\(?[A-D]\b` +
	`|(?:^|[.!?:;,(]\s*|\b(?:and|or|so|that|because|while|but|only|both|since|as|then)\s+)\(?[A-D]\)?\s+(?:is|are|was|were|would\s+be|isn['’]t|cannot\s+be)\s+(?:\w+\s+)?(?:correct|incorrect|right|wrong|true|false)\b` +
	`|\b[Cc]hoose\s+\(?[A-D]\b|^\s*\(?[A-D]\)\s`)

// NamesLetter reports whether a text names an option by its letter: "Option A
// is right", "so B is wrong", "the answer is C", "(D) ignores losses".
func NamesLetter(text string) bool {
	return letterName.MatchString(richtext.Plain(text))
}

// otherOptions find options that refer to the others: "All of the above",
// "Both A and C", "I and III only", "The first two", "The previous answer".
var otherOptions = []*regexp.Regexp{
	regexp.MustCompile(`(?i)^(?:all|none|any|both|neither|each|either)\b(?: one)?(?: of)?(?: (?:the|these|those))?(?: \w+)? above\b`),
	regexp.MustCompile(`(?i)^(?:all|none|any|both|neither|each|either)(?: of)?(?: (?:these|those|them|(?:the )?others?|(?:the |these |those )?(?:other )?(?:options|answers|choices|statements|responses)))?(?: (?:listed|given|below))?(?: (?:is|are)(?: all)? \w+)?\W*$`),
	regexp.MustCompile(`^(?:(?:[Bb]oth|[Oo]nly|[Ee]ither|[Nn]either|[Oo]ptions?|[Aa]nswers?|[Cc]hoices?|[Ss]tatements?) )*\(?(?:[A-Da-d]|I{1,3}|IV|i{1,3}|iv|[1-4])\)?(?:(?:,? (?:and|or|nor|&)|,|/| \+) ?\(?(?:[A-Da-d]|I{1,3}|IV|i{1,3}|iv|[1-4])\)?)+(?: only| both| (?:is|are) \w+)*\W*$`),
	regexp.MustCompile(`^(?:only [A-D]|[A-D] only)\W*$`),
	regexp.MustCompile(`\b(?:options?|answers?|choices?) \(?[A-D]\b`),
	regexp.MustCompile(`(?i)\bthe (?:first|second|third|last|previous|preceding|next|other)(?: (?:one|two|three))? (?:options?|answers?|choices?|ones?)\b`),
}

// RefersToOptions reports whether the text of an option refers to other options
// by letter or by place.
func RefersToOptions(option string) bool {
	plain := richtext.Plain(option)
	return slices.ContainsFunc(otherOptions, func(pattern *regexp.Regexp) bool { return pattern.MatchString(plain) })
}
