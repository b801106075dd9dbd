package rules

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var unfocusedStem = &lint.Rule{
	Code:    "QB203",
	Name:    "unfocused-stem",
	Summary: "Checks that the stem asks a question of its own, or begins a sentence that the options complete.",
	Why: "A good stem can be answered with the options covered. \"Which of these is true?\" can't: the learner has to judge four statements " +
		"that may be about four things, and a heading such as \"Weirs\" asks nothing at all. \"Which statement about weirs is true?\" is little better, and is noted.",
	Remedy:   "Ask for the one fact that matters: \"Which equation gives the flow over a weir?\"",
	Sources:  []string{haladyna2002, nbme, moore2023},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkUnfocusedStem,
	Bad:      example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?", "Which of the following is correct?"),
	Good:     example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?", "Flow in an open conduit of SWMM follows from the equation by"),
}

// hollow are words that ask for nothing by themselves.
var hollow = setOf(`which what one ones of the these those them following statement statements option options answer answers choice choices
	is are true false correct incorrect right wrong best not except all below here listed most likely accurate choose select pick mark
	identify apply applies that would be must and from list given above a an sentence sentences claim claims item items next describes assertion assertions
	can could may accepted held taken regarded said as inaccurate valid proper sound so stands holds hold`)

// aboutAll matches a stem that asks for any true statement about something.
var aboutAll = regexp.MustCompile(`^(?:which|what)(?: one)?(?: of (?:the following|these|those)(?: below)?)?(?: statements?| sentences?| claims?| options?)?` +
	`(?: (?:is|are)(?: not)? (?:true|correct|false|incorrect|right|wrong|accurate)(?: statements?)? (?:about|of|for|regarding|concerning|on)((?: \S+){1,4})` +
	`| (?:about|on|regarding|concerning)((?: \S+){1,4}) (?:is|are)(?: not)? (?:true|correct|false|incorrect|right|wrong|accurate))$`)

// commands begin a sentence that asks without a question mark.
var commands = setOf(`calculate compute find determine choose select identify name estimate state give complete match indicate pick order arrange
	divide list translate define solve evaluate convert simplify classify rank mark predict explain describe suggest compare fill derive
	create write build implement show prove decide recommend diagnose interpret locate spell point read sort tell work assign`)

// linking words show that a short text without a stop is the start of a
// sentence, not a heading.
var linking = setOf(`is are was were be has have had can may will does do did means equals uses needs gives takes makes causes
	to by of the a an in on at for from with because when that if than as called known into through`)

// pointing words make a riddle of a statement: "It is the fear of these
// animals." Everybody sees what is asked.
var pointing = setOf("this these he she his her him whose")

func checkUnfocusedStem(p *lint.Pass) {
	stem := &p.Facts().Stem
	report := func(severity lint.Severity, message, hint string) {
		p.Report(lint.Report{At: lint.At(p.Path("/q")), Severity: severity, Message: message, Hint: hint})
	}
	normal := strings.ToLower(stem.Normal)
	words := strings.Fields(normal)
	switch {
	case len(words) == 0:
	case allIn(words, hollow):
		report(lint.Warning, fmt.Sprintf("the stem %q names no subject", clip(stem.Raw)), "ask for the one fact that matters")
	case strings.Contains(normal, " is ") || strings.Contains(normal, " are "):
		if m := aboutAll.FindStringSubmatch(normal); m != nil {
			report(lint.Info, "the stem asks for any true statement about"+m[1]+m[2], "ask for the one fact that matters")
			return
		}
		fallthrough
	default:
		if mayLeadIn(normal) && (leadIns().MatchString(normal) || headsSubject(stem.Raw, words)) {
			report(lint.Info, "the stem asks for any true statement", "ask for the one fact that matters")
			return
		}
		if !asks(stem, words) {
			severity := lint.Warning
			if hasAny(words, pointing) {
				severity = lint.Info
			}
			report(severity, "the stem has no question and no sentence to complete", "ask a question, or begin a sentence that the options complete")
			return
		}
		goesOn := continued(p.Facts().Options)
		if subject(stem, words) && (goesOn || !endsInVerb(words) && !asksByColon(stem)) {
			severity := lint.Info
			if goesOn {
				severity = lint.Warning
			}
			report(severity, "the stem names a subject and asks nothing about it", "ask a question, or begin a sentence whose end is one fact about it")
		}
	}
}

// mayLeadIn says, at small cost, whether a stem may be one of leadIns.
func mayLeadIn(normal string) bool {
	switch firstWord(normal) {
	case "regarding", "concerning", "about", "on", "as", "with", "in", "choose", "select", "mark", "pick", "identify", "tick", "find", "indicate", "check", "circle", "please":
		return true
	}
	return strings.HasSuffix(normal, " that") || containsAny(normal, " applies", " apply", " hold", " stand", " is so", " fact ", " known", " be said", " you say", " true", " correct", " right", " false", " wrong", " the case", " fits", " we know", " you know", " to say", "what about ")
}

// leadIns are stems that any true statement about something completes.
var leadIns = lazily(`(?:^(?:choose|select|mark|pick|identify|tick|find|indicate|check|circle) (?:the|a) (?:statement|sentence|claim|option|answer|assertion)s? that (?:is|are)(?: not)? (?:true|correct|right|false|incorrect|wrong)(?: (?:about|on|concerning|regarding|of)(?: \S+){1,8})?$|^(?:please )?(?:choose|select|mark|pick|identify|tick|find|indicate|check|circle)(?: out)? (?:the|a) (?:one )?(?:right|correct|true|false|incorrect|wrong|untrue|valid|accurate|most accurate) (?:answers?|statements?|options?|choices?|sentences?|claims?|alternatives?|assertions?|propositions?)(?: below| listed| given)?(?: (?:about|on|concerning|regarding|of|with regard to|with respect to|as to|relating to|related to)(?: \S+){1,8})?$|\b(?:it (?:can|may|could|must) be (?:said|stated|noted)|it is (?:true|correct|right|known|a fact)|(?:we|you|one) (?:can say|know|may say)|the following (?:is|holds)(?: true)?) that$|` +
	`^(?:which|what)(?: of (?:the following|these|those))?(?: (?:statements?|claims?|sentences?|one|options?|assertions?|descriptions?|answers?))? (?:applies to|applies|holds for|holds|is a fact about|is known about|can be said (?:of|about)|is true of|fits)(?: \S+){0,4}$|` +
	`^what (?:can be said|do we know|can you say|do you know|is known|is there to say) (?:of|about|on)(?: \S+){1,4}$|^(?:regarding|concerning|about|on|as for|with regard to|with respect to)(?: \S+){1,5}$|` +
	`^(?:which|what)(?: of (?:the following|these|those))? (?:statements?|claims?|sentences?|assertions?|descriptions?) (?:about|on|of|regarding|concerning)(?: \S+){1,8} (?:holds?|applies|apply|fits?|stands?|is so)$|` +
	`^(?:which|what)(?: one)? (?:of (?:the following|these) )?(?:is|are) (?:true|correct|right|false|wrong|the case)$|^what about(?: \S+){1,4}$)`)

// headsSubject says whether a stem only names its subject after "with regard to"
// or the like, however long, and has no verb that the options could go on from.
func headsSubject(raw string, words []string) bool {
	return len(words) < 14 && !strings.ContainsAny(raw, "?？_,;") && subjectHead().MatchString(raw) && !hasAny(words, verbal) && !openEnds[words[len(words)-1]]
}

var subjectHead = lazily(`(?i)^\s*(?:with (?:regard|respect|reference) to|in (?:regard|respect|reference|relation) to|with regards to|regarding|concerning|as regards|as to|as for|in the (?:case|matter) of|on the (?:subject|topic|matter) of)\b`)

// verbal are verbs that make a sentence of a stem.
var verbal = setOf(`is are was were be been am has have had can could may might will would shall should must do does did means mean equals equal
	uses use needs need gives give takes take makes make causes cause becomes become known called defined consists consist contains contain
	occurs occur shows show includes include refers refer depends depend results result lies lie holds hold allows allow requires require serves serve
	describes describe represents represent measures measure determines determine helps help keeps keep leads lead belongs belong acts act works work
	involves involve studies deals deal aims aim ensures ensure assumes assume reduces reduce provides provide covers cover discovered invented wrote founded
	starts start begins begin stops stop ends happens happen increases decreases`)

// ending words ask for what follows: "flows into the".
var openEnds = setOf("to by of the a an in on at for from with because when that if than as into through and or between during under over after before while until about per like")

// subject says whether a short stem is a noun with its attributes and no verb:
// "The pancreas", "In Go, interfaces".
func subject(stem *lint.Text, words []string) bool {
	raw := strings.TrimRight(stem.Raw, " ")
	if len(words) > 6 || len(words) < 2 || strings.ContainsAny(raw, "?？_=") || strings.HasSuffix(raw, ".") || strings.HasSuffix(raw, "…") ||
		openEnds[words[len(words)-1]] || commands[words[0]] || questionWords[words[0]] || hasAny(words, verbal) || questionPrepositions[words[0]] && questionWords[words[1]] {
		return false
	}
	return !stem.Formula() && !strings.ContainsAny(raw, "0123456789$`!")
}

// endsInVerb says whether a stem may end with a verb that no list has: "Newton
// discovered", "The pump starts", "Microeconomics studies:".
func endsInVerb(words []string) bool {
	last := words[len(words)-1]
	return strings.HasSuffix(last, "ed") || strings.HasSuffix(last, "s:") || strings.HasSuffix(last, "es") && len(words) == 2 && words[0] != "the" && words[0] != "a"
}

// asksByColon says whether a stem ends in a colon after more than a noun.
func asksByColon(stem *lint.Text) bool {
	return strings.HasSuffix(strings.TrimRight(stem.Raw, " "), ":") && len(stem.Words()) > 3
}

// continued says whether options go on with a verb, so that the stem is their
// subject.
func continued(options []lint.Text) bool {
	n := 0
	for i := range options {
		words := strings.Fields(options[i].Prose)
		if len(words) < 2 || words[0] != strings.ToLower(words[0]) {
			continue
		}
		first := words[0]
		if verbal[first] || strings.HasSuffix(first, "s") && !strings.HasSuffix(first, "ss") && !strings.HasSuffix(first, "us") || strings.HasSuffix(first, "ed") {
			n++
		}
	}
	return n >= 2
}

func allIn(words []string, set map[string]bool) bool {
	for _, word := range words {
		if !set[word] {
			return false
		}
	}
	return true
}

// asks says whether a stem asks something: with a question mark, a command, a
// blank, or by a sentence that stops before its end.
func asks(stem *lint.Text, words []string) bool {
	raw := strings.TrimRight(stem.Raw, " *\"”)\n")
	if len(words) < 2 && !strings.ContainsAny(raw, "_$`") {
		return false // "Weirs?"
	}
	if strings.ContainsAny(raw, "?？_") || strings.Contains(raw, "[blank]") {
		return true
	}
	if ends := strings.HasSuffix(raw, ".") && !strings.HasSuffix(raw, "..") || strings.HasSuffix(raw, "!"); !ends {
		return len(words) > 3 || strings.HasSuffix(raw, "..") || strings.HasSuffix(raw, "…") || strings.ContainsAny(raw, "$`=") || hasAny(words, linking) || commands[words[0]] ||
			hasAny(words[1:], verbal) || len(words) > 1 && strings.HasSuffix(raw, "s:")
	}
	start := 0
	for _, b := range sentenceBreaks(stem.Prose) {
		first := strings.TrimLeft(firstWord(stem.Prose[start:]), "*\"“(")
		if commands[first] || start > 0 && asking.MatchString(first) || asking.MatchString(first) && len(words) > 2 {
			return true
		}
		if strings.HasPrefix(first, "please") || strings.HasPrefix(first, "using") || strings.HasPrefix(first, "assum") {
			return true
		}
		start = b[1]
	}
	return hasAny(words, commands) || strings.Contains(stem.Normal, " which of ")
}

func hasAny(words []string, set map[string]bool) bool {
	for _, word := range words {
		if set[word] {
			return true
		}
	}
	return false
}
