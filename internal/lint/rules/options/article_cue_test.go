package options

import "testing"

func TestArticleCue(t *testing.T) {
	check(t, ArticleCue, []testCase{
		{"The end of a network is called an", "Outfall | Inlet | Divider | Orifice", "warning Divider"},
		{"The device is a:", "weir | orifice | pump | gate", "warning orifice"},
		{"An ________ ends the network.", "outfall | pump | weir | gate", "warning pump"},

		{"The parts that hold back the water are the", "gates | weir | valve", "info gates"},
		{"Water is squeezed between two", "gates | weir | valve", "info gates"},

		{"The parts that hold back the water are", "weirs | gates | valve", ""},
		{"The part that is held is/are the", "weir | gates | valve", ""},
		{"The parts that hold back the water are", "porous | closed by gates | flat", ""},
		{"The end of a network is called", "an outfall | an inlet | a divider | an orifice", ""},
		{"The end of a network is called an", "outfall | inlet | orifice | None of these", ""},
		{"It is a/an", "outfall | pump | weir | gate", ""},
		{"It is a(n)", "outfall | pump | weir | gate", ""},
		{"The device is a weir. Why?", "outfall | pump | it spills | gate", ""},
	})
}
