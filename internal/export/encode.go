package export

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
)

// File is one file of the bundle.
type File struct {
	Name string
	Data []byte
}

// Files returns the bundle's files: catalog.json, questions.json, explanations.json and
// topics.json. The catalog is indented, and the others have one line per entry, so that
// diffs are readable. Each contains the bundle's version, so that a page never mixes versions.
func (b *Bundle) Files() ([]File, error) {
	catalog, err := encode(b.Catalog)
	if err != nil {
		return nil, err
	}
	var indented bytes.Buffer
	if err := json.Indent(&indented, append(catalog, '\n'), "", "  "); err != nil {
		return nil, err
	}
	return []File{
		{"catalog.json", indented.Bytes()},
		{"questions.json", b.withVersion(b.questions)},
		{"explanations.json", b.withVersion(b.feedback)},
		{"topics.json", b.withVersion(b.topics)},
	}, nil
}

// withVersion returns the content of a file: its data and the bundle's version.
func (b *Bundle) withVersion(data []byte) []byte {
	return fmt.Appendf(nil, "{\"version\":%q,\"data\":%s}\n", b.Catalog.Version, bytes.TrimSuffix(data, []byte("\n")))
}

func questionsJSON(questions []Question, itemOf func(*Question) Item) ([]byte, error) {
	lines := make([][]byte, 0, len(questions))
	for i := range questions {
		line, err := encode(itemOf(&questions[i]))
		if err != nil {
			return nil, err
		}
		lines = append(lines, line)
	}
	return join("[", lines, "]"), nil
}

func feedbackJSON(questions []Question) ([]byte, error) {
	var lines [][]byte
	for _, q := range questions {
		line, err := member(q.ID, q.Feedback)
		if err != nil {
			return nil, err
		}
		lines = append(lines, line)
	}
	return join("{", lines, "}"), nil
}

func topicsJSON(topics Topics) ([]byte, error) {
	var lines [][]byte
	for _, id := range slices.Sorted(maps.Keys(topics)) {
		line, err := member(id, topics[id])
		if err != nil {
			return nil, err
		}
		lines = append(lines, line)
	}
	return join("{", lines, "}"), nil
}

// member returns a member of a JSON object.
func member(name string, value any) ([]byte, error) {
	key, err := encode(name)
	if err != nil {
		return nil, err
	}
	data, err := encode(value)
	return slices.Concat(key, []byte{':'}, data), err
}

func join(open string, lines [][]byte, closing string) []byte {
	if len(lines) == 0 {
		return []byte(open + closing + "\n")
	}
	return slices.Concat([]byte(open+"\n"), bytes.Join(lines, []byte(",\n")), []byte("\n"+closing+"\n"))
}

// encode returns JSON in which < and & stay readable. This is safe, because Vite and
// serve put each file into a separate script, as JSON.parse("..."), never into HTML.
func encode(v any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(v)
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), err
}

// MarshalJSON writes a string or a list of runs.
func (r Rich) MarshalJSON() ([]byte, error) {
	switch {
	case len(r) == 0:
		return []byte(`""`), nil
	case len(r) == 1 && r[0].Text != "":
		return encode(r[0].Text)
	}
	return encode(list(r))
}

// MarshalJSON writes a string or an object.
func (r Run) MarshalJSON() ([]byte, error) { return encode(r.value()) }

func list(runs []Run) []any {
	values := make([]any, len(runs))
	for i, run := range runs {
		values[i] = run.value()
	}
	return values
}

// value returns the run in the form of TypeScript's Run.
func (r Run) value() any {
	switch {
	case r.Math != nil:
		return struct {
			Math *MathNode `json:"math"`
			TeX  string    `json:"tex"`
		}{r.Math, r.TeX}
	case r.Strong != nil:
		return struct {
			Strong []any `json:"strong"`
		}{list(r.Strong)}
	case r.Code != "":
		return struct {
			Code string `json:"code"`
		}{r.Code}
	default:
		return r.Text
	}
}
