package lint

import (
	"strconv"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
)

// Field is a text that learners read, of an item or a topic, with its place.
type Field struct {
	At Place
	// Name is its name in messages: "the stem", "option B".
	Name string
	*itemtext.Text
	// TeX reports whether all of it is TeX, without dollar signs.
	TeX bool
}

// ItemFields lists the texts of an item. The alternative text of a stimulus is not among them:
// it is plain text, in which *, ` and $ are not markup.
func ItemFields(b *bank.Bank, item int, texts *itemtext.Item) []Field {
	list := make([]Field, 0, 2+len(texts.Options)+len(texts.Rationales)+len(texts.Misconceptions))
	add := func(part, name string, text *itemtext.Text) {
		list = append(list, Field{At: At(b.Pointer(item) + part), Name: name, Text: text})
	}
	add("/q", "the stem", &texts.Stem)
	add("/explanation", "the explanation", &texts.Explanation)
	for i := range texts.Options {
		add("/options/"+strconv.Itoa(i), "option "+bank.Letters[i], &texts.Options[i])
	}
	for i := range texts.Rationales {
		add("/rationales/"+strconv.Itoa(i), "the rationale of option "+bank.Letters[i], &texts.Rationales[i])
	}
	for i, m := range b.Questions[item].Misconceptions {
		add("/misconceptions/"+strconv.Itoa(i)+"/rationale", "the rationale of "+m.String(), &texts.Misconceptions[i])
	}
	return list
}

// topicFields lists the texts of a topic.
func topicFields(topic *bank.Topic) []Field {
	list := make([]Field, 0, 3+len(topic.KeyPoints)+len(topic.Applications)+8*len(topic.Equations))
	at := "/" + bank.EscapePointer(topic.ID)
	prose := func(part, name, source string) {
		text := itemtext.New(source)
		list = append(list, Field{At: AtTopic(at + part), Name: name, Text: &text})
	}
	tex := func(place Place, name, source string) {
		raw := source[:min(len(source), itemtext.MaxLength)]
		text := &itemtext.Text{Raw: raw, Prose: strings.Repeat(" ", len(raw))}
		list = append(list, Field{At: place, Name: name, Text: text, TeX: true})
	}
	prose("/title", "the title", topic.Title)
	prose("/description", "the description", topic.Description)
	prose("/diagram", "the text of the diagram", topic.Diagram)
	for i, point := range topic.KeyPoints {
		prose("/keyPoints/"+strconv.Itoa(i), "the key point", point)
	}
	for i, application := range topic.Applications {
		prose("/applications/"+strconv.Itoa(i), "the application", application)
	}
	for i, e := range topic.Equations {
		equation := "/equations/" + strconv.Itoa(i)
		prose(equation+"/label", "the label", e.Label)
		tex(AtTopic(at+equation+"/tex"), "the equation", e.TeX)
		for _, s := range e.Where {
			where := equation + "/where/" + bank.EscapePointer(s.TeX)
			tex(AtTopic(at+where).Key(), "the symbol", s.TeX)
			prose(where, "the meaning", s.Meaning)
		}
	}
	return list
}
