package rules

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var opinion = &lint.Rule{
	Code:     "QB205",
	Name:     "opinion",
	Summary:  "Checks that no stem asks for what the learner thinks, feels or prefers.",
	Why:      "To \"which do you think is best?\" every honest answer is right. A question with a key asks for what is so, or for what an expert would do.",
	Remedy:   "Ask for the fact, or name whose judgment counts: \"according to the manual\".",
	Sources:  []string{haladyna2002, haladyna2013},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkOpinion,
	Bad: example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?",
		"Which equation do you think relates flow to depth in an open conduit of SWMM?"),
	Good: example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?",
		"Which equation relates flow to depth in an open conduit, in the opinion of the manual's authors?"),
}

var opinions = lazily(`(?i)\b(?:(?:do|would|did|might|should) you (?:personally |really |rather )?(?:think|feel|believe|prefer|like|enjoy|favou?r|agree|admire|love|hate|find (?:it |this |that )?(?:most|best|more|better|nicer?)|(?:consider|regard|rate|rank|call|deem|judge|count) (?:as |to be )?(?:the |a )?(?:best|most|better|worst|greatest|finest|main|chief|biggest|worst|single))` +
	`|you (?:personally )?(?:think|feel|believe|prefer|like|admire|love|enjoy) (?:is|are|best|most|that|would|should|was|were)` +
	`|in your (?:own |personal |honest |humble )?(?:opinion|view|judge?ment|experience|eyes)|your (?:favou?rite|(?:own |personal )?(?:opinion|preference|feelings?|view|taste))` +
	`|would you rather|do you agree|how do you feel|what is your (?:opinion|view|impression|feeling)|to your mind|for you personally|if (?:it were|you were asked|you had to choose) [^?.]{0,30}(?:favou?rite|best))\b`)

// tastes are turns of phrase that ask for what nothing measures.
var tastes = lazily(`(?i)\b(?:tastes?|looks?|sounds?|smells?|feels?) (?:the )?(?:best|better|nicer?|nicest|worst|good)\b|\bbest[- ](?:tasting|looking|sounding|loved|liked)\b|\b(?:makes?|become|being|to be) (?:for )?(?:the |a |an )(?:best|better|good|great|ideal|perfect|truly good|worst) (?:\w+ ){0,2}(?:administrator|developer|designer|analyst|officer|baker|waiter|surveyor|inspector|dispatcher|operator|biologist|physicist|geographer|caterer|instructor|nurse|doctor|teacher|leader|manager|pilot|captain|judge|lawyer|cook|chef|programmer|engineer|modeler|scientist|driver|friend|parent|mother|father|citizen|ruler|boss|student|musician|player|singer|farmer|clerk|accountant|spouse|wife|husband|pet|meal|dinner|lunch|breakfast|dessert|gift|holiday|neighbou?r|colleague|employee|employer)\b|` +
	`\b(?:personal|human|character) (?:quality|qualities|trait|virtue)\b|\b(?:qualit(?:y|ies)|virtues?|trait) (?:\w+ ){0,3}(?:matters?|counts?|is) (?:the )?(?:most|more)\b|\b(?:matters|counts) (?:the )?most (?:in|to|for) (?:a|an|the|being|becoming|life|you)\b|` +
	`\b(?:best|ideal|perfect|nicest|worst) (?:pet|dish|dessert|wine|meal|holiday|vacation|gift|present|colou?r|team|sport|hobby|career|place to live|city to live|country to live|age to|way to spend|way to live|time of life)\b|\bmost (?:serious|pressing|urgent|important) (?:problem|issue|challenge|question|threat)s? (?:facing|of our|for humanity|for mankind|in the world|in society|of the age)\b|` +
	`\b(?:goes|go|pairs?|works?|fits?|suits?) best with\b|\bbest way to (?:enjoy|relax|spend|celebrate|have fun|impress|unwind)\b|\b(?:greatest|best|finest) (?:talent|genius|voice|taste|charm|beauty|sense of \w+|personality|smile)\b|\b(?:best|worst|nicest|greatest) (?:\w+ )?(?:to live|to visit|to look at|to eat|to drink|to fly|to wear|to retire|to raise|to be)\b|` +
	`\b(?:love|like|enjoy|prefer|hate|dislike|admire|loves|likes|enjoys|dislikes|admires) (?:the )?(?:most|best|least)\b|\b(?:best|worst|nicest) (?:job|part|day|place|moment|thing) (?:in|of|about|to)\b|` +
	`\bwho (?:is|was|are|were) (?:really |truly |arguably )?the (?:greatest|best|worst|ablest)\b|\bgreatest (?:\w+ )?(?:of all time|ever)\b|\bof all time\?|` +
	`\b(?:greatest|best|worst) (?:\w+ )?(?:composer|statesman|statesmen|poet|painter|writer|author|artist|player|singer|band|leader|general|president|prime minister|king|queen|scientist|mathematician|philosopher|judge|lawyer|physician|engineer|programmer|thinker|musician|conductor|pianist|film|movie|song|book|novel|opera|symphony|album|language to learn|invention)\b`)

// liking are words for what people like, wherever they stand in a question. They
// may tell of somebody, too: so they are a guess.
var liking = lazily(`(?i)\b(?:(?:would|do|should|will|could|did|can) you \w*\s?(?:most |rather |soonest |sooner |best |least |ever |first |like |love |want |hope |choose |pick )+|` +
	`you(?:'d|’d| would)? (?:most |rather |really |personally )*(?:admire|cherish|enjoy|treasure|adore|dread)\b|` +
	`(?:most|many|all|few) (?:people|of us|fans|users|learners|critics|lovers|\w+s) (?:would |will |might )?(?:agree|prefer|love|like|enjoy|admire|feel)\b|` +
	`(?:deserves?|merits?|is worthy of|worth) (?:the |a |to |most |more |being |our |your )|` +
	`(?:worst|best|nicest|sweetest|finest|greatest) (?:smell|smelling|scent|taste|look|looking|sound|sounding|view|fun|pleasure|joy|moment|memory|feeling|advice|thing|place|part|way to learn|reason to)\b|` +
	`greatest (?:pleasure|joy|satisfaction|honou?r|pride|influence|achievement|contribution|invention|discovery|mistake|tragedy)\b|` +
	`(?:most|more) (?:important|significant|influential|valuable|useful) (?:\w+ )?(?:invention|discovery|person|figure|book|film|event|skill|virtue|lesson|achievement|contribution|work|idea|reason)\b|` +
	`(?:is|was|are|were) the (?:greatest|best|worst|finest|healthiest|most important)(?: ones?)?\?|(?:is|are) (?:superior|better|best)\?|would you do (?:with|about|if|when)\b|values? (?:the )?most(?:\?| (?:in|of|about)\b)|would be your\b|the most (?:useful|valuable) \w+ (?:of|for|to|in) (?:a|an|all|your|our)\b|(?:hardest|easiest|sweetest|saddest) to (?:love|like|forget|forgive|watch|bear)|how (?:satisfying|beautiful|pleasant|enjoyable|fair|sad|good|bad|exciting|boring|interesting|important) (?:is|was|are|were|do|does)|` +
	`should (?:leave|make|give|teach|fill|touch|move) (?:us|you|one|the audience|the reader|the viewer|the listener)|and so would you|(?:^|[.!?] )I (?:would|should|think|believe|feel|prefer) |` +
	`proud(?:est)? (?:of|moment)|too (?:expensive|cheap|hard|easy|boring|long|short|strict|lenient|much (?:money|power|attention))\b|overrated|underrated|guilty pleasure|bucket list|dream (?:job|home|car|holiday))`)

// likingParts are parts of texts of which each match of liking has one.
var likingParts = []string{"you", "You", " agree", " prefer", " love", " like", " enjoy", " admire", " feel", "eserve", "merit", "worth", "orst ", "est ", "est?", "importan", "significan", "nfluential", "aluable", "seful ", "proud", "too ", "rated", "guilty pl", "bucket l", "dream ", "rdest to", "uperior", " better?", " best?", "value", "siest to", "test to", "ddest to", "ow satis", "ow beaut", "ow pleas", "ow enjoy", "ow fair", "ow sad", "ow good", "ow bad", "ow exci", "ow bor", "ow inter", "ow impor", "hould leave", "hould make", "hould give", "hould teach", "hould fill", "hould touch", "hould move", "I would", "I should", "I think", "I believe", "I feel", "I prefer"}

// judgments are questions of what is good or right, at the start of the
// sentence that asks.
var judgments = lazily(`(?i)^\s*(?:should (?:the|a|an|we|all|every|governments?|schools?|people|states?|countries|doctors|judges|parliament|society|\w+s)\b[^?]*\b(?:be (?:banned|abolished|allowed|legal\w*|free|paid|taught|forbidden|taxed|replaced|abandoned)|have|ban|abolish|pay|allow|legali[sz]e|give up)\b|is it (?:right|wrong|fair|moral|immoral|ethical|unethical|good|bad|better|acceptable|worth)\b|is there anything (?:better|worse)\b|why is \S+ (?:so )?(?:better|worse|nicer|great|wonderful|awful|beautiful)\b)`)

func checkOpinion(p *lint.Pass) {
	text := unquoted(p.Facts().Stem.Prose)
	var m []int
	if containsAny(text, "you", "You", "for fun", "to your") {
		m = opinions().FindStringIndex(text)
	}
	if m == nil {
		if m = tasteOf(text); m != nil && ofName(text, m) {
			m = nil
		}
	}
	for _, part := range askingSentences(text) {
		if m == nil && containsAny(text[part[0]:part[1]], "hould", "s it ", "s there anything", "hy is") && judgments().MatchString(text[part[0]:part[1]]) {
			m = part[:]
		}
	}
	severity := lint.Warning
	if m == nil {
		severity = lint.Info // a guess
		if m = bestFor(text); m == nil && containsAny(text, likingParts...) {
			m = liking().FindStringIndex(text)
		}
	}
	if m != nil {
		p.Report(lint.Report{
			At: lint.At(p.Path("/q")).Within(m[0], m[1]), Severity: severity,
			Message: fmt.Sprintf("the stem asks for an opinion: %q", clip(text[m[0]:m[1]])),
			Hint:    "ask for the fact, or name whose judgment counts",
		})
	}
}

// ofName says whether a match within a sentence is part of a name, by its capital:
// "Worst Film".
func ofName(text string, m []int) bool {
	before := strings.TrimRight(text[:m[0]], " ")
	return before != "" && 'A' <= text[m[0]] && text[m[0]] <= 'Z' && strings.IndexByte(".?!:", before[len(before)-1]) < 0
}

// bestFor finds "the best X for Y" in a stem that is a short question by itself:
// no case, no measure and no condition says what makes it the best.
func bestFor(text string) []int {
	if !strings.Contains(text, " best ") && !strings.Contains(text, " worst ") {
		return nil
	}
	m := bestThing().FindStringSubmatchIndex(text)
	if m == nil || strings.ContainsAny(text, "0123456789") || hasAny(strings.Fields(strings.ToLower(strings.Trim(text, " ?"))), hasMeasure) {
		return nil
	}
	return m[2:4]
}

var (
	bestThing = lazily(`(?i)^\s*(?:what|which)(?:['’]s|(?: \w+)? (?:is|are|was|were|would be|makes)) (the (?:best|worst)(?: \w+){1,2} (?:for|to \w+)(?: \w+){1,4})\?\s*$`)
	// hasMeasure are words of stems where "best" has a measure: what the sciences
	// call so, and who or what is treated.
	hasMeasure = setOf(`estimate estimator estimates predictor evidence treatment therapy test method technique explanation description approximation fit measure statistic index
		indicator marker drug medicine medication antibiotic antidote vaccine diet dose agent screening procedure approach strategy response action step move defence defense definition
		term name word summary reason interpretation model proof translation solution plan patient patients patient's child infant adult wound burn fracture this that these those given following with without when if who whose`)
)

// unquoted blanks what stands in double quotation marks: it is another's
// opinion.
func unquoted(text string) string {
	if !strings.ContainsAny(text, "\"“") {
		return text
	}
	return quotedText.ReplaceAllStringFunc(text, func(quoted string) string { return strings.Repeat(" ", len(quoted)) })
}

var quotedText = regexp.MustCompile(`"[^"]*"|“[^”]*”`)
