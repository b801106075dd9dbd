package options

import "testing"

func TestOddForm(t *testing.T) {
	check(t, OddForm, []testCase{
		{"", "Weir | Pump. | Orifice | Divider", "warning Pump."},
		{"", "A weir. | A pump. | An orifice | A divider.", "warning An orifice"},
		{"", "Weir | Pump | Why? | Gate", "warning Why?"},
		{"", "Weir | pump | Orifice | Divider", "warning pump"},
		{"", "weir | pump | orifice | Nothing flows", "info Nothing flows"},
		{"", "Weir | — | Orifice | Divider", "warning —"},
		{"", "Weir | **Pump** | Orifice | Divider", "info **Pump**"},
		{"", "two | 3 | four | five", "info 3"},
		{"", "$Q$ | $h$ | depth | $n$", "info depth"},

		{"", "To raise the weir | To drain the pipe | Shorter pipes | To lower the pump", "info Shorter pipes"},
		{"", "Higher flow | Lower depth | To raise the weir | Steeper pipes", "info To raise the weir"},
		{"", "To the weir | To raise it | At the pump | In the pipe", ""},
		{"", "To store water | To the outfall | To split flow | To join pipes", ""},

		{"", "To raise the weir | To drain the pipe | To lower the pump | To `git push` it", ""},

		{"", "Water rises. | Water falls. | Water stays | Water leaves", "warning Water rises."},

		{"", "weir | pump | orifice | Manning's equation", ""},
		{"", "Weir | pump | orifice | Divider", ""},
		{"", "It does not compile. | 123 | 1234 | It ends with an error.", ""},
		{"", "Weir | pH | Orifice | Divider", ""},
		{"", "Yes. | No. | Why? | Maybe.", ""},
		{"", "A weir. | A pump. | A gate! | A pipe.", ""},
		{"", "2 ft | 3 ft | 4 ft. | 5 ft", ""},
		{"", "Pipes | Weirs | Pumps etc. | Gates", ""},
		{"", "git restore | git clean | git undo | git checkout .", ""},
		{"", "weir | pump | orifice | None of these.", ""},
		{"", "`a` | `b` | Nothing happens | `c`", ""},
		{"", "½ ft | 2 ft | 3 ft | 4 ft", ""},
		{"", "90 degrees | 180 degrees | Zero | 45 degrees", ""},
	})
}
