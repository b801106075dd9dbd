package english

import (
	"embed"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// Class is a set of word classes. Each class except Letter has a file in the folder words.
// The file, named in classNames, lists the words and says what they have in common.
type Class uint64

const (
	Abbreviation Class = 1 << iota
	Absolute
	Article
	Auxiliary
	Be
	Chat
	Command
	Comparative
	Conjunction
	Degree
	Denial
	Determiner
	Empty
	Hedge
	Link
	Markup
	Modal
	Negation
	NumberWord
	OptionWord
	Ordinal
	Period
	Picture
	Place
	Preposition
	Pronoun
	Quantifier
	QuestionWord
	Repeatable
	StatementWord
	Subordinator
	Taste
	Vague
	Verdict
	YesNo
	// Letter is a single capital from A to H, which can name an option.
	Letter
)

// classNames are the names of the classes in the order of their bits.
var classNames = []string{
	"abbreviation", "absolute", "article", "auxiliary", "be", "chat", "command", "comparative", "conjunction",
	"degree", "denial", "determiner", "empty", "hedge", "link", "markup", "modal", "negation", "number",
	"option", "ordinal", "period", "picture", "place", "preposition", "pronoun", "quantifier", "question", "repeatable",
	"statement", "subordinator", "taste", "vague", "verdict", "yes-no", "letter",
}

// classNamed returns the class with a name.
func classNamed(name string) (Class, bool) {
	i := slices.Index(classNames, name)
	return 1 << max(i, 0), i >= 0
}

//go:embed words
var files embed.FS

// vocabulary maps each listed word to its classes.
var vocabulary = sync.OnceValue(func() map[string]Class {
	words := make(map[string]Class, 2048)
	for i, name := range classNames {
		if name == "letter" {
			continue // Tokens recognizes it by its form
		}
		for word := range entries(name) {
			words[word] |= 1 << i
		}
	}
	return words
})

// entries yields the lines of a file of the folder words, without comments and empty lines.
func entries(name string) func(yield func(string) bool) {
	data, err := files.ReadFile("words/" + name + ".txt")
	if err != nil {
		panic(fmt.Sprintf("english: %v", err))
	}
	return func(yield func(string) bool) {
		for line := range strings.Lines(string(data)) {
			line = strings.TrimSpace(line)
			if line != "" && line[0] != '#' && !yield(line) {
				return
			}
		}
	}
}

// ClassesOf returns the classes of a word in lower case, except Letter.
func ClassesOf(word string) Class { return vocabulary()[word] }
