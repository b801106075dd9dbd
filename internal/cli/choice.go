package cli

import (
	"fmt"
	"slices"
	"strings"
)

// choice is the value of a flag that is one of a few words.
type choice struct {
	value string
	known []string
}

func (c *choice) String() string { return c.value }
func (c *choice) Type() string   { return "string" }

// Set sets the flag.
func (c *choice) Set(value string) error {
	if !slices.Contains(c.known, value) {
		return fmt.Errorf("expected one of %s", strings.Join(c.known, ", "))
	}
	c.value = value
	return nil
}
