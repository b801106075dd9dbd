package options

import "testing"

func TestConvergence(t *testing.T) {
	check(t, Convergence, []testCase{
		{
			"",
			"Scope, time and cost | Scope, risk and cost | Scope, time and morale | Staff, time and cost",
			"info Scope, time and cost",
		},
		{
			"",
			"Crown glass and calcite | Silica and flint glass | ★Crown glass and flint glass | Crown glass and acrylic",
			"info Crown glass and flint glass",
		},
		{
			"",
			"Parliamentary republic | Feudal monarchy | Elective monarchy | ★Parliamentary monarchy",
			"info Parliamentary monarchy",
		},
		{
			"",
			"`go build` and `go test` | `go build` and `go vet` | `go run` and `go test` | `go fix` and `go list`",
			"info `go build` and `go test`",
		},

		{"", "red and tall | red and short | blue and tall | blue and short", ""},
		{"", "Weir | Pump | Gate | Pipe", ""},
		{"", "25 cm | 25 m | 50 cm | 75 km", ""},
		{"", "(2, 3) | (2, 5) | (4, 3) | (6, 7)", ""},
		{"", "English | English or French | English, French or Dutch | German", ""},
		{"", "Scope, risk and cost | Scope, time and cost | Scope, time and morale | Staff, time and cost", ""},
		{"It ____ the pipe.", "have been filled | have filled | had been filled | fill", ""},
	})
}
