package config

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// tagName is a field's name in the file; validator messages use it too.
func tagName(field reflect.StructField) string {
	name := field.Tag.Get("mapstructure")
	if name == "-" {
		return ""
	}
	return name
}

// checkKeys finds every key of the file that no setting has, with its line.
func checkKeys(file string, data []byte) error {
	var root yaml.Node
	if err := yaml.Unmarshal(data, &root); err != nil {
		return &Error{file, "this is no YAML: " + strings.TrimPrefix(err.Error(), "yaml: "), "mend the file at that line"}
	}
	if root.Kind == 0 { // an empty file: the defaults hold
		return nil
	}
	var faults []error
	walkKeys(file, root.Content[0], reflect.TypeFor[Config](), "", &faults)
	return errors.Join(faults...)
}

func walkKeys(file string, node *yaml.Node, typ reflect.Type, path string, faults *[]error) {
	place := fmt.Sprintf("%s:%d", file, node.Line)
	switch typ.Kind() {
	case reflect.Struct:
		if node.Kind != yaml.MappingNode {
			*faults = append(*faults, &Error{place, fmt.Sprintf("%s must be a mapping of keys to values", name(path)), ""})
			return
		}
		fields := fieldsOf(typ)
		for i := 0; i+1 < len(node.Content); i += 2 {
			key, value := node.Content[i], node.Content[i+1]
			field, ok := fields[strings.ToLower(key.Value)]
			if !ok {
				*faults = append(*faults, unknownKey(fmt.Sprintf("%s:%d", file, key.Line), key.Value, path, typ))
				continue
			}
			if value.Tag != "!!null" {
				walkKeys(file, value, field, strings.TrimPrefix(path+"."+key.Value, "."), faults)
			}
		}
	case reflect.Slice:
		if node.Kind != yaml.SequenceNode {
			*faults = append(*faults, &Error{place, fmt.Sprintf("%s must be a list", name(path)), ""})
			return
		}
		for i, item := range node.Content {
			walkKeys(file, item, typ.Elem(), fmt.Sprintf("%s[%d]", path, i), faults)
		}
	}
}

func name(path string) string {
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

// checkEnviron finds every SWMMQUIZ_ variable that no setting has.
func checkEnviron(environ []string) error {
	known := []string{envPrefix + "_CONFIG"}
	variables(reflect.TypeFor[Config](), envPrefix, &known)
	var faults []error
	for _, pair := range environ {
		name, _, _ := strings.Cut(pair, "=")
		if strings.HasPrefix(name, envPrefix+"_") && !slices.Contains(known, name) {
			faults = append(faults, &Error{"environment", fmt.Sprintf("unknown variable %s", name), suggest.Hint(name, known)})
		}
	}
	return errors.Join(faults...)
}

// variables lists the environment's names of all settings that are no lists
// of structs or maps: those can't be written in a variable.
func variables(typ reflect.Type, prefix string, names *[]string) {
	for i := range typ.NumField() {
		field := typ.Field(i)
		key := tagName(field)
		if key == "" {
			continue
		}
		name := prefix + "_" + strings.ToUpper(key)
		switch {
		case field.Type.Kind() == reflect.Struct:
			variables(field.Type, name, names)
		case field.Type.Kind() == reflect.Slice && field.Type.Elem().Kind() == reflect.Struct:
		default:
			*names = append(*names, name)
		}
	}
}
