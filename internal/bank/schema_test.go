package bank

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/invopop/jsonschema"
	validate "github.com/santhosh-tekuri/jsonschema/v6"
)

var update = flag.Bool("update", false, "write the generated files")

//go:generate go test -run TestSchemas -update

// schemas are the files in schema/ and the Go types that they are generated from.
var schemas = []struct {
	file, title string
	value       any
}{
	{"questions.schema.json", "A bank of multiple-choice questions", []Question{}},
	{"topics.schema.json", "Topics of a question bank, by ID", map[string]Topic{}},
	{"references.schema.json", "The catalog of what questions may cite", ReferenceCatalog{}},
}

// TestSchemas checks that the JSON Schemas, which editors use, match the Go types.
func TestSchemas(t *testing.T) {
	for _, s := range schemas {
		path := filepath.Join("..", "..", "schema", s.file)
		want := schemaOf(t, s.title, s.value)
		if *update {
			if err := os.WriteFile(path, want, 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		have, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(have, want) {
			t.Errorf("%s does not match the Go types: run go generate ./internal/bank", path)
		}
	}
}

func schemaOf(t *testing.T, title string, value any) []byte {
	t.Helper()
	r := &jsonschema.Reflector{
		Anonymous: true,
		Mapper: func(typ reflect.Type) *jsonschema.Schema {
			if typ == reflect.TypeFor[Symbols]() {
				return &jsonschema.Schema{Type: "object", AdditionalProperties: &jsonschema.Schema{Type: "string"}}
			}
			if typ == reflect.TypeFor[Answer]() {
				answer := &jsonschema.Schema{}
				for _, t := range ItemTypes {
					form := &jsonschema.Schema{}
					if err := json.Unmarshal([]byte(t.AnswerSchema), form); err != nil {
						panic(err)
					}
					answer.OneOf = append(answer.OneOf, form)
				}
				return answer
			}
			return nil
		},
	}
	if err := r.AddGoComments("github.com/swmmquiz/swmmquiz/internal/bank", "./"); err != nil {
		t.Fatal(err)
	}
	schema := r.Reflect(value)
	schema.Title = title
	if _, isTopics := value.(map[string]Topic); isTopics {
		schema.PropertyNames = &jsonschema.Schema{Pattern: kebab.String()}
	}
	for name, definition := range schema.Definitions {
		if typ, ok := structs[name]; ok {
			constrain(definition, typ)
		}
	}
	data, err := json.MarshalIndent(schema, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	return append(data, '\n')
}

var structs = map[string]reflect.Type{}

func init() {
	for _, typ := range []reflect.Type{
		reflect.TypeFor[Question](), reflect.TypeFor[Reference](), reflect.TypeFor[Check](), reflect.TypeFor[Ignore](),
		reflect.TypeFor[Stimulus](),
		reflect.TypeFor[Chart](), reflect.TypeFor[Axis](), reflect.TypeFor[Panel](), reflect.TypeFor[Series](), reflect.TypeFor[OtherUnit](),
		reflect.TypeFor[Misconception](), reflect.TypeFor[Explore](),
		reflect.TypeFor[Topic](), reflect.TypeFor[Equation](), reflect.TypeFor[ReferenceCatalog](), reflect.TypeFor[SourceInfo](),
		reflect.TypeFor[Entry](),
	} {
		structs[typ.Name()] = typ
	}
}

// constrain adds the constraints of a struct's validate tags, and the kinds of diagram, to its
// schema.
func constrain(schema *jsonschema.Schema, typ reflect.Type) {
	for i := range typ.NumField() {
		name, _, _ := strings.Cut(typ.Field(i).Tag.Get("json"), ",")
		property, ok := schema.Properties.Get(name)
		if !ok {
			continue
		}
		property.Description = strings.Join(strings.Fields(property.Description), " ")
		switch {
		case name == "figure" && typ == reflect.TypeFor[Topic]():
			// Refer to the list in questions.schema.json instead of repeating it.
			property.Ref, property.Type = "questions.schema.json#/$defs/Explore/properties/diagram", ""
		case name == "diagram" && typ != reflect.TypeFor[Topic]():
			for _, kind := range DiagramKinds() {
				property.Enum = append(property.Enum, kind)
			}
			if typ != reflect.TypeFor[Stimulus]() {
				property.Enum = append(property.Enum, NoDiagram)
			}
		}
		target := property
		for rule := range strings.SplitSeq(typ.Field(i).Tag.Get("validate"), ",") {
			key, value, _ := strings.Cut(rule, "=")
			switch key {
			case "dive":
				if target = property.Items; target == nil { // a map
					target = property.AdditionalProperties
				}
			case "notblank":
				target.Pattern = `\S`
			case "kebab":
				target.Pattern = kebab.String()
			case "len", "min", "max":
				n, _ := strconv.ParseUint(value, 10, 64)
				if key != "max" {
					target.MinItems = &n
				}
				if key != "min" {
					target.MaxItems = &n
				}
			case "oneof":
				for _, allowed := range strings.Fields(value) {
					target.Enum = append(target.Enum, allowed)
				}
			case "gt":
				target.ExclusiveMinimum = json.Number(value)
			case "lt":
				target.ExclusiveMaximum = json.Number(value)
			}
		}
	}
}

func TestSchemasAcceptTheBankAndRefuseFaults(t *testing.T) {
	compile := func(file string) *validate.Schema {
		schema, err := validate.NewCompiler().Compile(filepath.Join("..", "..", "schema", file))
		if err != nil {
			t.Fatal(err)
		}
		return schema
	}
	parse := func(text []byte) any {
		value, err := validate.UnmarshalJSON(bytes.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
	for _, name := range []string{"questions", "topics", "references"} {
		text, err := os.ReadFile(filepath.Join("..", "..", name+".json"))
		if err != nil {
			t.Fatal(err)
		}
		if err := compile(name + ".schema.json").Validate(parse(text)); err != nil {
			t.Errorf("%s.json: %v", name, err)
		}
	}
	topics, err := os.ReadFile(filepath.Join("..", "..", "topics.json"))
	if err != nil {
		t.Fatal(err)
	}
	wrong := bytes.Replace(topics, []byte(`"figure": "storage"`), []byte(`"figure": "storrage"`), 1)
	if compile("topics.schema.json").Validate(parse(wrong)) == nil {
		t.Error("accepted a topic with an unknown kind of diagram")
	}
	questions := compile("questions.schema.json")
	if err := questions.Validate(parse([]byte("[" + good + "]"))); err != nil {
		t.Errorf("refused a valid item: %v", err)
	}
	for _, wrong := range []string{
		`{}`, `[{}]`, `[7]`,
		strings.Replace(good, `"A"`, `"I"`, 1),
		strings.Replace(good, `"A"`, `[]`, 1),
		strings.Replace(good, `"A"`, `["A", "A"]`, 1),
		strings.Replace(good, `"A"`, `{"A": 1}`, 1),
		strings.Replace(good, `"q?"`, `" "`, 1),
		strings.Replace(good, `"q?"`, `"q?", "topik": "x"`, 1),
		strings.Replace(good, `"q?"`, `"q?", "level": "guess"`, 1),
		strings.Replace(good, `"q?"`, `"q?", "check": {"expr": "1", "tolerance": 0}`, 1),
	} {
		if wrong[0] != '[' {
			wrong = "[" + wrong + "]"
		}
		if questions.Validate(parse([]byte(wrong))) == nil {
			t.Errorf("accepted %s", wrong)
		}
	}
}
