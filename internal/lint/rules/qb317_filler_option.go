package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var fillerOption = &lint.Rule{
	Code:     "QB317",
	Name:     "filler-option",
	Summary:  "Checks that every option says something: no \"I don't know\", \"ask someone\", \"other\", dots or jokes.",
	Why:      "An option that nobody chooses who wants to be right is no option: the question has three, and guessing pays more.",
	Remedy:   "Replace it with what someone believes who has not understood. A question with three good options should say so, not hide it.",
	Sources:  []string{haladyna2002, haladyna2013},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkFillerOption,
	Bad:      example(sample, `"Green-Ampt"`, `"I don't know"`),
	Good:     example(sample, `"Green-Ampt"`, `"Unknown: it ended with SWMM 4"`),
}

// fillerText matches an option that is no answer: placeholders, shrugs, and
// what leaves the choice to somebody.
var fillerText = lazily(`^(it depends|depends|((it|that) )?(all )?depends ((up)?on )?(who(m|ever)? (you|one|we|they) asks?|(your|ones|his|her|their|the) (mood|taste|luck|horoscope|whim|weather|point of view|teacher|examiner)( .*)?|how (you|one) (looks?|feels?)( .*)?)|other|others|something else|anything else|anything|whatever|none of your business|` +
	`n/a|na|not applicable|does not apply|unknown|undefined|tbd|tba|to ?do|fixme|filler|varies|irrelevant|not (important|this one)|up to (you|the reader)|could be (anything|either|any)|(i would |id )?(rather|prefer) not( to)? (say|answer)|(see|read) the (book|textbook|manual|text|notes|chapter)|(add|new|another|extra|your) option|i need (more time|a break|coffee)|something different|any( of (them|these))?|xxx+|lorem ipsum.*|placeholder|option [a-d1-4]?|answer [a-d1-4]?|distractor ?[a-d1-4]?|[-–—._?* ]*|` +
	`((i|we) (really |simply |just )?|im |we are |still )?(do not|dont|did not|didnt|cannot|cant|could not|couldnt|have no|had no|havent|have not|am not|not|no) (really |quite |yet |entirely |at all )?(know|sure|certain|idea|clue|tell|say|remember|recall|decide|decided|learned this|learnt this|studied|study|guess|care|forgot|forgotten|a guess|no idea|no clue|not the (faintest|slightest|foggiest)( idea)?)( (it|this|that|that one|about it|about this|the answer|anymore|any more|yet|of it|which|without .*|from .*|for sure|at all|here|sorry|really))*|` +
	`unsure|uncertain|undecided|clueless|sure|(im|i am|i feel|we are) (not |un|so |too |completely |totally )?(sure|certain|unsure|lost|confused|guessing|tired).*|i (give up|pass|guess|skip|wish|hope|forgot|forget|have forgotten|never learned|never learnt|wasnt there|was absent|need help|would rather not).*|` +
	`(its |it is )?(hard|difficult|impossible|too early) to (say|tell|know)|(just )?(skip|pass|next)( this)?( one| question)?( please)?|` +
	`(who|nobody|no one|only (god|heaven|the teacher|the author|experts?)|heaven|god) (really )?(knows?|cares?|can (say|tell|know)).*|` +
	`(please |better |just |you could |lets |let us |i would |id )?(ask|consult|phone|search|try|check) (someone|somebody|anyone|a friend|an expert|a professional|google|siri|alexa|chatgpt|wikipedia|the internet|the web|again|me|(my|your|the) (teacher|instructor|professor|boss|examiner|neighbou?rs?|mom|mum|dad|doctor|author|tutor|colleagues?))( (else|younger|older|smarter|wiser|about it|first|again|online|instead|later|who knows|tomorrow))*|` +
	`(please |just )?(google|look up|look) (it|this|that)( up)?( online)?|` +
	`what(ever| ever) .*\b(likes?|wants?|says?|feels?|happens|pleases?|works|you think|prefers?|fancy|fancies)\b.*|who(m)?ever .*\b(likes?|wants?)\b.*|(as|if|what|when) (you|they|one|the \w+) (like|likes|want|wants|please|pleases|feels? like it|is in the mood)|` +
	`(by |its |it is |pure |just |only |some kind of )?(magic|sorcery|witchcraft|luck|a miracle|a secret|a mystery|a joke|nonsense|aliens?|fairies|elves|gremlins)|` +
	`(no|any) (answer|comment|opinion|preference)( (is )?(given|fits|possible|needed|at all))?|(i have |have )?no (idea|clue|guess)( .*)?|(i|we) (have not|havent|had not|hadnt|have never|never|did not|didnt) (yet )?(have|had|cover|covered|do|done|learn|learned|learnt|see|seen|read|reach|reached|get|discuss|discussed)( .*)?|no one knows|nobody knows|yes and no|maybe|perhaps|not telling|your guess is as good as mine|because i said so|why not|no reason|guess|random|something|nothing comes to mind|see below|to be (decided|determined|done|announced|written|added|continued)|insert .* here|blank|empty|dummy|test|asdf.*|foo|bar|blah.*|bla bla.*|etc|and so on|42 of course)$`)

// jests are words of jokes that no examiner's subject needs.
var jests = lazily(`\b(santa|tooth fairy|easter bunny|unicorns?|chuck norris|batman|superman|spider ?man|harry potter|hogwarts|darth vader|yoda|jedi|godzilla|smurfs?|homer simpson|mickey mouse|donald duck|sponge ?bob|pikachu|loch ness|flying pigs?|pigs? fly|magic wand|magic spell|crystal ball|ouija|flux capacitor|` +
	`tunnel of love|rubber duck(s|ies)?|your (mom|mum|mother|grandmother|grandma|dog|cat|boss)|my (mom|mum|mother|grandmother|grandma|dog|cat|boss)|the dog ate|free (beer|pizza|coffee|cake|ice cream)|more coffee|a cup of (tea|coffee)|go(ing)? (home|to bed|to sleep|shopping|fishing|on holiday)|take a nap|a nap|cross(es|ed|ing)? (your|ones|his|her|my|our|their|the) fingers|crossed fingers|fingers crossed|(wishing|hoping) (very |really )?hard|(practical|bad|old|inside|silly) jokes?|(knock|knocking|touch|touching) (on )?wood|(better|good|bad|sheer|pure|plain|dumb|beginners|blind|more|a bit of|a stroke of) luck|hope for the best|pray(ing)? hard|run away screaming|scream(ing)? loudly|blinking box|very (large|big|small|tiny|long) (cork|hammer|rubber band|magnet|stick|rock|bucket|spoon)|` +
	`duct tape|chewing gum|jelly ?beans?|hugs|good vibes|positive thinking|wishful thinking|made of cheese|because it is fun|for fun|just for (fun|laughs)|because they (like|feel like) it|likes? it that way)\b`)

// jesting marks a rationale that calls its option a joke.
var jesting = lazily(`(?i)\b(?:jokes?|joking|jests?|humou?r(?:ous)?|nonsens(?:e|ical)|absurd|silly|ridiculous|not (?:a )?serious(?:ly)?(?: meant)?|(?:is|names|gives) no (?:answer|real|such|structure|device|type|property)|not (?:an? )?(?:real|actual|genuine) (?:answer|option|thing|term|device|method)|no(?:t an)? answer at all)\b`)

func checkFillerOption(p *lint.Pass) {
	facts := p.Facts()
	var found []int
	severity, strange := lint.Warning, outOfScale(facts)
	for i := range facts.Options {
		if i == p.Question().Key() || strings.TrimSpace(facts.Options[i].Raw) == "" {
			continue
		}
		switch {
		case isFiller(facts, i):
			found = append(found, i)
		case i == strange, isJoke(facts, i), saysNothing(facts, i):
			severity = lint.Info // a guess
			found = append(found, i)
		}
	}
	if len(found) != 1 && (len(found) != 2 || signs(&facts.Options[found[0]]) || signs(&facts.Options[found[1]])) {
		return // three of a kind are answers: signs of a program, kinds of food
	}
	for _, i := range found {
		p.Report(lint.Report{
			At: optionPlace(p, p.Item, i), Severity: severity,
			Message: fmt.Sprintf("option %s, %q, is no answer", bank.Letters[i], clip(facts.Options[i].Raw)),
			Hint:    "write what someone believes who has not understood",
		})
	}
}

// isFiller says whether an option is none: by its own words, or by those of its
// rationale.
func isFiller(facts *lint.Facts, i int) bool {
	option := &facts.Options[i]
	text := strings.ToLower(option.Normal)
	if allCode(option) == is || len(text) > 90 {
		return false
	}
	first := firstWord(text)
	switch {
	case (len(text) <= 3 || fillerStarts[first] || strings.HasPrefix(first, "xxx") || strings.HasPrefix(first, "asdf") || strings.HasPrefix(first, "option") || strings.HasPrefix(first, "distractor")) && fillerText().MatchString(text):
		return !programs.MatchString(facts.Stem.Raw) || !programValues[text]
	case hasAny(strings.Fields(text), jestWords) && jests().MatchString(text):
		return !sharesWords(option, &facts.Explanation)
	}
	return i < len(facts.Rationales) && len(text) < 60 && mayJest(facts.Rationales[i].Prose) && jesting().MatchString(facts.Rationales[i].Prose)
}

// fillerStarts begin a filler, and jestWords are in a jest: the long expressions
// are asked about options with these alone.
var (
	fillerStarts = setOf(`it its depends other others something anything whatever what none n/a na not applicable unknown undefined tbd todo fixme lorem placeholder answer tba filler varies irrelevant up read rather prefer does add new another extra
		i im id we are still do dont did didnt cannot cant could couldnt have had havent am no unsure uncertain undecided clueless sure hard difficult impossible too just skip pass next
		who nobody only heaven god please better you lets let would ask consult phone search try check google look whoever whomever as if when by pure some magic sorcery witchcraft luck a nonsense
		aliens alien fairies elves gremlins any yes maybe perhaps your because why guess random nothing see to insert blank empty dummy test foo bar blah bla etc and 42 whom`)
	jestWords = setOf(`santa tooth easter unicorn unicorns chuck batman superman spider spiderman harry hogwarts darth yoda jedi godzilla smurf smurfs homer mickey donald sponge spongebob pikachu yeti loch flying pigs magic
		crystal ouija flux tunnel rubber your my dog free more cup go going take nap cross crossed crosses crossing fingers wood luck joke jokes wishing hoping hope pray praying run scream screaming blinking very duct chewing jelly jellybean jellybeans hugs good positive wishful made fun for because like likes`)
)

// mayJest says, at small cost, whether a rationale may call its option a joke.
func mayJest(text string) bool {
	return containsAny(text, "jok", "Jok", "jest", "humo", "onsens", "bsurd", "silly", "idicul", "serious", " no ", "not a", "actual")
}

// signs says whether an option has neither letters nor digits.
func signs(t *lint.Text) bool {
	return !strings.ContainsFunc(t.Raw, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
}

func sharesWords(a, b *lint.Text) bool {
	return slices.ContainsFunc(a.Content(), among(b.Content()))
}

var (
	// programs marks a stem about what a program gives; programValues are then
	// answers.
	programs      = regexp.MustCompile("(?i)`|\\b(?:evaluat\\w*|outputs?|prints?|returns?|values?|code|result|log(?:s|ged)?|begin with|operator|symbol|character)\\b")
	programValues = setOf("undefined null none unknown other n/a na test foo bar blank empty random 42 * - . ? _ -- __ ...")
)
