package options

import "testing"

func TestArticleCue(t *testing.T) {
	check(t, ArticleCue, []testCase{
		{"The end of a network is called an", "Outfall | Inlet | Divider | Orifice", "warning Divider"},
		{"The device is a:", "weir | orifice | pump | gate", "warning orifice"},
		{"An ________ ends the network.", "outfall | pump | weir | gate", "warning pump"},
		{"The parts that press on the rim are the", "brake pads | cone nut | jockey wheels | cups", "info cone nut"},
		{"The gas is squeezed between two", "spirals | pistons | impeller | vanes", "info impeller"},

		{"The end of a network is called", "an outfall | an inlet | a divider | an orifice", ""},
		{"The end of a network is called an", "outfall | inlet | orifice | None of these", ""},
		{"It is a/an", "outfall | pump | weir | gate", ""},
		{"It is a(n)", "outfall | pump | weir | gate", ""},
		{"The device is a weir. Why?", "outfall | pump | it spills | gate", ""},
		{"The walls are", "thick | brittle | wet | scales", ""},
		{"The parts are called", "weir | pump | gate | pipe", ""},
	})
}
