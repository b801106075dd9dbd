package config

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// tagName returns the name of a field in the configuration file, or "" if the file
// cannot set the field. The validator's messages also use that name.
func tagName(field reflect.StructField) string {
	name := field.Tag.Get("mapstructure")
	if name == "-" {
		return ""
	}
	return name
}

// checkKeys reports unknown and duplicate keys, mappings with more than maxKeys keys where
// any key is allowed, and values that are not a mapping, list, text or whole number where
// one is expected, each with its line. A second document is an error, too. Decoding finds
// other wrong values.
func checkKeys(file string, data []byte) error {
	decoder := yaml.NewDecoder(bytes.NewReader(data))
	var root, more yaml.Node
	if err := decoder.Decode(&root); errors.Is(err, io.EOF) {
		return nil // an empty file: the defaults are used
	} else if err != nil {
		return yamlError(file, err)
	}
	if err := decoder.Decode(&more); err == nil {
		return &Error{fmt.Sprintf("%s:%d", file, more.Line), "a second document starts here, expected only one",
			"delete it, or move its settings into the first"}
	} else if !errors.Is(err, io.EOF) {
		return yamlError(file, err)
	}
	if root.Content[0].Tag == "!!null" {
		return nil // a file with only "---" is empty, too
	}
	w := &walker{file: file}
	w.checkValue(root.Content[0], reflect.TypeFor[Config](), "")
	return errors.Join(w.faults...)
}

func yamlError(file string, err error) error {
	return &Error{file, "not valid YAML: " + strings.TrimPrefix(err.Error(), "yaml: "), "fix the YAML syntax of the file"}
}

// walker compares a file with the types of the settings.
type walker struct {
	file   string
	faults []error
}

func (w *walker) report(node *yaml.Node, format string, args ...any) {
	w.faults = append(w.faults, &Error{fmt.Sprintf("%s:%d", w.file, node.Line), fmt.Sprintf(format, args...), ""})
}

// checkValue compares a value with the type of its setting, which path names.
func (w *walker) checkValue(node *yaml.Node, typ reflect.Type, path string) {
	if node.Kind == yaml.AliasNode {
		node = node.Alias
	}
	switch typ.Kind() {
	case reflect.Struct:
		w.checkMapping(node, typ, path)
	case reflect.Slice:
		if node.Kind != yaml.SequenceNode {
			w.report(node, "%s must be a list", nameOf(path))
			return
		}
		for i, item := range node.Content {
			w.checkValue(item, typ.Elem(), fmt.Sprintf("%s[%d]", path, i))
		}
	case reflect.Map:
		w.checkKeyCount(node, path)
	case reflect.String:
		if node.Kind != yaml.ScalarNode {
			w.report(node, "%s must be text", nameOf(path))
		}
	case reflect.Int:
		_, err := strconv.ParseInt(node.Value, 0, 0)
		switch {
		case node.Kind != yaml.ScalarNode:
			w.report(node, "%s must be a whole number", nameOf(path))
		case errors.Is(err, strconv.ErrRange):
			w.report(node, "%s is out of range: %s", nameOf(path), node.Value)
		case err != nil:
			w.report(node, "%s must be a whole number, found %q", nameOf(path), node.Value)
		}
	}
}

// maxKeys is the maximum number of keys in a mapping that may have any keys. The YAML
// library compares every pair of them.
const maxKeys = 100

// checkKeyCount checks the number of keys of a value that may have any keys, and of the values in it.
func (w *walker) checkKeyCount(node *yaml.Node, path string) {
	if node.Kind == yaml.MappingNode && len(node.Content) > 2*maxKeys {
		w.report(node, "%s has %d keys, expected at most %d", nameOf(path), len(node.Content)/2, maxKeys)
		return
	}
	for _, part := range node.Content {
		w.checkKeyCount(part, path)
	}
}

func (w *walker) checkMapping(node *yaml.Node, typ reflect.Type, path string) {
	if node.Kind != yaml.MappingNode {
		w.report(node, "%s must be a mapping of keys to values", nameOf(path))
		return
	}
	fields, seen := fieldsOf(typ), map[string]bool{}
	for i := 0; i+1 < len(node.Content); i += 2 {
		key, value := node.Content[i], node.Content[i+1]
		field, ok := fields[strings.ToLower(key.Value)]
		if !ok {
			w.faults = append(w.faults, unknownKey(fmt.Sprintf("%s:%d", w.file, key.Line), key.Value, path, typ))
			continue
		}
		if seen[strings.ToLower(key.Value)] {
			w.report(key, "duplicate key %q", key.Value)
			continue
		}
		seen[strings.ToLower(key.Value)] = true
		if value.Tag != "!!null" {
			w.checkValue(value, field, strings.TrimPrefix(path+"."+key.Value, "."))
		}
	}
}

func nameOf(path string) string {
	if path == "" {
		return "the configuration"
	}
	return path
}

func fieldsOf(typ reflect.Type) map[string]reflect.Type {
	fields := map[string]reflect.Type{}
	for i := range typ.NumField() {
		if key := tagName(typ.Field(i)); key != "" {
			fields[strings.ToLower(key)] = typ.Field(i).Type
		}
	}
	return fields
}

func unknownKey(place, key, path string, typ reflect.Type) error {
	var known []string
	for i := range typ.NumField() {
		if name := tagName(typ.Field(i)); name != "" {
			known = append(known, name)
		}
	}
	message := fmt.Sprintf("unknown key %q", key)
	if path != "" {
		message += " in " + path
	}
	return &Error{place, message, suggest.Hint(key, known)}
}

// checkEnviron reports every SWMMQUIZ_ variable that is unknown, or not a whole
// number in range where one is expected. A known variable that is empty counts as not set.
func checkEnviron(environ []string) error {
	known := []string{envPrefix + "_CONFIG"}
	numbers := map[string]bool{}
	visitVariables(reflect.TypeFor[Config](), envPrefix, func(name string, kind reflect.Kind) {
		known = append(known, name)
		numbers[name] = kind == reflect.Int
	})
	var faults []error
	for _, pair := range environ {
		name, value, _ := strings.Cut(pair, "=")
		_, err := strconv.ParseInt(value, 0, 0)
		switch {
		case !strings.HasPrefix(name, envPrefix+"_"):
		case !slices.Contains(known, name):
			faults = append(faults, &Error{"environment", fmt.Sprintf("unknown variable %q", name), suggest.Hint(name, known)})
		case !numbers[name] || value == "" || err == nil:
		case errors.Is(err, strconv.ErrRange):
			faults = append(faults, &Error{name, "out of range: " + value, ""})
		default:
			faults = append(faults, &Error{name, fmt.Sprintf("expected a whole number, found %q", value), ""})
		}
	}
	return errors.Join(faults...)
}

// variableName returns the name of the environment variable of a setting.
func variableName(prefix, key string) string { return prefix + "_" + strings.ToUpper(key) }

// visitVariables visits the environment variables of all settings. A list of structs
// has none, because a variable cannot contain one.
func visitVariables(typ reflect.Type, prefix string, visit func(name string, kind reflect.Kind)) {
	for i := range typ.NumField() {
		field := typ.Field(i)
		key := tagName(field)
		if key == "" {
			continue
		}
		name := variableName(prefix, key)
		switch {
		case field.Type.Kind() == reflect.Struct:
			visitVariables(field.Type, name, visit)
		case field.Type.Kind() == reflect.Slice && field.Type.Elem().Kind() == reflect.Struct:
		default:
			visit(name, field.Type.Kind())
		}
	}
}
