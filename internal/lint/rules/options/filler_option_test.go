package options

import "testing"

func TestFillerOption(t *testing.T) {
	check(t, FillerOption, []testCase{
		{"", "Weir | I don't know | Pump | Gate", "warning I don't know"},
		{"", "Weir | Not sure | Pump | Gate", "warning Not sure"},
		{"", "Weir | No clue, sorry! | Pump | Gate", "warning No clue, sorry!"},
		{"", "Weir | It depends | Pump | Gate", "warning It depends"},
		{"", "Weir | Depends on whom you ask | Pump | Gate", "warning Depends on whom you ask"},
		{"", "Weir | N/A | na | Gate", "warning N/A; warning na"},
		{"", "Weir | … | Pump | Gate", "warning …"},
		{"", "Weir | Option 4 | Pump | Gate", "warning Option 4"},
		{"", "Weir | whichever month takes your fancy | Pump | Gate", "warning whichever month takes your fancy"},
		{"", "Weir | We haven't had this yet | Pump | Gate", "warning We haven't had this yet"},
		{"", "Weir | Other | Pump | Gate", "warning Other"},

		{"", "Weir | None | Pump | Gate", ""},
		{"", "Weir | It depends on the slope | Pump | Gate", ""},
		{"", "★I don't know | Weir | Pump | Gate", ""},
		{"", "+ | - | * | /", ""},
		{"", "K | Na | Cl | Ar", ""},
		{"", "Weir | Whoever was first has the right of way here | Pump | Gate", ""},
		{"", "Include it | Ask a lawyer for advice | Consult the broker | Refer it", ""},
		{"It has ____ weirs than before.", "more | other | fewer | plenty", ""},
	})
}
