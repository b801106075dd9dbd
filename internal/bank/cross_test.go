package bank

import (
	"context"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestIncompleteReferencesAreReportedOnce(t *testing.T) {
	questions := `[{"q": "?", "options": ["a", "b"], "answer": "A", "references": [
  {"section": "1"},
  {"source": "UM"},
  {"source": " ", "section": "1"},
  {"source": "UM", "section": 1}
]}]`
	references := `{"sources": [{"id": "UM", "title": "t"}], "entries": [{"source": "UM", "section": "1", "title": "t"}]}`
	_, problems := Parse(context.Background(), Sources{
		Questions:  Source{"q.json", []byte(questions)},
		References: Source{"r.json", []byte(references)},
	}, nil)
	want := []string{
		`2:3-2:4 missing-field references[0] has no "source"`,
		`3:3-3:4 missing-field references[1] has no "section"`,
		"5:31-5:32 wrong-type section must be text in quotes, found a number",
		"4:14-4:17 empty-text references[2].source is empty, expected text",
	}
	if diff := cmp.Diff(want, describeAll(problems)); diff != "" {
		t.Error(diff)
	}
}

func TestDuplicateSources(t *testing.T) {
	references := `{"sources": [{"id": "UM", "title": "first"}, {"id": "RM1", "title": "t"}, {"id": "UM", "title": "second"}],
"entries": [{"source": "UM", "section": "1", "title": "first"}, {"source": "UM", "section": "1", "title": "second"}]}`
	b, problems := Parse(context.Background(), Sources{
		Questions:  Source{"q.json", []byte("[" + good + "]")},
		References: Source{"r.json", []byte(references)},
	}, nil)
	if diff := cmp.Diff([]string{`1:82-1:86 duplicate-id id "UM" is a duplicate`}, describeAll(problems)); diff != "" {
		t.Fatal(diff)
	}
	if p := problems[0]; p.Pointer != "/sources/2/id" || p.Related[0].Pointer != "/sources/0/id" {
		t.Errorf("got %+v, want the third source, related to the first", p)
	}
	source, _ := b.References.Source("UM")
	entry, _ := b.References.Find(Reference{"UM", "1"})
	if source.Title != "first" || entry.Title != "first" {
		t.Errorf("got %q and %q, want the first of each", source.Title, entry.Title)
	}
}

func TestMeaningsOfVariables(t *testing.T) {
	item := strings.TrimSuffix(good, "}") + `, "check": {"expr": "area*v", "tolerance": 0.1, "vars": {"area": 1, "v": 2},
"where": {"v": "velocity, ft/s", "aera": "area, ft²", "area": " "}}}`
	_, problems := Parse(context.Background(), Sources{Questions: Source{"q.json", []byte("[" + item + "]")}}, nil)
	want := []string{
		"2:63-2:66 empty-text check.where[area] is empty, expected text",
		`2:42-2:53 invalid-value unknown variable "aera"`,
	}
	if diff := cmp.Diff(want, describeAll(problems)); diff != "" {
		t.Fatal(diff)
	}
	if want := `did you mean "area"?`; problems[1].Hint != want {
		t.Errorf("got hint %q, want %q", problems[1].Hint, want)
	}
}

func TestHints(t *testing.T) {
	questions := `[{"q": "?", "answer": 3, "category": "networks", "unit": "m", "tolerance": 0.1,
  "units": [{"factor": 3}], "misconceptions": [{"rationale": "r"}]}, {"q": "?", "options": ["a", "b"]}]`
	_, problems := Parse(context.Background(), Sources{Questions: Source{"q.json", []byte(questions)}}, []string{"network"})
	var got []string
	for _, p := range problems {
		got = append(got, p.Hint)
	}
	want := []string{
		`add "unit": "L/s"`, `add "answer": 9.81`, `add "answer": "A", or the letter of another option`,
		`did you mean "network"? (categories are set in swmmquiz.yaml)`,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestRequiredFieldsHaveExamples(t *testing.T) {
	var check func(reflect.Type)
	check = func(typ reflect.Type) {
		switch typ.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Map:
			check(typ.Elem())
		case reflect.Struct:
			for i, field := range formOf(typ).fields {
				if field.required && examples[typ.Name()+"."+field.name] == "" && examples[field.name] == "" {
					t.Errorf("%s.%s has no example", typ.Name(), field.name)
				}
				if field.name != "" {
					check(typ.Field(i).Type)
				}
			}
		}
	}
	check(reflect.TypeFor[Question]())
	check(reflect.TypeFor[Topic]())
	check(reflect.TypeFor[ReferenceCatalog]())
}

func TestFirstOfDuplicateVariablesIsUsed(t *testing.T) {
	item := strings.TrimSuffix(good, "}") + `, "check": {"expr": "a", "tolerance": 0.1, "vars": {"a": 1, "a": 2}}}`
	b, _ := Parse(context.Background(), Sources{Questions: Source{"q.json", []byte("[" + item + "]")}}, nil)
	if got := b.Questions[0].Check.Vars["a"]; got != 1 {
		t.Errorf("got %v, want the first value", got)
	}
}
