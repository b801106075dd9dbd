package rules

import (
	"fmt"
	"strings"
)

// mutations plant the flaw of a rule into an item, as the n-th of them; false
// means that the item isn't made for it.
var mutations = map[string]func(q raw, n int) bool{
	"wrong-type":       func(q raw, _ int) bool { q["q"] = []any{q["q"]}; return true },
	"missing-field":    func(q raw, _ int) bool { delete(q, "explanation"); return true },
	"unknown-field":    func(q raw, _ int) bool { q["explanaton"] = "x"; return true },
	"empty-text":       func(q raw, _ int) bool { q["q"] = " "; return true },
	"option-count":     func(q raw, _ int) bool { q["options"] = q.list("options")[:3]; return true },
	"answer-letter":    func(q raw, _ int) bool { q["answer"] = "E"; return true },
	"invalid-value":    func(q raw, _ int) bool { q["level"] = "know"; return true },
	"unknown-category": func(q raw, _ int) bool { q["category"] = "hydrolics"; return true },
	"duplicate-id": func(q raw, _ int) bool {
		first := q.text("q") == firstStem
		q["id"] = "hyd-manning-full-pipe"
		return !first
	},
	"unknown-topic":     func(q raw, _ int) bool { q["topic"] = q.text("topic") + "x"; return true },
	"unknown-reference": func(q raw, _ int) bool { q["references"] = []any{raw{"source": "UM", "section": "99.9"}}; return true },
	"unknown-ignore":    func(q raw, _ int) bool { q["ignore"] = ignored("longest-keys"); return true },

	"negative-stem": func(q raw, _ int) bool { q["q"] = "Which of these does not apply to a conduit of SWMM?"; return true },
	"double-negative": func(q raw, _ int) bool {
		q["q"] = "Which part is **not** impossible to leave out, and cannot be left in?"
		return true
	},
	"unfocused-stem": func(q raw, _ int) bool { q["q"] = "Which of these is true?"; return true },
	"blank-place": func(q raw, _ int) bool {
		q["q"] = "A ____ joins two nodes of a network and carries flow between them."
		return true
	},
	"opinion": func(q raw, _ int) bool { q["q"] = "In your opinion, " + lower(q.text("q")); return true },
	"vague-frequency": func(q raw, _ int) bool {
		return options4(q, "It often floods", "It rarely floods", "It usually drains", "It seldom drains")
	},
	"long-stem": func(q raw, _ int) bool {
		q["q"] = strings.Repeat("The pipe is long and the water is deep. ", 20) + q.text("q")
		return true
	},
	"several-questions": func(q raw, _ int) bool { q["q"] = q.text("q") + " And what follows from it?"; return true },
	"repeated-start": func(q raw, _ int) bool {
		for i := range 4 {
			q.set(i, "the water in the pipe "+[]string{"rises", "falls", "stays", "freezes"}[i])
		}
		return true
	},
	"true-false-options": func(q raw, _ int) bool {
		q["q"] = "Does the pipe fill in this case?"
		q["options"] = []any{"True, as it fills", "True, as it drains", "False, as it fills", "False, as it drains"}
		return true
	},
	"unused-text": func(q raw, _ int) bool {
		if q["check"] == nil {
			return false
		}
		q["q"] = "A pipe laid in 1987 is 7.77 km away. " + q.text("q")
		return true
	},
	"stem-picture": func(q raw, n int) bool {
		q["q"] = []string{"The figure below shows the site. ", "The following diagram shows the site. ", "The site is shown in Figure 2. "}[n%3] + q.text("q")
		return true
	},

	"equal-options": func(q raw, _ int) bool { w := q.wrong(); q.set(w[1], q.option(w[0])+"  "); return true },
	"all-of-the-above": func(q raw, n int) bool {
		q.set(q.wrong()[2], []string{"All of the above", "None of these", "Both A and B"}[n%3])
		return true
	},
	"near-equal-options": func(q raw, _ int) bool {
		w := q.wrong()
		q.set(w[0], "the slope of the water surface")
		q.set(w[1], "the water surface's slope")
		return true
	},
	"absolute-words": func(q raw, _ int) bool {
		for n, i := range q.wrong() {
			q.set(i, []string{"It always drains fully", "It never fills at all", "It is always half full"}[n])
		}
		q.set(q.key(), "It drains within the hour")
		return true
	},
	"odd-length": func(q raw, _ int) bool {
		q.set(q.wrong()[0], strings.Repeat("an option that goes on for far longer than each of the others does ", 3))
		return true
	},
	"odd-form": func(q raw, _ int) bool {
		for i, text := range []string{"Normal depth", "Critical depth", "Sequent depth", "Alternate depth"} {
			q.set(i, text)
		}
		q.set(q.wrong()[1], q.option(q.wrong()[1])+".")
		return true
	},
	"number-precision": func(q raw, _ int) bool { return options4(q, "2.1 ft", "3.4 ft", "4.8 ft", "5.6667 ft") },
	"mixed-units":      func(q raw, _ int) bool { return options4(q, "2.1 ft", "3.4 m", "4.8 ft", "5.6 ft") },
	"unparallel-options": func(q raw, _ int) bool {
		return options4(q, "To raise the weir", "To lower the weir", "To open the gate", "Closing the gate")
	},
	"article-cue": func(q raw, _ int) bool {
		q["q"] = "A link that passes water through an opening in a wall is an"
		return options4(q, "orifice", "weir", "pump", "conduit")
	},
	"clang": func(q raw, _ int) bool {
		q["q"] = "Which quantity does the Hortonian method reduce over time?"
		options4(q, "Surface storage", "Bed friction", "Channel slope", "Wall seepage")
		q.set(q.key(), "Hortonian capacity")
		return true
	},
	"convergence": func(q raw, _ int) bool {
		w := q.wrong()
		q.set(q.key(), "Steep slope, rough bed, deep water")
		q.set(w[0], "Steep slope, rough bed, dry sand")
		q.set(w[1], "Steep slope, clear wall, deep water")
		q.set(w[2], "Mild grade, rough bed, deep water")
		return true
	},
	"opposite-options": func(q raw, _ int) bool {
		w := q.wrong()
		q.set(q.key(), "The depth increases")
		q.set(w[0], "The depth decreases")
		q.set(w[1], "The gate closes")
		q.set(w[2], "The pump stops")
		return true
	},
	"option-within-option": func(q raw, _ int) bool {
		w := q.wrong()
		q.set(w[0], "The slope of the bed")
		q.set(w[1], "The slope of the bed and the depth")
		return true
	},
	"overlapping-ranges": func(q raw, _ int) bool { return options4(q, "0 to 5 ft", "4 to 10 ft", "10 to 20 ft", "20 to 30 ft") },
	"number-order":       func(q raw, _ int) bool { return options4(q, "30 ft", "10 ft", "40 ft", "20 ft") },
	"filler-option": func(q raw, n int) bool {
		q.set(q.wrong()[0], []string{"I don't know", "Not sure", "..."}[n%3])
		return true
	},
	"lettered-option": func(q raw, _ int) bool {
		for i := range 4 {
			q.set(i, fmt.Sprintf("%c) %s", 'A'+rune(i), q.option(i)))
		}
		return true
	},

	"longest-key": func(q raw, _ int) bool {
		options4(q, "Short one", "Short two", "Short six", "Short ten")
		q.set(q.key(), "The one that explains at length what happens and why, and under which conditions")
		return true
	},
	"missing-explanation": func(q raw, _ int) bool { q["explanation"] = "It is so."; return true },
	"letter-reference":    func(q raw, _ int) bool { q["explanation"] = q.text("explanation") + " Option B is wrong."; return true },
	"echo-explanation": func(q raw, _ int) bool {
		q["explanation"] = "The right answer to this question is " + q.option(q.key()) + ", which is why it is the answer."
		return len(q.option(q.key())) > 15 && !strings.ContainsAny(q.option(q.key()), "`$")
	},
	"off-key-explanation": func(q raw, _ int) bool {
		w := q.option(q.wrong()[0])
		q["explanation"] = "The correct answer is " + w + ", since it is what the manual says of such a case."
		return !strings.ContainsAny(w, "`$0123456789") && len(w) > 20
	},
	"missing-rationale": func(q raw, _ int) bool { q.list("rationales")[q.wrong()[0]] = ""; return true },
	"equal-rationales": func(q raw, _ int) bool {
		w := q.wrong()
		q.list("rationales")[w[0]] = q.list("rationales")[w[1]]
		return true
	},
	"key-rationale": func(q raw, _ int) bool {
		q.list("rationales")[q.wrong()[0]] = "Correct: this is the answer."
		return true
	},

	"unbalanced-markup": func(q raw, _ int) bool { q["explanation"] = q.text("explanation") + " The `weir."; return true },
	"tex": func(q raw, _ int) bool {
		q["explanation"] = q.text("explanation") + ` Here $\frac{1}{$ holds.`
		return true
	},
	"spacing": func(q raw, _ int) bool { q["explanation"] = swap(q.text("explanation"), ". ", ".  "); return true },
	"mixed-quotes": func(q raw, _ int) bool {
		q["explanation"] = q.text("explanation") + ` It is "so" and “so”.`
		return true
	},
	"dash": func(q raw, _ int) bool {
		q["explanation"] = q.text("explanation") + " It takes 5-10 minutes."
		return true
	},
	"unit-space": func(q raw, _ int) bool {
		q["explanation"] = q.text("explanation") + " The pipe is 30ft long."
		return true
	},
	"unit-variants": func(q raw, _ int) bool {
		q["explanation"] = q.text("explanation") + " It took 30 s and then 40 sec."
		return true
	},
	"term": func(q raw, _ int) bool { q["explanation"] = q.text("explanation") + " It is storm water."; return true },
	"bare-link": func(q raw, _ int) bool {
		q["explanation"] = q.text("explanation") + " See https://www.epa.gov/water-research/swmm."
		return true
	},
	"mixed-script": func(q raw, _ int) bool {
		q["explanation"] = q.text("explanation") + " The с\u006fnduit fills."
		return true
	},
	"not-nfc": func(q raw, _ int) bool {
		q["explanation"] = q.text("explanation") + " Che\u0301zy said so."
		return true
	},
	"spelling": func(q raw, _ int) bool { q["explanation"] = q.text("explanation") + " It recieves water."; return true },
	"doubled-word": func(q raw, _ int) bool {
		q["explanation"] = q.text("explanation") + " So the the pipe fills."
		return true
	},
	"chatty": func(q raw, _ int) bool {
		q["explanation"] = q.text("explanation") + " Let's see what you get!"
		return true
	},

	"numeric-check": func(q raw, _ int) bool {
		check, ok := q["check"].(map[string]any)
		if ok {
			check["expr"] = "1.3*(" + check["expr"].(string) + ")"
		}
		return ok
	},
	"no-reference":     func(q raw, _ int) bool { delete(q, "references"); return true },
	"equal-stems":      func(q raw, _ int) bool { defer q.setStem(firstStem); return q.text("q") != firstStem },
	"near-equal-stems": func(q raw, _ int) bool { defer q.setStem("And " + lower(firstStem)); return q.text("q") != firstStem },
	// Two and two give each other's key away.
	"giveaway": func(q raw, n int) bool {
		word := func(n int, ending string) string { return "kol" + string(rune('a'+n)) + ending }
		one, other := n/2*2, n/2*2+1
		if n%2 == 1 {
			one, other = other, one
		}
		matter := word(n/2, "ban") + " " + word(n/2, "dur")
		q["q"] = fmt.Sprintf("Besides a %s %s, what stores water in the %s?", word(other, "fil"), word(other, "gor"), matter)
		q.set(q.key(), word(one, "fil")+" "+word(one, "gor"))
		return true
	},
}
