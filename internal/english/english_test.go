package english

import (
	"slices"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
)

func words(text string) string { return strings.Join(Words(Tokens(text)), "|") }

func TestTokens(t *testing.T) {
	tests := []struct{ text, want string }{
		{"The pipe's full.", "the|pipe's|full"},
		{"It isn’t 3.5 m³/s", "it|isn't|3.5|m|s"},
		{"SWMM5, 2nd, 1,250", "swmm|5|2nd|1,250"},
		{"non-uniform flow", "non|uniform|flow"},
		{"", ""},
	}
	for _, test := range tests {
		if got := words(test.text); got != test.want {
			t.Errorf("%q: got %s, want %s", test.text, got, test.want)
		}
	}
}

func TestOpaqueTokens(t *testing.T) {
	tokens := Tokens("Set `not x` now", Span{4, 11})
	if len(tokens) != 3 || tokens[1].Kind != Opaque || tokens[2].Word != "now" {
		t.Errorf("got %+v, want the code as one token", tokens)
	}
}

func TestClasses(t *testing.T) {
	for text, class := range map[string]Class{
		"Not": Negation, "isn’t": Negation, "ALWAYS": Absolute, "which": QuestionWord, "seven": NumberWord, "B": Letter,
	} {
		if token := Tokens(text)[0]; !token.Is(class) {
			t.Errorf("%s has classes %b, want class %b", text, token.Classes, class)
		}
	}
	if Tokens("b")[0].Is(Letter) || Tokens("Bc")[0].Is(Letter) {
		t.Error("only a single capital can name an option")
	}
}

func TestSentences(t *testing.T) {
	tests := []struct {
		text string
		want []string
	}{
		{"A pipe fills. What happens?", []string{"A pipe fills.", "What happens?"}},
		{"See Fig. 3, e.g. the weir of Dr. Smith. It works!", []string{"See Fig. 3, e.g. the weir of Dr. Smith.", "It works!"}},
		{"J. J. Thomson wrote it. Who did not?", []string{"J. J. Thomson wrote it.", "Who did not?"}},
		{"It needs vitamin C. Which one?", []string{"It needs vitamin C.", "Which one?"}},
		{"The slope is 0.5. Then 3.5 m", []string{"The slope is 0.5.", "Then 3.5 m"}},
		{"\"Why?\" she asked", []string{"\"Why?\"", "she asked"}},
		{"Open example.com/a.b now", []string{"Open example.com/a.b now"}},
		{"", nil},
	}
	for _, test := range tests {
		var got []string
		for _, s := range Sentences(test.text, Tokens(test.text)) {
			got = append(got, test.text[s.Span().Start:s.Span().End])
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
}

func TestQuestions(t *testing.T) {
	text := "The pipe is full. What now? It rains."
	got := Questions(Sentences(text, Tokens(text)))
	if len(got) != 1 || got[0].Tokens[0].Word != "what" {
		t.Errorf("got %v, want the second sentence", got)
	}
	text = "A weir. It is used to"
	got = Questions(Sentences(text, Tokens(text)))
	if len(got) != 1 || got[0].Tokens[0].Word != "it" {
		t.Errorf("got %v, want the last sentence", got)
	}
}

func TestQuestionMarkAmongFinalMarks(t *testing.T) {
	for text, want := range map[string]bool{"Really?": true, "Really?!": true, "Really!?": true, "(Really!?)": true, "Really!!": false} {
		sentences := Sentences(text, Tokens(text))
		if len(sentences) != 1 || sentences[0].Question != want {
			t.Errorf("%q: got %v, want question %v", text, sentences, want)
		}
	}
}

func TestMainClause(t *testing.T) {
	tests := []struct{ text, want string }{
		{"If the pipe is full, what happens?", "what happens?"},
		{"When the pipe is full, in which node does it flood?", "in which node does it flood?"},
		{"When does it flood, at noon or later?", "When does it flood, at noon or later?"},
		{"In which year did it flood, and where?", "In which year did it flood, and"},
		{"Which pipe is full when it rains?", "Which pipe is full"},
		{"Which of these explains why it floods?", "Which of these explains"},
		{"Which node, if any, floods?", "Which node,"},
		{"In summer, after a storm, it floods", "it floods"},
		{"The pipe that leaks is", "The pipe"},
		{"It is a pipe whose wall leaks", "It is a pipe"},
		{"In the pipe of which node does it flow?", "In the pipe of which node does it flow?"},
	}
	for _, test := range tests {
		clause := MainClause(Tokens(test.text))
		if got := test.text[clause[0].Start:clause[len(clause)-1].End]; got != test.want {
			t.Errorf("%s: got %q, want %q", test.text, got, test.want)
		}
	}
}

func TestNegations(t *testing.T) {
	tests := map[string]string{
		"It does not leak": "not", "It can't and never will": "can't|never", "It no longer leaks": "", "red, but not blue": "",
		"not only pipes": "", "whether or not it rains": "",
	}
	for text, want := range tests {
		if got := strings.Join(Words(Negations(Tokens(text))), "|"); got != want {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
	}
}

func TestPatterns(t *testing.T) {
	tests := []struct{ pattern, text, want string }{
		{"all/none of? the? above", "Or all of the above.", "all of the above"},
		{"<option> [ <letter> ]", "as option B says", "B"},
		{"^ both <letter> and <letter> $", "Both A and C", "Both A and C"},
		{"^ both <letter> and <letter> $", "Both A and C pipes", ""},
		{"<modal/be> then", "it will then be", "will then"},
		{"in/<modal/be>/on then", "it is then on", "is then"},
		{"choose~ #", "he chose three", "chose three"},
		{"do you _{2} think", "What do you really now think", "do you really now think"},
		{"do you _{2} think", "do you a b c think", ""},
		{"not !only/just", "it is not only so", ""},
		{"not !only/just", "it is not so", "not"},
		{"is a/an $", "What is a:", "is a"},
		{"5 / hour", "at 5 / hour", "5 / hour"},
		{"eat~ #", "he ate three", "ate three"},
		{"<article>? fish~ #?", "he fishes", "fishes"},
		{"<article>? #? pipe~", "see 3 pipes", "3 pipes"},
		{"!the _ pipe", "the old pipe", "old pipe"},
		{"-old/new pipe/pipes", "an old pipe with pipes", "pipes"},
		{"-old pipe", "pipe", "pipe"},
		{"-old pipe", "old pipe", ""},
	}
	for _, test := range tests {
		tokens := Tokens(test.text)
		got := ""
		if found := NewPatterns(test.pattern).Find(tokens); found != nil {
			got = test.text[found[0].Start:found[len(found)-1].End]
		}
		if got != test.want {
			t.Errorf("%s in %q: got %q, want %q", test.pattern, test.text, got, test.want)
		}
	}
}

// TestPatternStarts checks that no match is lost when patterns are filtered by their first token.
func TestPatternStarts(t *testing.T) {
	sources := []string{
		"<article>? pipe~", "eat~/sleep~ #?", "<be>* <verdict>", "#", "!the _ pipe", "^ <command>", "_{2} pipe", "[ <option> ] <letter>?", "$ ?",
		"not/<modal> be", "the? # of? these/those", "pipe", ", and/or", "? $",
	}
	texts := []string{
		"He ate 3 pipes, and is not correct. Sleep two of these?", "The pipe may be option B; it is, was and are right",
		"Choose the old pipe of those three, or `x` ate", "",
	}
	for _, source := range sources {
		for _, text := range texts {
			filtered, all := NewPatterns(source), NewPatterns(source)
			all.compile.Do(all.build)
			all.anyToken = 1
			for _, pattern := range all.patterns {
				pattern.start.anyToken = true
			}
			tokens := Tokens(text)
			if got, want := filtered.All(tokens), all.All(tokens); !slices.Equal(got, want) {
				t.Errorf("%s in %q: got %v, want %v", source, text, got, want)
			}
		}
	}
}

func TestPatternsAll(t *testing.T) {
	tokens := Tokens("not here, not there and not only that")
	if got := NewPatterns("not !only").All(tokens); len(got) != 2 {
		t.Errorf("got %v, want two matches", got)
	}
	p := NewPatterns("i? do not know")
	if !p.Starts(Tokens("I do not know weirs")) || p.Starts(Tokens("So I do not know")) || p.Starts(nil) {
		t.Error("Starts must match at the first token")
	}
	if !p.MatchesAll(Tokens("I do not know")) || p.MatchesAll(Tokens("I do not know weirs")) || p.MatchesAll(nil) {
		t.Error("MatchesAll must match all tokens")
	}
}

func TestStem(t *testing.T) {
	for _, pair := range [][2]string{{"pipes", "pipe"}, {"chosen", "choose"}, {"held", "holds"}} {
		if Stem(pair[0]) != Stem(pair[1]) {
			t.Errorf("%s and %s: %s, %s", pair[0], pair[1], Stem(pair[0]), Stem(pair[1]))
		}
	}
}

func TestContent(t *testing.T) {
	got := Content(Tokens("Which of the following pipes is a full pipe in 3 s?"))
	if !slices.Equal(got, []string{"pipe", "full"}) {
		t.Errorf("got %q, want pipe and full", got)
	}
}

func TestRelated(t *testing.T) {
	for _, pair := range [][2]string{{"crime", "criminal"}, {"vary", "variation"}, {"infiltrate", "infiltration"}} {
		if !Related(Stem(pair[0]), Stem(pair[1])) {
			t.Errorf("%q should be related", pair)
		}
	}
	for _, pair := range [][2]string{{"pump", "pumice"}, {"weir", "weight"}, {"inlet", "inland"}} {
		if Related(Stem(pair[0]), Stem(pair[1])) {
			t.Errorf("%q should not be related", pair)
		}
	}
}

func TestOpposed(t *testing.T) {
	tests := []struct {
		a, b string
		want bool
	}{
		{"It increases", "It decreases", true},
		{"The flow is stable", "The flow is unstable", true},
		{"It drains", "It does not drain", true},
		{"Hypertension", "Hypotension", true},
		{"A rising limb", "A falling limb", true},
		{"It can flood", "It cannot flood", true},
		{"non-uniform flow", "uniform flow", true},
		{"A warm world with less ice", "A cold world with more ice", true},
		{"It fills", "It floats", false},
		{"inflow", "flow", false},
		{"", "", false},
	}
	for _, test := range tests {
		if got := Opposed(Tokens(test.a), Tokens(test.b)); got != test.want {
			t.Errorf("%q and %q: got %v, want %v", test.a, test.b, got, test.want)
		}
	}
}

func TestShareOpposite(t *testing.T) {
	if !ShareOpposite(Stem("reduces"), Stem("lowered")) || ShareOpposite(Stem("rises"), Stem("falls")) || ShareOpposite("weir", "pump") {
		t.Error("words share an opposite when both are opposites of one word")
	}
	if !HasOpposite(Stem("rising")) || HasOpposite("weir") {
		t.Error("\"rising\" should have an opposite, and \"weir\" none")
	}
}

func TestDenies(t *testing.T) {
	for word, want := range map[string]bool{
		"unlikely": true, "unsafe": true, "nonuniform": true, "invalid": true, "union": false, "unions": false, "units": false,
	} {
		if Denies(word) != want {
			t.Errorf("Denies(%q) = %v", word, !want)
		}
	}
}

func TestTakesArticle(t *testing.T) {
	for word, want := range map[string]string{
		"orifice": "an", "hour": "an", "unit": "a", "unusual": "an", "MTU": "an", "UPS": "a", "one": "a", "weir": "a",
		"S": "an", "U": "a", "n": "an", "u": "a", "Ångström": "an", "Čech": "a", "": "a", "Euler": "an", "Eulerian": "an", "eutrophic": "a",
		"urea": "a", "urologist": "a", "uranium": "a", "uterine": "a", "unanimous": "a", "unanswered": "an", "urban": "an",
		"SWMM": "a an", "SCADA": "a an", "HTML": "a an", "AWWA": "an",
	} {
		for _, article := range []string{"a", "an"} {
			if got := TakesArticle(article, word); got != slices.Contains(strings.Fields(want), article) {
				t.Errorf("TakesArticle(%q, %q) = %v", article, word, got)
			}
		}
	}
}

// TestVocabulary checks the form of the lists: sorted, lower case, no
// duplicates, a comment at the top.
func TestVocabulary(t *testing.T) {
	list, err := files.ReadDir("words")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range list {
		data, err := files.ReadFile("words/" + file.Name())
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSpace(string(data)), "\n")
		if !strings.HasPrefix(lines[0], "# ") {
			t.Errorf("%s does not start with a comment", file.Name())
		}
		for i, line := range lines {
			if line != strings.ToLower(line) && line[0] != '#' {
				t.Errorf("%s: %q is not lower case", file.Name(), line)
			}
			if i > 1 && lines[i-1] >= line && lines[i-1][0] != '#' {
				t.Errorf("%s: %q comes after %q", file.Name(), line, lines[i-1])
			}
		}
	}
	for _, name := range classNames {
		if name != "letter" && len(slices.Collect(entries(name))) == 0 {
			t.Errorf("class %s has no words", name)
		}
	}
}

func FuzzTokens(f *testing.F) {
	f.Add("The pipe's 3.5 m³/s. J. Smith didn’t (really) say \"so?\"")
	f.Fuzz(func(t *testing.T, text string) {
		tokens := Tokens(text)
		end := 0
		for _, token := range tokens {
			if token.Start < end || token.End <= token.Start || token.End > len(text) {
				t.Fatalf("%q: token out of place: %+v", text, token)
			}
			end = token.End
		}
		n := 0
		for _, s := range Sentences(text, tokens) {
			n += len(s.Tokens)
		}
		if n != len(tokens) {
			t.Errorf("%q: %d of %d tokens are in sentences", text, n, len(tokens))
		}
	})
}

func BenchmarkTokens(b *testing.B) {
	text := strings.Repeat("Which of these conduits isn't full when the pump starts at 3.5 ft? ", 20)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		Tokens(text)
	}
}

// TestSentencesOfMarks splits a long run of marks. In quadratic time, it would time out.
func TestSentencesOfMarks(t *testing.T) {
	text := strings.Repeat("?!", 400_000)
	sentences := Sentences(text, Tokens(text))
	if len(sentences) != 1 || !sentences[0].Question {
		t.Errorf("got %d sentences, want one question", len(sentences))
	}
}

func TestCodeOfSeveralLinesEndsASentence(t *testing.T) {
	text := "A rule reads\n```\nIF A\n```\nWhich is it?"
	from, to := strings.Index(text, "```"), strings.LastIndex(text, "```")+3
	sentences := Sentences(text, Tokens(text, Span{from, to}))
	if len(sentences) != 2 || sentences[1].Tokens[0].Word != "which" {
		t.Errorf("%d sentences: %v", len(sentences), sentences)
	}
}

// TestVocabularyIsSpelledRight checks words that have a class, because the spelling rule skips them.
func TestVocabularyIsSpelledRight(t *testing.T) {
	for word := range vocabulary() {
		if spelling.Judge(word) != (spelling.Verdict{}) {
			t.Errorf("%q is misspelled, or is spelled differently in another country", word)
		}
	}
}
