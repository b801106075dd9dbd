package rules

// bankMutations plant the flaw of a rule of the bank into 20 of its items, or
// into what they have in common.
var bankMutations = map[string]func(items []raw){
	"longest-key-balance": func(items []raw) {
		changeFirst(items, "advanced", planted, func(q raw) { q.set(q.key(), q.option(q.key())+" as it was measured at the time") })
	},
	"shortest-key-balance": func(items []raw) { changeFirst(items, "advanced", planted, func(q raw) { q.set(q.key(), "so") }) },
	"key-letter-balance":   func(items []raw) { changeFirst(items, "advanced", planted, toFirst) },
	"key-letter-run":       func(items []raw) { changeFirst(items, "hydraulics", planted, toFirst) },
	"level-balance":        func(items []raw) { changeFirst(items, "", planted, func(q raw) { q["level"] = "analyze" }) },
	"topic-size":           func(items []raw) { changeFirst(items, "", planted, func(q raw) { q["topic"] = "manning" }) },
	"unused-topic":         func(items []raw) { changeFirst(items, "hydraulics", 70, func(q raw) { q["topic"] = "manning" }) },
	"category-count":       func(items []raw) { changeFirst(items, "network", planted, func(q raw) { q["category"] = "advanced" }) },
	"test-wise-score": func(items []raw) {
		changeFirst(items, "advanced", planted, func(q raw) { q.set(q.key(), q.option(q.key())+" as it was measured at the time (1.5)") })
	},
}

// changeFirst changes the first items of a category; an empty one means any.
func changeFirst(items []raw, category string, n int, change func(raw)) {
	for _, q := range items {
		if n > 0 && (category == "" || q.text("category") == category) {
			change(q)
			n--
		}
	}
}

// toFirst makes A the key.
func toFirst(q raw) {
	key := q.option(q.key())
	q.set(q.key(), q.option(0))
	q.set(0, key)
	q["answer"] = "A"
}
