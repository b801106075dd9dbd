package main

import (
	"encoding/csv"
	"fmt"
	"hash/fnv"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// recordFormat describes where a record contains the values of an item. Records are
// objects in JSON or in a literal in program code, or rows of CSV. A path consists of keys and
// indices separated by dots; * means all elements of a list, or all values of an object
// in the order of their keys.
type recordFormat struct {
	After  *regexp.Regexp // a literal follows each match; nil: the file is one literal
	Comma  string         // CSV: the separator; empty for JSON and literals
	Header bool           // CSV: the first row names the columns; otherwise their names are their indices

	Items                  string
	Q, Explanation, Answer string
	Options                []string
	// Key is the form in which Answer names the key: index (from 0), number (from 1),
	// letter, text, flag (Answer is the path of a boolean in each option), or first
	// (the first option is the key, and moves to a place that the stem's hash determines).
	Key string
	// Category is a path, or @file for the file's name without its extension.
	Category string
	// Join adds, as "joined", the record of another file whose value at On equals this record's
	// value at Own.
	Join *struct{ File, Items, On, Own string }
}

// find returns the values at a path.
func find(value any, path string) (found []any) {
	if path == "" {
		return []any{value}
	}
	name, rest, _ := strings.Cut(path, ".")
	switch v := value.(type) {
	case []any:
		for i, element := range v {
			if name == "*" || name == strconv.Itoa(i) {
				found = append(found, find(element, rest)...)
			}
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			if name == "*" || name == key {
				found = append(found, find(v[key], rest)...)
			}
		}
	}
	return found
}

// stringsAt returns the values at a path as strings: none for an empty path or null, and
// those of the elements for a list or an object.
func stringsAt(value any, path string) (list []string) {
	if path == "" {
		return nil
	}
	for _, found := range find(value, path) {
		switch v := found.(type) {
		case nil:
		case []any, map[string]any:
			list = append(list, stringsAt(v, "*")...)
		case float64:
			list = append(list, strconv.FormatFloat(v, 'f', -1, 64))
		default:
			list = append(list, fmt.Sprint(v))
		}
	}
	return list
}

// read reads the items of a file; root is the bank's folder.
func (f *recordFormat) read(root, file, text string) (items []Item, err error) {
	records, err := f.records(text)
	if err != nil {
		return nil, err
	}
	joined := map[string]any{}
	if f.Join != nil {
		data, err := os.ReadFile(filepath.Join(root, f.Join.File))
		if err != nil {
			return nil, err
		}
		others, err := (&recordFormat{After: f.After, Items: f.Join.Items}).records(string(data))
		if err != nil {
			return nil, err
		}
		for _, other := range others {
			joined[strings.Join(stringsAt(other, f.Join.On), "")] = other
		}
	}
	for _, r := range records {
		if object, ok := r.(map[string]any); ok && f.Join != nil {
			object["joined"] = joined[strings.Join(stringsAt(r, f.Join.Own), "")]
		}
		items = append(items, f.item(r, file))
	}
	return items, nil
}

// records reads the records of a file.
func (f *recordFormat) records(text string) (all []any, err error) {
	if f.Comma != "" {
		return f.rows(text)
	}
	starts := [][]int{{0, 0}}
	if f.After != nil {
		starts = f.After.FindAllStringIndex(text, -1)
	}
	for _, start := range starts {
		value, err := parseLiteral(text[start[1]:])
		if err != nil {
			return nil, err
		}
		all = append(all, find(value, f.Items)...)
	}
	return all, nil
}

func (f *recordFormat) rows(text string) (all []any, err error) {
	reader := csv.NewReader(strings.NewReader(text))
	reader.Comma, reader.LazyQuotes, reader.FieldsPerRecord = rune(f.Comma[0]), true, -1
	rows, err := reader.ReadAll()
	for i, row := range rows {
		fields := map[string]any{}
		for column, cell := range row {
			name := strconv.Itoa(column)
			if f.Header && column < len(rows[0]) {
				name = strings.TrimSpace(rows[0][column])
			}
			fields[name] = cell
		}
		if i > 0 || !f.Header {
			all = append(all, fields)
		}
	}
	return all, err
}

// item returns the item that a record describes.
func (f *recordFormat) item(r any, file string) Item {
	join := func(path string) string { return strings.Join(stringsAt(r, path), "\n") }
	it := Item{Q: join(f.Q), Explanation: join(f.Explanation), Category: join(f.Category)}
	if f.Category == "@file" {
		it.Category = strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
	}
	for _, path := range f.Options {
		it.Options = append(it.Options, stringsAt(r, path)...)
	}
	if f.Key == "first" && len(it.Options) > 0 {
		h := fnv.New32a()
		h.Write([]byte(it.Q))
		place := int(h.Sum32() % uint32(len(it.Options)))
		it.Options = slices.Insert(it.Options[1:], place, it.Options[0])
		it.Keys = []int{place}
		return it
	}
	it.Keys = f.keys(r, it.Options)
	return it
}

// keys returns the indices of the right options.
func (f *recordFormat) keys(r any, options []string) (keys []int) {
	if f.Key == "flag" {
		dot := strings.LastIndexByte(f.Answer, '.')
		for i, option := range find(r, f.Answer[:dot]) {
			if slices.Contains(stringsAt(option, f.Answer[dot+1:]), "true") {
				keys = append(keys, i)
			}
		}
	}
	for _, answer := range stringsAt(r, f.Answer) {
		answer = strings.TrimSpace(answer)
		n, err := strconv.Atoi(answer)
		switch {
		case f.Key == "index" && err == nil:
			keys = append(keys, n)
		case f.Key == "number" && err == nil:
			keys = append(keys, n-1)
		case f.Key == "letter":
			keys = append(keys, letterKeys(answer)...)
		case f.Key == "text":
			same := func(option string) bool { return strings.TrimSpace(option) == answer }
			if place := slices.IndexFunc(options, same); place >= 0 {
				keys = append(keys, place)
			}
		}
	}
	return keys
}

var letters = regexp.MustCompile(`\b[A-Ha-h]\b`)

// letterKeys returns the indices that letters such as "B" or "A, D" name.
func letterKeys(text string) (keys []int) {
	for _, letter := range letters.FindAllString(text, -1) {
		keys = append(keys, int(strings.ToUpper(letter)[0]-'A'))
	}
	return keys
}
