package lint

import (
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

func TestTokens(t *testing.T) {
	tests := []struct {
		text string
		want []string
	}{
		{"The pipe's 2nd end isn’t full.", []string{"The", "pipe's", "nd", "end", "isn’t", "full"}},
		{"rain-on-snow, x_1", []string{"rain", "on", "snow", "x"}},
		{"Chézy 'quoted' 水理", []string{"Chézy", "quoted", "水理"}},
		{"", nil},
		{"\xff 1", nil},
	}
	for _, test := range tests {
		var got []string
		for _, token := range Tokens(test.text) {
			got = append(got, test.text[token.Start:token.End])
		}
		same(t, test.want, got)
	}
}

func TestInProse(t *testing.T) {
	text := NewText("a `b` $c$ d")
	var prose strings.Builder
	for i := range text.Raw {
		if text.InProse(i) {
			prose.WriteByte(text.Raw[i])
		}
	}
	same(t, "a   d", prose.String())
}

// TestPassages lists the places and texts of an item and of a topic.
func TestPassages(t *testing.T) {
	b, _ := bank.Parse(t.Context(), bank.Sources{
		Questions: bank.Source{Path: "q.json", Data: []byte("[" + question("stem", `, "rationales": ["", "r", "s", "t"]`) + "]")},
		Topics: bank.Source{Path: "t.json", Data: []byte(`{"a/b": {"title": "title", "description": "text", "keyPoints": ["point"],
			"equations": [{"label": "label", "tex": "x", "where": {"y": "meaning"}}]}}`)},
	}, bank.Shape{})
	var list passages
	facts := NewFacts(&b.Questions[0])
	list.ofItem(b, 0, &facts)
	same(t, []string{"/0/q stem", "/0/explanation why", "/0/options/0 a", "/0/options/1 b", "/0/options/2 c", "/0/options/3 d",
		"/0/rationales/0 ", "/0/rationales/1 r", "/0/rationales/2 s", "/0/rationales/3 t"}, placesOf(list.list))
	list.ofTopic(&b.Topics[0])
	same(t, []string{"/a~1b/title title", "/a~1b/description text", "/a~1b/diagram ", "/a~1b/keyPoints/0 point", "/a~1b/equations/0/label label",
		"/a~1b/equations/0/tex x TeX", "/a~1b/equations/0/where/y y TeX fixed", "/a~1b/equations/0/where/y meaning"}, placesOf(list.list))
}

func placesOf(list []Passage) []string {
	var places []string
	for _, t := range list {
		place := t.At.pointer + " " + t.Source
		if t.TeX {
			place += " TeX"
		}
		if t.Fixed {
			place += " fixed"
		}
		places = append(places, place)
	}
	return places
}

// TestFormulasOfALongText looks behind the bound of what rules look at.
func TestFormulasOfALongText(t *testing.T) {
	source := strings.Repeat("flow ", maxText/5) + "$x$ and `y"
	var list passages
	list.new(At("/0/q"), "the stem", source)
	long := &list.list[0]
	same(t, 1, len(long.Formulas()))
	same(t, 1, len(long.Unbalanced()))
}
