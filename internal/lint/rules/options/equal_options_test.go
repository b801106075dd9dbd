package options

import "testing"

func TestEqualOptions(t *testing.T) {
	check(t, EqualOptions, []testCase{
		{"", "Weir | Pump | Weir | Orifice", "error Weir"},
		{"", "Weir | Pump | weir. | Orifice", "error weir."},
		{"", "Stand by | Pump | Standby | Orifice", "error Standby"},
		{"", "Side weir | Pump | Side-weir | Orifice", "error Side-weir"},
		{"", "*Terra nigra* | Samian | Terra nigra | Castor", "error Terra nigra"},
		{"", "`s.size()` | `s.len` | `s.size( )` | `s.count`", "error `s.size( )`"},
		{"", "1,000 m | 2,000 m | 1000 m | 4,000 m", "error 1000 m"},
		{"", "1/2 | 1/4 | 0.5 | 3", "warning 0.5"},
		{"", "1 m | 3 m | 100 cm | 4 m", "warning 100 cm"},
		{"", "5 ft | 6 ft | 5 feet | 7 ft", "warning 5 feet"},
		{"", "na | True | False | na", "error na"},
		{"Which unit is right?", "khz | kHz | kHz | MHz", "error kHz; error kHz"},

		{"", "Weir | Pump | Divider | Orifice", ""},
		{"", "iron(II) | iron (III) | copper | iron(III)", "error iron(III)"},
		{"", "4(x - 22) | 4 - x(22) | (4x) - 22 | 22", ""},
		{"", "3.99p + 2.99d | (3.99p + 2.99)d | 2.99p | 3.99d", ""},
		{"", "1 1 | 11 | 1.1 | 111", ""},
		{"", "2 | -2 | 4 | -4", ""},
		{"", "6 | 6″ | 6' | 10", ""},
		{"", "6'' | 6' | 6\" | 8", `error 6\`},
		{"", "5 MW | 5 mW | 6 MW | 7 mW", ""},
		{"", "1:1 | 50:50 | 2:1 | 1:2", ""},
		{"", "5.0 | 5.00 | 5.1 | 6", ""},
		{"", "ACK, SYN, SYN-ACK | SYN, SYN-ACK, ACK | SYN-ACK, SYN, ACK | SYN, ACK, SYN-ACK", ""},
		{"Which unit is right?", "kHz | khz | Khz | KHZ", ""},
		{"Which is the symbol for kilohertz?", "kHz | Hz | khz | MHz", ""},
		{"How is the unit kilohertz written?", "kHz | Hz | khz | MHz", ""},
		{"How do you write kilohertz?", "kHz | Hz | khz | MHz", ""},
		{"How is the word spelled?", "Run-time | Run time | Runtime | Ran time", ""},
		{"Which unit is right?", "kHz | khz | kHz | Khz", "error kHz"},
	})
}
