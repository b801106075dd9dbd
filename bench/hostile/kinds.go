//go:build linux

package main

import (
	"encoding/json"
	"fmt"
	"strings"
)

// kind is one way to make the tool take a lot of time or memory.
type kind struct {
	name string
	// formulas marks kinds made of formulas, which may take longer.
	formulas bool
	// files makes the files of a bank: at most about size bytes in all, before JSON escapes the texts.
	files func(size int) map[string]string
}

// kinds are the hostile inputs. docs/robustness.md lists the results.
var kinds = []kind{
	{"one formula that doubles its argument, many times", true, inStem(repeat(`$\def\a#1{\a{#1#1}}\a{x}$ `))},
	{"different formulas that double their argument", true, inStem(numbered(`$\def\a#1{\a{#1#1}}\a{%d}$ `))},
	{"chemical formulas of arrows, 4 kB each", true, inStem(numbered(`$\ce{` + strings.Repeat("->[", 1300) + `%d}$ `))},
	{"formulas of nested overlays", true, inStem(numbered(`$` + strings.Repeat(`\llap{`, 12) + `%d` +
		strings.Repeat("}", 12) + `$ `))},
	{"chemical formulas", true, inStem(numbered(`$\ce{%d H2O + SO4^2- <=>[a] H2SO4}$ `))},
	{"formulas that need the renderer", true, inStem(numbered(`$\lfloor x_{%d} \rfloor$ `))},
	{"formulas of known forms", true, inStem(numbered(`$x_{%d} + \frac{1}{2}$ `))},
	{"unknown keys in one object", false, inItem(numbered(`,"k%d":0`))},
	{"repeated keys in one object", false, inItem(repeat(`,"topic":"t"`))},
	{"values that a check does not use", false, func(size int) map[string]string {
		vars := `{"a":0` + numbered(`,"v%d":0`)(size) + "}"
		return bank(with(item("q", "a", "b", "c", "1"), `"check":{"expr":"1","tolerance":0.1,"vars":`+vars+"}"))
	}},
	{"options of single letters", false, func(size int) map[string]string {
		text := repeat("A B C D ")(size / 4)
		return bank(item("Which letters are these?", text+"a", text+"b", text+"c", text+"d"))
	}},
	{"options of one word, many times", false, func(size int) map[string]string {
		text := repeat("word, ")(size / 4)
		return bank(item("Which words are these?", text+"a", text+"b", text+"c", text+"d"))
	}},
	{"options of misspelled words", false, func(size int) map[string]string {
		text := repeat("seperate ")(size / 4)
		return bank(item("Which words are these?", text+"a", text+"b", text+"c", text+"d"))
	}},
	{"deep nesting", false, func(size int) map[string]string {
		depth := size / 100
		return map[string]string{"questions.json": strings.Repeat("[", depth) + strings.Repeat("]", depth)}
	}},
	{"numbers nested 16 deep", false, func(size int) map[string]string {
		return map[string]string{"questions.json": strings.Repeat("[", 16) + "0" + repeat(",0")(size) + strings.Repeat("]", 16)}
	}},
	{"numbers nested 63 deep", false, func(size int) map[string]string {
		return map[string]string{"questions.json": strings.Repeat("[", 63) + "0" + repeat(",0")(size) + strings.Repeat("]", 63)}
	}},
	{"one stem of prose", false, inStem(repeat("Water flows through the pipe, and the pipe is full. "))},
	{"one stem without a space", false, inStem(repeat("x"))},
	{"a fixable flaw in each word", false, inStem(repeat("word  word ,"))},
	{"unmatched dollar signs", false, inStem(func(size int) string { return repeat(`\$x`)(size) + " $" })},
	{"asterisks that open and never close", false, inStem(repeat("**a `"))},
	{"an escape and a fixable flaw in each word", false, func(size int) map[string]string {
		return bank(`{"q":"` + repeat(`\u00e9  `)(size) + `?","options":["a","b","c","d"],"answer":"A","explanation":"e"}`)
	}},
	{"equal items", false, items(func(int) string { return item("Which one?", "a", "b", "c", "d") })},
	{"items that are nearly equal", false, items(func(n int) string {
		return item(fmt.Sprintf("Which of the flows through pipe %d is the greatest in a storm of %d hours?", n, n%7), "a", "b", "c", "d")
	})},
	{"empty items", false, items(func(int) string { return "{}" })},
	{"numbers instead of items", false, items(func(int) string { return "0" })},
	{"IDs that are all the same", false, items(func(int) string { return with(plain, `"id":"same"`) })},
	{"one long ID with flaws", false, func(size int) map[string]string {
		return bank(with(item("Which  is  it ?", "a", "b", "c", "d"), `"id":"`+repeat("x")(size/2)+`"`) + repeat(`,{"id":0}`)(size/2))
	}},
	{"ignored rules that do not exist", false, func(size int) map[string]string {
		ignored := numbered(`,{"rule":"longest-kay-of-%d","reason":"y"}`)(size)
		return bank(with(plain, `"ignore":[{"rule":"x","reason":"y"}`+ignored+"]"))
	}},
	{"numbers and empty texts in a list of texts", false, func(size int) map[string]string {
		return bank(with(plain, `"rationales":["a"`+repeat(`,0,""`)(size)+"]"))
	}},
	{"unknown topics among known ones", false, func(size int) map[string]string {
		files := items(func(int) string { return with(plain, `"topic":"topic-of-numbr-7"`) })(size / 2)
		topics := numbered(`,"topic-of-number-%d":{"title":"t","description":"d"}`)(size / 2)
		files["topics.json"] = `{"x":{"title":"t","description":"d"}` + topics + "}"
		return files
	}},
	{"unknown references among known ones", false, func(size int) map[string]string {
		cited := numbered(`,{"source":"S","section":"sectoin %d"}`)(size / 2)
		files := bank(with(plain, `"references":[{"source":"S","section":"x"}`+cited+"]"))
		entries := numbered(`,{"source":"S","section":"section %d","title":"t"}`)(size / 2)
		files["references.json"] = `{"sources":[{"id":"S","title":"t"}],"entries":[{"source":"S","section":"0","title":"t"}` + entries + "]}"
		return files
	}},
	{"errors inside a topic with a long name", false, func(size int) map[string]string {
		files := bank(plain)
		topic := `{"title":"t","description":"d","keyPoints":["a"` + repeat(`,0`)(size/2) + "]}"
		files["topics.json"] = `{"` + repeat("x")(size/2) + `":` + topic + "}"
		return files
	}},
	{"one topic with a long name among short ones", false, func(size int) map[string]string {
		long := with(plain, `"topic":"`+repeat("x")(size/2)+`"`)
		return bank(long + repeat(","+with(plain, `"topic":"t"`))(size/2))
	}},
	{"key points of a topic", false, func(size int) map[string]string {
		files := bank(plain)
		files["topics.json"] = `{"t":{"title":"t","description":"d","keyPoints":["a"` + numbered(`,"Point  %d ,"`)(size) + "]}}"
		return files
	}},
	{"brackets that never close", false, func(size int) map[string]string {
		return map[string]string{"questions.json": `[{"q":` + repeat("[")(size)}
	}},
	{"bytes that are not text", false, func(size int) map[string]string {
		return map[string]string{"questions.json": repeat("\xff\x00")(size)}
	}},
}

// plain is a short, valid item.
var plain = item("Which?", "a", "b", "c", "d")

// repeat returns a function that repeats a text as often as fits into a size.
func repeat(text string) func(int) string {
	return func(size int) string { return strings.Repeat(text, size/len(text)) }
}

// numbered returns a function that repeats a format, filled in with 0, 1, 2 and so on, until a size is reached.
func numbered(format string) func(int) string {
	return func(size int) string {
		var b strings.Builder
		for i := 0; b.Len() < size; i++ {
			fmt.Fprintf(&b, format, i)
		}
		return b.String()
	}
}

func item(stem string, options ...string) string {
	data, err := json.Marshal(map[string]any{
		"q": stem, "options": options, "answer": "A", "explanation": "It is the first one, as the list shows.",
	})
	if err != nil {
		panic(err) // strings can always be encoded
	}
	return string(data)
}

// with adds a member, such as "id":"x", to an item.
func with(item, member string) string { return strings.TrimSuffix(item, "}") + "," + member + "}" }

// bank returns the files of a bank with these items.
func bank(items string) map[string]string {
	return map[string]string{
		"swmmquiz.yaml":   "bank: questions.json\ntopics: topics.json\nreferences: references.json\n",
		"questions.json":  "[" + items + "]",
		"topics.json":     "{}",
		"references.json": `{"sources":[],"entries":[]}`,
	}
}

func inStem(text func(int) string) func(int) map[string]string {
	return func(size int) map[string]string { return bank(item(text(size)+"?", "a", "b", "c", "d")) }
}

// inItem puts members into an item. Each begins with a comma.
func inItem(members func(int) string) func(int) map[string]string {
	return func(size int) map[string]string {
		return bank(strings.TrimSuffix(plain, "}") + members(size) + "}")
	}
}

func items(one func(n int) string) func(int) map[string]string {
	return func(size int) map[string]string {
		var b strings.Builder
		for i := 0; b.Len() < size; i++ {
			if i > 0 {
				b.WriteByte(',')
			}
			b.WriteString(one(i))
		}
		return bank(b.String())
	}
}
