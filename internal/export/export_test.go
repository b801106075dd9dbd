package export

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
)

// load parses a bank that must have no problems.
func load(t testing.TB, questions, topics string) *bank.Bank {
	t.Helper()
	sources := bank.Sources{
		Questions:  bank.Source{Path: "q.json", Data: []byte(questions)},
		References: bank.Source{Path: "r.json", Data: []byte(referencesJSON)},
	}
	if topics != "" {
		sources.Topics = bank.Source{Path: "t.json", Data: []byte(topics)}
	}
	b, problems := bank.Parse(t.Context(), sources, nil)
	for _, p := range problems {
		t.Errorf("%s: %s", p.Doc.Path, p.Message)
	}
	return b
}

const referencesJSON = `{"sources": [
	{"id": "UM", "title": "User's Manual", "label": "User's Manual 5.2", "url": "https://um.example"},
	{"id": "ENG", "title": "Engine", "label": "Engine 5.2.4", "url": "https://eng.example"},
	{"id": "LIT", "title": "Literature"}], "entries": [
	{"source": "UM", "section": "3.2.7", "title": "Conduits"},
	{"source": "ENG", "section": "src/solver/link.c", "title": "link.c", "url": "https://eng.example/link.c"},
	{"source": "LIT", "section": "nash-1970", "title": "River flow", "authors": "Nash, J.", "year": 1970, "doi": "10.1/x"}]}`

func build(t testing.TB, b *bank.Bank) *Bundle {
	t.Helper()
	cfg := config.Default()
	cfg.Categories = []config.Category{{ID: "hydraulics", Label: "Hydraulics"}, {ID: "network", Label: "Network"}}
	bundle, err := Build(t.Context(), b, cfg)
	if err != nil {
		t.Fatal(err)
	}
	return bundle
}

// lines returns the data of a bundle's files by name, split into lines.
func lines(t *testing.T, b *Bundle) map[string][]string {
	t.Helper()
	files, err := b.Files()
	if err != nil {
		t.Fatal(err)
	}
	out := map[string][]string{}
	for _, f := range files {
		text := strings.TrimSpace(string(f.Data))
		if data, ok := strings.CutPrefix(text, `{"version":"`+b.Catalog.Version+`","data":`); ok {
			text = strings.TrimSuffix(data, "}")
		} else if f.Name != "catalog.json" {
			t.Errorf("%s does not begin with the bundle's version: %.60s", f.Name, text)
		}
		out[f.Name] = strings.Split(text, "\n")
	}
	return out
}

func TestFourFieldsAreEnough(t *testing.T) {
	bundle := build(t, load(t, `[{"q": "What?", "options": ["a", "b", "c", "d"], "answer": "C", "explanation": "e"}]`, ""))
	got := lines(t, bundle)
	want := []string{"[", `{"id":"q-be867be1","q":"What?","options":["a","b","c","d"],"answer":"C"}`, "]"}
	if diff := cmp.Diff(want, got["questions.json"]); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"{}"}, got["topics.json"]); diff != "" {
		t.Error(diff)
	}
}

func TestOptionalFields(t *testing.T) {
	bundle := build(
		t,
		load(
			t,
			`[{"id": "x", "q": "Is `+"`n`"+` **$n$ big**?", "options": ["1 cfs", "2 cfs", "3 cfs", "4 cfs"], "answer": "B", "explanation": "<b>",
		"category": "network", "topic": "m", "level": "apply", "rationales": ["r1", "", "r3", "r4"],
		"references": [{"source": "UM", "section": "3.2.7"}, {"source": "ENG", "section": "src/solver/link.c"},
		{"source": "LIT", "section": "nash-1970"}],
		"check": {"expr": "2", "tolerance": 0.1, "unit": "cfs"}, "ignore": [{"rule": "longest-key", "reason": "secret"}]}]`,
			`{"m": {"title": "Manning", "description": "d", "figure": "conduit", "equations": [{"label": "l", "tex": "n", "where": `+
				`{"n": "roughness"}}], "keyPoints": ["k"]}}`,
		),
	)
	got := lines(t, bundle)
	n := `["math",{},[["mi",{},["n"]]]]`
	wantQuestion := `{"id":"x","q":["Is ",{"code":"n"}," ",{"strong":[{"math":` + n + `,"tex":"n"}," big"]},"?"],` +
		`"options":["1 cfs","2 cfs","3 cfs","4 cfs"],"answer":"B",` +
		`"entry":{"value":2,"unit":"cfs","spellings":["ft3/s","cusec","cusecs"],"tolerance":0.1},` +
		`"category":"network","topic":"m","level":"apply","fixedOrder":true}`
	wantFeedback := `"x":{"explanation":"<b>","rationales":["r1","","r3","r4"],"references":[` +
		`{"source":"UM","section":"3.2.7","label":"User's Manual 5.2, section 3.2.7","title":"Conduits","url":"https://um.example"},` +
		`{"source":"ENG","section":"src/solver/link.c","label":"Engine 5.2.4, src/solver/link.c","title":"link.c",` +
		`"url":"https://eng.example/link.c"},` +
		`{"source":"LIT","section":"nash-1970","label":"Nash, J. (1970)","title":"River flow","url":"https://doi.org/10.1/x"}],` +
		`"misconceptions":[{"value":1,"rationale":"r1"},{"value":3,"rationale":"r3"},{"value":4,"rationale":"r4"}],` +
		`"solution":{"expr":"2","value":2,"unit":"cfs"}}`
	wantTopic := `"m":{"title":"Manning","description":"d","diagram":"","figure":"conduit","equations":[{"label":"l","tex":"n",` +
		`"math":["math",{"display":"block"},[["mi",{},["n"]]]],"where":[{"symbol":[{"math":` + n + `,"tex":"n"}],"meaning":"roughness"}]}],` +
		`"keyPoints":["k"],"applications":[],"references":[]}`
	if diff := cmp.Diff([]string{"[", wantQuestion, "]"}, got["questions.json"]); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"{", wantFeedback, "}"}, got["explanations.json"]); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"{", wantTopic, "}"}, got["topics.json"]); diff != "" {
		t.Error(diff)
	}
	if c := bundle.Catalog.Categories[1]; c.ID != "network" || c.Count != 1 || c.Route != "/quiz/network" {
		t.Errorf("got category %+v", c)
	}
}

func TestCategoriesOfTheQuestions(t *testing.T) {
	b := load(t, `[
		{"q": "A?", "category": "open-channels", "options": ["1", "2", "3", "4"], "answer": "A"},
		{"q": "B?", "category": "pipes", "options": ["1", "2", "3", "4"], "answer": "A"},
		{"q": "C?", "options": ["1", "2", "3", "4"], "answer": "A"},
		{"q": "D?", "category": "open-channels", "options": ["1", "2", "3", "4"], "answer": "A"}]`, "")
	bundle, err := Build(t.Context(), b, config.Default())
	if err != nil {
		t.Fatal(err)
	}
	want := []Category{
		{ID: "open-channels", Label: "Open channels", Count: 2, Route: "/quiz/open-channels"},
		{ID: "pipes", Label: "Pipes", Count: 1, Route: "/quiz/pipes"},
	}
	if diff := cmp.Diff(want, bundle.Catalog.Categories); diff != "" {
		t.Error(diff)
	}
}

func TestSameBankSameBytes(t *testing.T) {
	text := `[{"q": "a", "options": ["1", "2", "3", "4"], "answer": "A", "explanation": ""}, {"q": "a", "options": ["1", "2", ` +
		`"3", "4"], "answer": "A", "explanation": ""}]`
	one, two := build(t, load(t, text, "")), build(t, load(t, text, ""))
	if diff := cmp.Diff(lines(t, one), lines(t, two)); diff != "" {
		t.Error(diff)
	}
	if one.Questions[0].ID == one.Questions[1].ID {
		t.Error("equal items have the same ID")
	}
	other := build(t, load(t, strings.Replace(text, `"a"`, `"b"`, 1), ""))
	if one.Catalog.Version == other.Catalog.Version || one.Catalog.BankHash == other.Catalog.BankHash {
		t.Error("another bank has the same version or hash")
	}
}

// TestBankHash checks that links to a quiz stay valid when only topics change: topics do not
// affect which questions a link opens.
func TestBankHash(t *testing.T) {
	text := `[{"q": "a", "options": ["1", "2", "3", "4"], "answer": "A", "explanation": ""}]`
	one := build(t, load(t, text, `{"m": {"title": "t", "description": "d"}}`))
	two := build(t, load(t, text, `{"m": {"title": "t", "description": "other"}}`))
	if one.Catalog.Version == two.Catalog.Version {
		t.Error("a bank with other topics has the same version")
	}
	if hash := one.Catalog.BankHash; hash != two.Catalog.BankHash || len(hash) != 8 {
		t.Errorf("got %q and %q, want the same 8 digits", hash, two.Catalog.BankHash)
	}
}

// TestClashes checks that items that clash share a group number, and that the hash in links
// does not depend on the groups.
func TestClashes(t *testing.T) {
	text := `[{"q": "What is a weir?", "options": ["a", "b", "c", "d"], "answer": "A", "explanation": ""},
		{"q": "What is a pump?", "options": ["a", "b", "c", "d"], "answer": "A", "explanation": ""},
		{"q": "What is a weir", "options": ["e", "f", "g", "h"], "answer": "A", "explanation": ""}]`
	bundle := build(t, load(t, text, ""))
	var got [][]int
	for _, q := range bundle.Questions {
		got = append(got, q.Clashes)
	}
	if diff := cmp.Diff([][]int{{0}, nil, {0}}, got); diff != "" {
		t.Error(diff)
	}
	if strings.Contains(string(bundle.authored), "clashes") {
		t.Errorf("the hash covers what the exporter derives: %s", bundle.authored)
	}
}
