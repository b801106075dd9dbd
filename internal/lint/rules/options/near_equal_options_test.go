package options

import "testing"

func TestNearEqualOptions(t *testing.T) {
	check(t, NearEqualOptions, []testCase{
		{"", "Rook and bishop | Queen and pawn | Bishop and rook | Queen and knight", "info Bishop and rook"},
		{"", "Rain, wind and snow | Sun | Snow, rain and wind | Fog", "info Snow, rain and wind"},
		{
			"",
			"Grit damages the impeller | Air must leave | The impeller is damaged by grit | Oil is needed",
			"info The impeller is damaged by grit",
		},
		{
			"",
			"Leave it on the counter overnight | Bake it | Leave it overnight on the counter | Freeze it",
			"info Leave it overnight on the counter",
		},
		{"", "The orifice and the weir | The soil of the bed | The weir and the orifice | Wind", "info The weir and the orifice"},
		{"", "The orifice and the weir | The soil of the bed | The weir and the orifice | Neither", "info The weir and the orifice"},
		{"", "Rook and bishop | `Qe2` | Bishop and rook | Queen", "info Bishop and rook"},
		{"", "Between oil and water | Above both | Between water and oil | In the oil", "info Between water and oil"},
		{"", "Lower the dust level | Reduce the dust level | Raise it | Keep it", "info Reduce the dust level"},

		{"", "The Commons can override the Lords | The Lords can override the Commons | The Crown can | None can", ""},
		{"", "Sodium is lost and potassium is kept | Potassium is lost and sodium is kept | Both leave | Both stay", ""},
		{"", "high and low | low and high | high and high | low and low", ""},
		{"", "Rain fills it | Rain does not fill it | Wind dries it | Sun heats it", ""},
		{"", "Grit damages the impeller | Air must leave | The impeller isn't damaged by grit | Oil is needed", ""},
		{"", "The impeller isn't damaged by grit | Air must leave | Grit damages the impeller | Oil is needed", ""},
		{"In which order?", "Rook and bishop | Queen and pawn | Bishop and rook | Queen and knight", ""},
		{"", "a is the proton and b is the electron | b is the proton and a is the electron | Both | Neither", ""},
		{"", "x + y = 3 | y + x = 3 | 3x = y | x = 3y", ""},
		{"", "nucleons; nucleons | electrons; electrons | electrons; nucleons | nucleons; electrons", ""},
		{"", "Weir | Pump | Divider | Orifice", ""},
	})
}
