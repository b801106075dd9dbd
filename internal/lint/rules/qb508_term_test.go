package rules

import (
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

func TestTerm(t *testing.T) {
	const terms = `lint:
  terms:
    - {use: time step, not: [timestep, time-step]}
    - {use: Green-Ampt, not: [green ampt]}
    - {use: RDII, not: [RDI/I, Rdii]}
    - {use: dynamic wave routing, not: [dynamic wave]}
`
	tests := []struct {
		text string
		want []string
	}{
		{"The timestep is short.", []string{`timestep: "time step" is written "timestep" here`}},
		{"Timestep and time-step", []string{`Timestep: "time step" is written "Timestep" here`, `time-step: "time step" is written "time-step" here`}},
		{"The GREEN AMPT method", []string{`GREEN AMPT: "Green-Ampt" is written "GREEN AMPT" here`}},
		{"RDI/I or Rdii", []string{`RDI/I: "RDII" is written "RDI/I" here`, `Rdii: "RDII" is written "Rdii" here`}},
		{"A dynamic wave is routed", []string{`dynamic wave: "dynamic wave routing" is written "dynamic wave" here`}},

		{"The time step, Green-Ampt and RDII", nil},
		{"`timestep` and $timestep$", nil},
		{"timesteps and mytimestep", nil},
		{"By dynamic wave routing", nil},
		{"Under Time-Step Critical Elements", nil},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			same(t, test.want, found(t, term, lint.Example{Questions: bankOf(item{Explanation: test.text}), Config: terms}))
		})
	}
	fixed := lint.Example{Questions: bankOf(item{Explanation: "Timestep here"}), Config: terms}
	for _, f := range run(t, term, fixed).Findings {
		if f.Rule == term {
			source, _ := lint.Apply(f.Doc, f.Fixes)
			if !strings.Contains(string(source), `"Time step here"`) {
				t.Errorf("mended to %s", source)
			}
		}
	}
}
