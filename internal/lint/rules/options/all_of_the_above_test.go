package options

import "testing"

func TestAllOfTheAbove(t *testing.T) {
	check(t, AllOfTheAbove, []testCase{
		{"", "Weir | Pump | Orifice | All of the above", "warning All of the above"},
		{"", "Weir | Pump | Orifice | none of these.", "warning none of these."},
		{"", "Weir | Pump | Both | Neither", "warning Both; warning Neither"},
		{"", "Weir | Pump | Orifice | Both A and B", "warning Both A and B"},
		{"", "Weir | Pump | Orifice | The first two", "warning The first two"},
		{"", "Weir | Pump | Weir and pump | Orifice", "warning Weir and pump"},
		{
			"I. It is full. II. It is dry. III. It is steep. Which are right?",
			"I only | I and II | II and III | I, II and III",
			"warning I only",
		},
		{
			"I. It is full. II. It is dry. III. It is steep. Which are right?",
			"I only | I and II | II and III | None of the above",
			"warning I only; warning None of the above",
		},
		{"", "Weir | Pump | Orifice | Divider", ""},
		{"Which soils drain best?", "Group A | Groups B and C | Group D", ""},
		{"", "None of them | Some of them | Most of them | All of them", ""},
		{"", "All rain drains | No rain drains | Some rain drains | Rain ponds", ""},
		{"It needs ____ pipes and a weir.", "both | all | either | many", ""},
	})
}
