package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/hypernym"
)

var optionWithinOption = &lint.Rule{
	Code:     "QB314",
	Name:     "option-within-option",
	Summary:  "Checks that no option holds another option, or takes it in as a class does its members.",
	Why:      "When one option is another one with something added, the longer can't be right without the shorter being right as well, or almost so: learners argue about it, and often the longer is the key.",
	Remedy:   "Say in each option what sets it apart, so that only one of them can be true.",
	Sources:  []string{haladyna2002, nbme},
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Since:    since,
	Options: []lint.Option{
		{Name: "minWords", Default: 1, Min: 1, Max: 100, Doc: "options of fewer words than this may stand within others"},
	},
	Check: checkOptionWithinOption,
	Bad:   example(sample, `"Manning", "Hazen-Williams"`, `"Manning", "Darcy with Hazen-Williams"`, `"Colebrook-White"`, `"Hazen-Williams"`),
	Good:  example(sample),
}

func checkOptionWithinOption(p *lint.Pass) {
	options := p.Facts().Options
	stem := &p.Facts().Stem
	if slices.ContainsFunc(options, func(o lint.Text) bool { return len(o.Raw) > longestNest }) {
		return // whole pages
	}
	if areCode(options) || hasFlags(options) {
		checkFolders(p)
		return
	}
	phrases, words, ranges := make([][]string, len(options)), make([][]string, len(options)), make([]*interval, len(options))
	named := make([]struct{ class, thing hypernym.Sense }, len(options))
	for i := range options {
		phrases[i] = phrase(&options[i])
		words[i] = strings.Fields(strings.ToLower(options[i].Normal))
		named[i].class, named[i].thing = senses(&options[i], words[i])
		if v, ok := intervalOf(options[i].Raw); ok && !v.years {
			ranges[i] = &v
		}
	}
	minWords := p.Int("minWords")
	for i := range options {
		inner := phrases[i]
		if len(inner) < minWords || symbols(inner) || strings.ContainsAny(options[i].Normal, "=<>/^*+") {
			continue
		}
		for j := range options {
			how := ""
			switch {
			case i == j || sameText(&options[i], &options[j]) || namesOf(&options[i], &options[j]):
			case !(len(inner) == 1 && strings.HasPrefix(options[i].Normal, "a ")) && holds(phrases[j], inner) && !prefixed(options[j].Prose, options[i].Prose):
				how = "holds the whole of"
			case narrowed(words[i], options[j].Prose):
				how = "is a kind of"
			case takesIn(phrases[j], inner), kindOf(words[j], words[i]), sameHead(words[j], words[i]) && !namesThing(options[j].Prose), named[i].thing.Within(named[j].class), ranges[j] != nil && rangeTakesIn(ranges[j], &options[i]), overall(phrases[j], inner, stem):
				how = "takes in"
			}
			if how == "" || joinsMarks(words[i]) {
				continue
			}
			if commandLine.MatchString(stem.Raw) {
				return
			}
			reportNest(p, j, how, i)
			return // a nest of several is one flaw
		}
	}
	guessNest(p)
}

// longestNest is the length of the longest option that is compared, in bytes.
const longestNest = 4000

// guessNest reports the one pair of options of which one may take the other in.
func guessNest(p *lint.Pass) {
	options, found := p.Facts().Options, [][2]int{}
	for i := range options {
		for j := range options {
			if i != j && !sameText(&options[i], &options[j]) && nested(&options[j], &options[i]) != "" {
				found = append(found, [2]int{j, i})
			}
		}
	}
	if len(found) == 1 {
		reportNest(p, found[0][0], nested(&options[found[0][0]], &options[found[0][1]]), found[0][1])
	}
}

func reportNest(p *lint.Pass, outer int, how string, inner int) {
	p.Report(lint.Report{
		At:      optionPlace(p, p.Item, outer),
		Message: fmt.Sprintf("option %s %s option %s", bank.Letters[outer], how, bank.Letters[inner]),
		Hint:    "say in each option what sets it apart",
		Related: []lint.Note{{At: optionPlace(p, p.Item, inner), Message: "the option within"}},
	})
}

// checkFolders reports a folder that holds another one.
func checkFolders(p *lint.Pass) {
	options := p.Facts().Options
	for i := range options {
		outer := strings.TrimSuffix(strings.Trim(options[i].Raw, "` "), "/")
		for j := range options {
			inner := strings.Trim(options[j].Raw, "` ")
			if i != j && len(outer) > 1 && strings.HasPrefix(outer, "/") && strings.HasPrefix(inner, outer+"/") && len(inner) > len(outer)+1 {
				reportNest(p, i, "takes in", j)
				return
			}
		}
	}
}

// rangeTakesIn says whether an option is a range and the other one a number in
// it: "more than 5 days" and "8 days".
func rangeTakesIn(v *interval, inner *lint.Text) bool {
	if !strings.ContainsAny(inner.Raw, "0123456789") || len(inner.Raw) > 40 {
		return false
	}
	found := numbers(inner.Raw)
	if len(found) != 1 || strings.Trim(inner.Raw[:found[0].start], "$`* ") != "" {
		return false
	}
	frame := frameOf("", strings.Trim(inner.Raw[found[0].end:], "$`*. "))
	return v.low < found[0].value && found[0].value < v.high && (frame == v.frame || v.frame == "")
}

// symbols says whether words are letters and the like: notes of a chord.
func symbols(words []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return len(w) > 2 })
}

// commandLine marks a stem about commands: an argument makes another command.
var commandLine = regexp.MustCompile(`(?i)\b(?:commands?|git|shell|bash|cli|syntax|keyword)\b`)

// flags are options of commands, and names of programs.
var flags = regexp.MustCompile(`(?:^|\s)--?[a-zA-Z]|\w_\w|\(\)`)

func hasFlags(options []lint.Text) bool {
	return slices.ContainsFunc(options, func(o lint.Text) bool { return containsAny(o.Prose, "-", "_", "()") && flags.MatchString(o.Prose) })
}

// namesOf says whether the longer of two options is a name that ends with the
// shorter one: West Virginia is no part of Virginia, but Western Europe is one
// of Europe.
func namesOf(inner, outer *lint.Text) bool {
	words := strings.Fields(outer.Prose)
	return strings.HasSuffix(outer.Normal, " "+inner.Normal) && len(words) > 1 && len(words) < 5 && !slices.ContainsFunc(words, func(w string) bool {
		return w[0] < 'A' || w[0] > 'Z' || strings.HasSuffix(w, "ern") || w == "Central" || w == "Upper" || w == "Lower"
	})
}

// sameHead says whether two options end with the same noun, and the words before
// it are a class and a thing of it: polynomial functions and quadratic functions.
func sameHead(class, thing []string) bool {
	last, end := len(class)-1, len(thing)-1
	return last > 0 && end > 0 && singular(class[last]) == singular(thing[end]) && kindOf(class[:last], thing[:end])
}

// namesThing says whether each word of a text is in capitals: a Star Child is no Child.
func namesThing(text string) bool {
	return !slices.ContainsFunc(strings.Fields(text), func(w string) bool { return w[0] < 'A' || w[0] > 'Z' })
}

// narrowed says whether the outer text is the inner word with a compound before
// it: long-period comets are comets.
func narrowed(inner []string, outer string) bool {
	words := strings.Fields(strings.ToLower(outer))
	if len(inner) != 1 || len(words) != 2 || words[1] != inner[0] {
		return false
	}
	before, _, compound := strings.Cut(words[0], "-")
	return compound && len(before) > 2 && !feigning[before] || !compound && shapes[words[0]]
}

// shapes are further words that narrow a thing.
var shapes = setOf("blank free plain pure full partial half whole main side direct indirect basic advanced heavy light raw refined mixed true")

// prefixed says whether the inner text stands in the outer one behind a hyphen,
// as ionizing in non-ionizing.
func prefixed(outer, inner string) bool {
	return strings.Contains(strings.ToLower(outer), "-"+strings.ToLower(inner))
}

// overall says whether an option is the place that the stem asks about as a
// whole, and the other one a place: "in the network" for a part of it.
func overall(outer, inner []string, stem *lint.Text) bool {
	if len(outer) < 2 || len(outer) > 3 || len(inner) < 2 || !placing[outer[0]] || !placing[inner[0]] || !asksWhere.MatchString(stem.Prose) {
		return false
	}
	inStem := among(stem.Content())
	return !slices.ContainsFunc(outer[1:], func(w string) bool { return !inStem(w) }) && slices.ContainsFunc(inner[1:], func(w string) bool { return !inStem(w) })
}

var asksWhere = regexp.MustCompile(`(?i)\b(?:where|(?:which|what) (?:part|place|position|location|layer|region|area))\b`)
