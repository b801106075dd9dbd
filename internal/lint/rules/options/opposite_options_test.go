package options

import "testing"

func TestOppositeOptions(t *testing.T) {
	check(t, OppositeOptions, []testCase{
		{"", "Drag rises | Drag falls | Roughness is fixed | Area is zero", "info Drag falls"},
		{"", "It drains | Rust forms | It does not drain | Wind blows", "info It does not drain"},
		{
			"",
			"A warmer world with less ice | A colder world with more ice | Dust | Wind",
			"info A colder world with more ice",
		},
		{"", "It can flood | It cannot flood | Rust forms | Wind blows", "info It cannot flood"},

		{"", "Drag rises | Drag falls | Depth rises | Depth falls", ""},
		{"", "Drag rises | Drag falls | Drag stays the same | None of these", ""},
		{"", "Rust forms | Drag falls | Drag rises | Area is zero", ""},
		{"", "True | False | na | Maybe", ""},
		{"", "increases | decreases | remains the same | Not enough information to say", ""},
		{"", "lower | higher | about the same | Can't say", ""},
		{"", "Weir | Pump | Gate | Pipe", ""},
	})
}
