package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/swmmquiz/swmmquiz/internal/config"
)

// settingLocator returns a function that describes where a setting comes from: an
// environment variable, a line of the configuration file, or the defaults. It ignores
// flags.
func settingLocator(cfg *config.Config) func(keys ...string) string {
	var root *yaml.Node
	var document yaml.Node
	if yaml.Unmarshal(cfg.Source, &document) == nil && len(document.Content) == 1 {
		root = document.Content[0]
	}
	return func(keys ...string) string {
		name := formatPath(keys)
		variable := "SWMMQUIZ_" + strings.ToUpper(strings.Join(keys, "_"))
		if os.Getenv(variable) != "" {
			return "environment: " + variable
		}
		if line := lineOf(root, keys); line > 0 {
			return fmt.Sprintf("%s:%d: %s", filepath.Base(cfg.File), line, name)
		}
		return "default of " + name
	}
}

// formatPath formats a path of keys and indices, such as categories[0].target.
func formatPath(path []string) string {
	var name strings.Builder
	for i, step := range path {
		switch _, err := strconv.Atoi(step); {
		case err == nil:
			name.WriteString("[" + step + "]")
		case i > 0:
			name.WriteString("." + step)
		default:
			name.WriteString(step)
		}
	}
	return name.String()
}

// lineOf returns the line of the key or list item at a path of keys and indices, or 0 if
// the file does not contain it.
func lineOf(node *yaml.Node, path []string) int {
	line := 0
	for _, step := range path {
		if node != nil && node.Kind == yaml.AliasNode {
			node = node.Alias
		}
		var next *yaml.Node
		switch {
		case node == nil:
		case node.Kind == yaml.MappingNode:
			for i := 0; i+1 < len(node.Content); i += 2 {
				if strings.EqualFold(node.Content[i].Value, step) {
					line, next = node.Content[i].Line, node.Content[i+1]
				}
			}
		case node.Kind == yaml.SequenceNode:
			if i, err := strconv.Atoi(step); err == nil && i < len(node.Content) {
				next = node.Content[i]
				line = next.Line
			}
		}
		if next == nil {
			return 0
		}
		node = next
	}
	return line
}
