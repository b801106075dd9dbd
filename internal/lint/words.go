package lint

import (
	"strings"
	"sync"
	"unicode"

	"github.com/kljensen/snowball/english"
)

// Content are the words of the normal form that carry meaning, each once and
// cut to its stem (Porter 2), so that "pipes" and "pipe" are the same word.
// Numbers, single letters and words such as "the" and "which" are left out.
func (t *Text) Content() []string {
	if t.known {
		return t.content
	}
	var list []string
	seen := map[string]bool{}
	for _, word := range t.Words() {
		if stem := contentStem(word); stem != "" && !seen[stem] {
			seen[stem] = true
			list = append(list, stem)
		}
	}
	return list
}

// stems keeps what the stemmer gave: a bank has few different words.
var stems sync.Map

// contentStem is the stem of a word, or empty for one without content.
func contentStem(written string) string {
	if known, ok := stems.Load(written); ok {
		return known.(string)
	}
	word, stem := written, ""
	if len(word) <= 40 && strings.ContainsFunc(word, unicode.IsLetter) && len([]rune(word)) > 1 && !emptyWords[strings.ToLower(word)] {
		if verb, ok := irregular[word]; ok { // in capitals it may be a name, as LED
			word = verb
		}
		stem = english.Stem(word, true)
	}
	if len(written) <= 40 { // what is longer is no word, and is not kept
		stems.Store(strings.Clone(written), strings.Clone(stem)) // words are views of a file
	}
	return stem
}

// emptyWords say nothing about a subject: words of grammar, and those that
// questions are made of.
var emptyWords = setOf(`a about above across after again against along also although among an and another any are as at
away be became because been before being below between both but by came can cannot could did do does doing down during each
either else ever every few for from further gave get gets give given gives go goes had has have having he her here his how
however i if in into is it its itself just last less let like made make makes many may me might more most much must my near
neither new no nor not now of off on once one only or other our out over own per same shall she should since so some still
such take taken takes than that the their them then there these they this those though three through thus to too toward two
under unless until up upon us use used uses using very was we were what when where whether which while who whose why will
with within without would yes yet you your youre theyre dont doesnt didnt isnt arent wasnt cant wont thats whats theres
answer best correct describe describes example following mean means option question right show shows statement true false
kind sort type thing way`)

// irregular are forms of verbs that a stemmer can't cut, but for those that are
// other words as well: ground, found, left.
var irregular = func() map[string]string {
	verbs := map[string]string{}
	for verb := range strings.SplitSeq(`begin began begun, bend bent, blow blew blown, break broke broken, bring brought, build built, burn burnt, buy bought, catch caught, choose chose chosen, cling clung,
		deal dealt, dig dug, draw drew drawn, drink drank drunk, drive drove driven, eat ate eaten, fall fallen, feed fed, fight fought, flee fled, fling flung, fly flew flown, forbid forbade forbidden, forget forgot forgotten, freeze froze frozen,
		grow grew grown, hang hung, hear heard, hide hid hidden, hold held, keep kept, know knew known, learn learnt, lead led, lend lent, lose lost, melt molten, pay paid, ride rode ridden, ring rang rung, rise risen,
		run ran, see seen, seek sought, sell sold, send sent, shake shook shaken, shrink shrank shrunk, sing sang sung, sink sank sunk, sleep slept, slide slid, speak spoken, spend spent, spin spun, spring sprang sprung, steal stole stolen,
		stick stuck, strike struck stricken, string strung, sweep swept, swell swollen, swim swam swum, swing swung, teach taught, tear tore torn, throw threw thrown, understand understood, wake woke woken, wear wore worn, weave wove woven, withdraw withdrew withdrawn, write wrote written`, ",") {
		forms := strings.Fields(verb)
		for _, form := range forms[1:] {
			verbs[form] = forms[0]
		}
	}
	return verbs
}()

func setOf(words string) map[string]bool {
	set := map[string]bool{}
	for _, word := range strings.Fields(words) {
		set[word] = true
	}
	return set
}

// Normalized is a text whose normal form is already known.
func Normalized(normal string) *Text { return &Text{Normal: normal} }
