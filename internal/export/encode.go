package export

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
)

// File is one file of the bundle.
type File struct {
	Name string
	Data []byte
}

// Files are the bundle's files as bytes: catalog.json, questions.json and
// topics.json, with one line an entry, so that changes read well.
func (b *Bundle) Files() ([]File, error) {
	catalog, err := json.MarshalIndent(b.Catalog, "", "  ")
	if err != nil {
		return nil, err
	}
	return []File{{"catalog.json", append(catalog, '\n')}, {"questions.json", b.questions}, {"topics.json", b.topics}}, nil
}

func questionsJSON(questions []Question) ([]byte, error) {
	lines := make([][]byte, 0, len(questions))
	for _, q := range questions {
		line, err := json.Marshal(q)
		if err != nil {
			return nil, err
		}
		lines = append(lines, line)
	}
	return join("[", lines, "]"), nil
}

func topicsJSON(topics Topics) ([]byte, error) {
	var lines [][]byte
	for _, id := range slices.Sorted(maps.Keys(topics)) {
		name, err := json.Marshal(id)
		if err != nil {
			return nil, err
		}
		topic, err := json.Marshal(topics[id])
		if err != nil {
			return nil, err
		}
		lines = append(lines, slices.Concat(name, []byte{':'}, topic))
	}
	return join("{", lines, "}"), nil
}

func join(open string, lines [][]byte, closing string) []byte {
	if len(lines) == 0 {
		return []byte(open + closing + "\n")
	}
	return slices.Concat([]byte(open+"\n"), bytes.Join(lines, []byte(",\n")), []byte("\n"+closing+"\n"))
}
