package cli

import (
	"fmt"
	"slices"
	"strings"
)

// choice is a flag that takes one of a few words, and refuses others before
// anything else is done.
type choice struct {
	value string
	known []string
}

func (c *choice) String() string { return c.value }
func (c *choice) Type() string   { return "string" }

// Set takes a value of the flag.
func (c *choice) Set(value string) error {
	if !slices.Contains(c.known, value) {
		return fmt.Errorf("expected one of %s", strings.Join(c.known, ", "))
	}
	c.value = value
	return nil
}
