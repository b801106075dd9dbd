package cues

import (
	_ "embed"
	"strings"
	"sync"
)

// Synonyms says whether two words in small letters, in one form, are synonyms in one of their more
// frequent senses. What is an opposite in another sense is none.
func Synonyms(a, b string) bool {
	if antonyms().have(a, b) {
		return false
	}
	us := func(word string) string { return strings.TrimSpace(american.Replace(word + " ")) }
	return synonyms().have(a, b) || synonyms().have(us(a), us(b))
}

// american writes the ends of words as the dictionary does.
var american = strings.NewReplacer("ising ", "izing ", "ise ", "ize ", "ised ", "ized ", "ises ", "izes ", "our ", "or ", "ours ", "ors ")

var synonyms = sync.OnceValue(func() *wordPairs { return newWordPairs(synonymPairs, synonymsOfWordNet) })

// synonymPairs are words that authors put for each other and the dictionary keeps apart.
const synonymPairs = `translate convert, penalize punish, ascend climb, descend drop, lessen reduce, diminish reduce, quickly fast, quickly rapidly, slowly gradually, transport carry, transport carriage, back return, locked shut, locked closed, join connect, link join, inform tell, greet welcome, give lend, decay rot, store save, number count, carry take, regulate govern, deter discourage, rope cord, guest visitor, signal sign, log record, rich high, poor low, reduce lower, reduce cut, reduce decrease, increase raise, increase rise, increase grow, increase boost, distance space, spacing distance, protect shield, against from, stop prevent, stop block, big great, begin start, end finish, near close, hazard danger, risk danger, lid cover, rate speed,
	size magnitude, pick choose, check verify, check inspect, check test, strong powerful, warm heated, damp wet, moist wet, clear clean, hidden concealed, spread scatter, seep leak, leak escape, cost expense, amount quantity, number amount, shape form, kind type, sort type, sort kind, aim goal, aim purpose, task job,
	method technique, method procedure, way method, tool instrument, device instrument, machine device, fluid liquid, ship vessel, boat vessel, earth soil, ground soil, ground earth, street road, kids children, workers staff, workers employees, staff employees, firm company, store shop, store keep,
	show display, show indicate, show reveal, give provide, supply provide, get obtain, get receive, make produce, create produce, make create, build construct, fix attach, fasten attach, attach join, connect join, link connect, remove delete, remove eliminate, erase delete, change modify, change alter, adjust alter, shift move, carry transport,
	hold keep, hold contain, enclose surround, help support, help aid, allow enable, permit enable, cause produce, cause trigger, need require, weak feeble, quick rapid, fast swift, rapid swift, hard tough, hard difficult, simple easy, right correct, wrong false, usual normal, usual typical,
	important essential, main chief, main principal, main primary, whole entire, complete full, empty vacant, thin slim, broad wide, tiny small, huge large, huge big, tall high, bright brilliant, dark dim, silent quiet, loud noisy, rough coarse, smooth even, flat level, upright vertical, tilt incline, slope incline, slope gradient,
	middle center, middle centre, edge border, edge rim, border boundary, limit boundary, bottom base, back rear, rear hind, inside interior, outside exterior, part portion, part section, piece part, share portion, group set, layer coat, hole opening, gap opening, gap space, crack fissure,
	bend curve, twist turn, rotate turn, spin rotate, fall drop, drop decline, climb rise, ascend rise, pull draw, push press, squeeze press, strike hit, knock hit, break fracture, tear rip, burn scorch, freeze solidify, mix blend, stir mix, separate divide, split divide, sever cut, trim cut`

// synonymsOfWordNet are those of a dictionary (make/main.go).
//
//go:embed synonyms.txt
var synonymsOfWordNet string
