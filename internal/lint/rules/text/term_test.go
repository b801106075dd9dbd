package text

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestTerm(t *testing.T) {
	const terms = `lint:
  terms:
    - {use: time step, not: [timestep, time-step]}
    - {use: Green-Ampt, not: [green ampt]}
    - {use: RDII, not: [RDI/I, Rdii]}
    - {use: dynamic wave routing, not: [dynamic wave]}
    - {use: dry weather flow, not: [Dry Weather Flow]}
    - {use: inlet, not: [Inlet]}
`
	tests := []struct {
		text  string
		want  []string
		fixed string
	}{
		{"The timestep is short.", []string{"timestep"}, "The time step is short."},
		{"Timestep and time-step", []string{"Timestep", "time-step"}, "Time step and time step"},
		{"The GREEN AMPT method", []string{"GREEN AMPT"}, "The Green-Ampt method"},
		{"RDI/I or Rdii", []string{"RDI/I", "Rdii"}, "RDII or RDII"},
		{"A dynamic wave is routed", []string{"dynamic wave"}, "A dynamic wave routing is routed"},
		{"A Dry Weather Flow. Dry Weather Flow", []string{"Dry Weather Flow", "Dry Weather Flow"}, "A dry weather flow. Dry weather flow"},
		{"An Inlet is open.", []string{"Inlet"}, "An inlet is open."},

		{"Inlet capacity", nil, ""},
		{"The time step, Green-Ampt and RDII", nil, ""},
		{"`timestep` and $timestep$", nil, ""},
		{"timesteps and mytimestep and time-step_max", nil, ""},
		{"By dynamic wave routing", nil, ""},
		{"Under Time-Step Critical Elements", nil, ""},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			findings := explained(t, Term, test.text, terms)
			ruletest.Equal(t, test.want, places(t, findings))
			if test.fixed != "" {
				ruletest.Equal(t, test.fixed, applyFixes(t, findings, test.text, lint.FixSafe))
			}
		})
	}
}
