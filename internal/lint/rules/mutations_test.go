package rules

import (
	"fmt"
	"regexp"
	"strings"
)

// inItemtypes names the tests of the rules about several keys, numbers and figures.
const inItemtypes = "the tests of itemtypes"

// testedElsewhere names the tests of each rule whose flaw is not planted.
var testedElsewhere = map[string]string{
	"all-keys": inItemtypes, "one-key-list": inItemtypes, "select-all": inItemtypes, "numeric-unit": inItemtypes,
	"numeric-tolerance": inItemtypes, "missing-alternative": inItemtypes,
	"telling-alternative": inItemtypes,
	"encoding":            "package bank",
	"byte-order-mark":     "package bank",
	"syntax":              "package bank",
	"duplicate-key":       "package bank: JSON made from Go values has no duplicate keys",
	"trailing-data":       "package bank",
	"empty-bank":          "package bank",
	"unused-ignore":       "package lint: it depends on the rules that run",
	"hidden-character":    "its own test",
	"image":               "package figure and package bank",
}

// mutations are the flaws of items.
var mutations = map[string]mutation{
	"wrong-type":    once(func(q raw) { q["q"] = []any{q["q"]} }),
	"missing-field": once(func(q raw) { delete(q, "answer") }),
	"unknown-field": once(func(q raw) { q["explanaton"] = "x" }),
	"empty-text":    once(func(q raw) { q["q"] = " " }),
	"options-per-question": once(func(q raw) {
		q["options"] = q.list("options")[:q.key()+1]
		if q.key() == 0 || q.key() == 3 {
			q["options"], q["answer"] = []any{q.option(0), q.option(1), q.option(2)}, "A"
		}
		delete(q, "rationales")
	}),
	"option-count":  once(func(q raw) { q["options"] = q.list("options")[:1] }),
	"answer-letter": once(func(q raw) { q["answer"] = "E" }),
	"invalid-value": once(func(q raw) { q["level"] = "know" }),
	"unknown-category": {many, func(q raw) bool {
		q["category"] = q.text("category") + "s"
		return true
	}},
	"unknown-topic":     {many, func(q raw) bool { q["topic"] = q.text("topic") + "x"; return true }},
	"unknown-reference": once(func(q raw) { q["references"] = []any{raw{"source": "UM", "section": "99.9"}} }),
	"unknown-ignore":    once(func(q raw) { q["ignore"] = []any{raw{"rule": "longest-keys", "reason": "planted"}} }),

	"negative-stem":   once(func(q raw) { q["q"] = "Which of these does not apply to a conduit of SWMM?" }),
	"double-negative": once(func(q raw) { q["q"] = "Which part is **not** impossible to leave out, and cannot be left in?" }),
	"unfocused-stem":  once(func(q raw) { q["q"] = "Which of these is true?" }),
	"blank-place":     once(func(q raw) { q["q"] = "A ____ joins two nodes of a network and carries flow between them." }),
	"opinion": {many, func(q raw) bool {
		q["q"] = "In your opinion, " + lowerFirst(lastSentence(q.text("q")))
		return !strings.Contains(q.text("q"), "```")
	}},
	"vague-frequency": once(func(q raw) { q.setAll("It often floods", "It rarely floods", "It usually drains", "It seldom drains") }),
	"several-questions": {many, func(q raw) bool {
		q["q"] = q.text("q") + " And what follows from it?"
		return !strings.ContainsAny(q.text("q"), "\n\"“") && strings.Contains(q.text("q"), "? And")
	}},
	"repeated-start": {many, func(q raw) bool {
		for i := range 4 {
			q.set(i, "because of "+q.option(i))
		}
		return true
	}},
	"true-false-options": {many, func(q raw) bool {
		q.setAll("True, as the pipe fills", "True, as the pipe drains", "False, as the pipe fills", "False, as the pipe drains")
		return true
	}},
	"stem-picture": {many, func(q raw) bool {
		before := []string{"The figure below shows the site. ", "The following diagram shows the site. ", "The site is shown in Figure 2. "}
		q["q"] = before[len(q.text("q"))%3] + q.text("q")
		return !strings.ContainsAny(q.text("q"), "`$|\n") && q["stimulus"] == nil
	}},

	"numbered-stem": {many, func(q raw) bool { q["q"] = "12. " + q.text("q"); return true }},
	"equal-options": {many, func(q raw) bool { w := q.wrong(); q.set(w[1], q.option(w[0])+"  "); return true }},
	"all-of-the-above": {many, func(q raw) bool {
		q.set(q.wrong()[2], standIns[len(q.text("q"))%3])
		return !letters.MatchString(q.text("q")) && !strings.Contains(q.text("q"), "How many") &&
			!strings.HasPrefix(q.option(0), "One ") // "None" is a number there
	}},
	"near-equal-options": once(func(q raw) {
		w := q.wrong()
		q["q"] = "What does the flow in a channel depend on?"
		q.set(w[0], "the slope of the water surface")
		q.set(w[1], "the water surface's slope")
	}),
	"absolute-words": once(func(q raw) {
		w := q.wrong()
		q.set(w[0], "It always drains fully")
		q.set(w[1], "It never fills at all")
		q.set(w[2], "It is always half full")
		q.set(q.key(), "It drains within the hour")
	}),
	"odd-form": once(func(q raw) {
		q.setAll("Normal depth", "Critical depth", "Sequent depth", "Alternate depth")
		w := q.wrong()[1]
		q.set(w, q.option(w)+".")
	}),
	"number-precision": once(func(q raw) { q.setAll("2.1 ft", "3.4 ft", "4.8 ft", "5.6667 ft") }),
	"mixed-units":      once(func(q raw) { q.setAll("2.1 ft", "3.4 m", "4.8 ft", "5.6 ft") }),
	"article-cue": once(func(q raw) {
		q["q"] = "A link that passes water through an opening in a wall is an"
		q.setAll("orifice", "weir", "pump", "conduit")
	}),
	"clang": once(func(q raw) {
		q["q"] = "Which quantity does the Hortonian method reduce over time?"
		q.setAll("Surface storage", "Bed friction", "Channel slope", "Wall seepage")
		q.set(q.key(), "Hortonian capacity")
	}),
	"convergence": once(func(q raw) {
		w := q.wrong()
		q.set(q.key(), "Steep slope, rough bed, deep water")
		q.set(w[0], "Steep slope, rough bed, dry sand")
		q.set(w[1], "Steep slope, clear wall, deep water")
		q.set(w[2], "Mild grade, rough bed, deep water")
	}),
	"opposite-options": once(func(q raw) {
		w := q.wrong()
		q.set(q.key(), "The depth increases")
		q.set(w[0], "The depth decreases")
		q.set(w[1], "The gate closes")
		q.set(w[2], "The pump stops")
	}),
	"option-within-option": once(func(q raw) {
		q["q"] = "What does the flow in a channel depend on?"
		q.setAll("The slope of the bed", "The slope of the bed and the depth", "The color of the water", "The age of the gate")
	}),
	"overlapping-ranges": once(func(q raw) { q.setAll("0 to 5 ft", "4 to 10 ft", "10 to 20 ft", "20 to 30 ft") }),
	"number-order": {many, func(q raw) bool {
		first, second := q.option(1), q.option(2)
		q.set(1, second)
		q.set(2, first)
		return q["check"] != nil && number.MatchString(first) && number.MatchString(q.option(0)) && first != second
	}},
	"filler-option": {many, func(q raw) bool { q.set(q.wrong()[0], fillers[len(q.text("q"))%3]); return true }},
	"lettered-option": {many, func(q raw) bool {
		for i := range 4 {
			q.set(i, fmt.Sprintf("%c) %s", 'A'+rune(i), q.option(i)))
		}
		return true
	}},

	"longest-key": {many, func(q raw) bool {
		q.set(q.key(), q.option(q.key())+strings.Repeat(", as it is explained at length here and under all of these conditions", 3))
		return !strings.ContainsAny(q.option(q.key()), "`$")
	}},
	"missing-explanation": once(func(q raw) { q["explanation"] = "It is so." }),
	"letter-reference":    inExplanation(" Option B is wrong."),
	"echo-explanation": {many, func(q raw) bool {
		q["explanation"] = "The right answer to this question is: " + q.option(q.key()) + ". So this answer is the right one."
		return len(q.option(q.key())) > 15 && !strings.ContainsAny(q.option(q.key()), "`$")
	}},
	"off-key-explanation": once(func(q raw) {
		q["q"] = "Which process takes water out of the ground?"
		q.setAll("Evaporation", "Condensation", "Sublimation", "Transpiration")
		q["explanation"] = "In " + strings.ToLower(q.option(q.wrong()[0])) + " the molecules cross a surface where two phases meet."
	}),
	"missing-rationale": {many, func(q raw) bool { q.list("rationales")[q.wrong()[0]] = ""; return true }},
	"equal-rationales": {many, func(q raw) bool {
		w := q.wrong()
		q.list("rationales")[w[0]] = q.list("rationales")[w[1]]
		return true
	}},
	"key-rationale": {many, func(q raw) bool { q.list("rationales")[q.wrong()[0]] = "Correct: this is the answer."; return true }},

	"unbalanced-markup": inExplanation(" The `weir."),
	"tex":               inExplanation(` Here $\frac{1}{$ applies.`),
	"spacing": {many, func(q raw) bool {
		q["explanation"] = strings.Replace(q.text("explanation"), ". ", ".  ", 1)
		return strings.Contains(q.text("explanation"), ".  ")
	}},
	"mixed-quotes":  inExplanation(` It is "so" and “so”.`),
	"unit-space":    inExplanation(" The pipe is 30ft long."),
	"unit-variants": inExplanation(" It took 30 s and then 40 sec."),
	"term":          inExplanation(" It is storm water."),
	"bare-link":     inExplanation(" See https://www.epa.gov/water-research/swmm."),
	"spelling":      inExplanation(" It recieves water."),
	"doubled-word":  inExplanation(" So the the pipe fills."),
	"html-markup":   inExplanation(" It is <b>deep</b>."),
	"punctuation":   inExplanation(" The pipe fills, and then it drains"),

	"numeric-check": {many, func(q raw) bool {
		check, ok := q["check"].(map[string]any)
		if ok {
			check["expr"] = "1.3*(" + check["expr"].(string) + ")"
		}
		return ok
	}},
}

// bankMutations are the flaws of the bank as a whole.
var bankMutations = map[string]func(items []raw){
	"duplicate-id": func(items []raw) { items[200]["id"] = items[0]["id"] },
	"equal-stems":  func(items []raw) { items[200]["q"] = items[0]["q"] },
	"near-equal-stems": func(items []raw) {
		items[200] = items[0].clone()
		items[200]["q"] = "And " + lowerFirst(items[0].text("q"))
	},
	"key-letter-balance": func(items []raw) { changeFirst(items, "advanced", keyToFirst) },
	"unused-topic": func(items []raw) {
		unused := items[0].text("topic")
		for _, q := range items {
			if q.text("topic") == unused {
				q["topic"] = items[200]["topic"]
			}
		}
	},
}

// once returns a mutation that plants the flaw in one question, whatever its texts are.
func once(plant func(q raw)) mutation {
	return mutation{1, func(q raw) bool { plant(q); return true }}
}

// inExplanation returns a mutation that adds a flaw to real explanations.
func inExplanation(flaw string) mutation {
	return mutation{many, func(q raw) bool { q["explanation"] = q.text("explanation") + flaw; return true }}
}

func (q raw) setAll(options ...string) {
	for i, text := range options {
		q.set(i, text)
	}
}

// changeFirst changes the first items of a category, or of the bank if category is empty.
func changeFirst(items []raw, category string, change func(raw)) {
	n := 0
	for _, q := range items {
		if n < many && (category == "" || q.text("category") == category) {
			change(q)
			n++
		}
	}
}

// keyToFirst makes A the key.
func keyToFirst(q raw) {
	key := q.option(q.key())
	q.set(q.key(), q.option(0))
	q.set(0, key)
	q["answer"] = "A"
}

var (
	number   = regexp.MustCompile(`^[0-9.,]+`)
	letters  = regexp.MustCompile(`\b[AB]\b`) // letters that name something other than options
	standIns = []string{"All of the above", "None of these", "Both A and B"}
	fillers  = []string{"I don't know", "Not sure", "..."}
)

func lowerFirst(text string) string { return strings.ToLower(text[:1]) + text[1:] }

// lastSentence returns the last sentence of a text.
func lastSentence(text string) string {
	if i := strings.LastIndex(text, ". "); i >= 0 {
		return text[i+2:]
	}
	return text
}
