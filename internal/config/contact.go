package config

import (
	"slices"
	"strings"
)

// reservedNames are the ends of host names that never receive mail (RFC 2606).
var reservedNames = []string{
	".test", ".example", ".invalid", ".localhost", ".example.com", ".example.net", ".example.org",
}

// Contact returns the address for questions about quiz answers. It returns the
// empty string if Email is a placeholder, which cannot receive mail.
func (c *Config) Contact() string {
	host := "." + strings.ToLower(c.Email[strings.LastIndexByte(c.Email, '@')+1:])
	if slices.ContainsFunc(reservedNames, func(name string) bool { return strings.HasSuffix(host, name) }) {
		return ""
	}
	return c.Email
}
