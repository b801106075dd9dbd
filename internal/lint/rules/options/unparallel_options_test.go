package options

import "testing"

func TestUnparallelOptions(t *testing.T) {
	check(t, UnparallelOptions, []testCase{
		{"", "To raise the weir | To drain the pipe | Shorter pipes | To lower the pump", "info Shorter pipes"},
		{"", "Higher flow | Lower depth | To raise the weir | Steeper pipes", "info To raise the weir"},
		{"", "Raising the weir | Draining the pipe | A shorter pipe | Lowering the pump", "info A shorter pipe"},
		{"", "By raising the weir | By draining it | Let water in | By lowering it", "info Let water in"},

		{"", "To raise the weir | To drain the pipe | To shorten it | To lower the pump", ""},
		{"", "To the weir | To raise it | At the pump | In the pipe", ""},
		{"", "Opening the gate can flood it | Closing the weir can drain it | Rust can clog it | Ice", ""},
		{"", "Drilling densities | Exploration targets | Modifying factors | Closing costs", ""},
		{"", "Setting lever | Winding stem | Impulse jewel | Sliding pinion", ""},
		{"Rain ____ the pipe.", "to fill | fills | filling | filled", ""},
		{"", "Raising the weir | Draining the pipe | Lowering the pump | None of these", ""},
	})
}
