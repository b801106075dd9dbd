package options

import "testing"

func TestOptionWithinOption(t *testing.T) {
	check(t, OptionWithinOption, []testCase{
		{"", "Rain | Wind | Rain and snow | Fog", "info Rain and snow"},
		{"", "Valve | Pump | Check valve | Gate", "info Check valve"},
		{"", "Wasting of muscle and bone | Nausea | Wasting of muscle | Swelling", "info Wasting of muscle and bone"},
		{"", "Red and green | Blue | Red, green and blue | White", "info Red, green and blue"},
		{"", "A ‘valve’ | Pump | A ‘valve’ and weir | Gate", "info A ‘valve’ and weir"},
		{"", "Turn right | Turn right, but only if it is dry | Stop | Go", "info Turn right, but only if it is dry"},

		{"Which sequence is normal?", "Floc, settling, filter and gas | Filter and floc | Floc and filter | Gas", ""},
		{"", "Ionizing radiation | Heat | Non-ionizing radiation | Light", ""},
		{"", "Low | Very low | High | Zero", ""},
		{"", "Linear | Nonlinear | Not linear | Round", ""},
		{"", "Water | Water pump | Weir | Gate", ""},
		{"", "All of them | Some | None of them | them", ""},
		{"", "HClO | HClO3 | HBr | HI", ""},
		{"", "3 m | 3 m or more | 4 m | 5 m", ""},
		{"", "The heart | The left side of the heart | The lung | The liver", ""},
		{"", "`git` | `git add` | `ls` | `rm`", ""},
		{"", "Some of reactant A | Some of reactant C | All of enzyme K | Heat", ""},
		{"", "More mass | Less mass | Either more mass or less | Charge", ""},
	})
}
