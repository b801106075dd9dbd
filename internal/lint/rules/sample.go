package rules

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// since is the release that these rules came with.
const since = "0.1.0"

// sample is a bank without a flaw. Examples of rules are made from it.
const sample = `[
  {
    "q": "Which equation relates flow to depth and slope in an open conduit of SWMM?",
    "options": ["Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"],
    "answer": "A",
    "explanation": "Open channels and partly full pipes follow Manning's equation; Hazen-Williams is for force mains."
  }
]
`

// pair is a bank of two questions without a flaw.
const pair = `[
  {
    "id": "hyd-manning",
    "q": "Which equation relates flow to depth and slope in an open conduit of SWMM?",
    "options": ["Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"],
    "answer": "A",
    "explanation": "Open channels and partly full pipes follow Manning's equation; Hazen-Williams is for force mains.",
    "category": "hydraulics"
  },
  {
    "id": "hyd-force-main",
    "q": "Which equation can SWMM use for friction in a pressurized force main?",
    "options": ["Kostiakov", "Hazen-Williams", "Horton", "Green-Ampt"],
    "answer": "B",
    "explanation": "A force main that flows full takes its losses from Hazen-Williams or Darcy-Weisbach; the others describe infiltration.",
    "category": "hydraulics"
  }
]
`

// example is a bank with each old text replaced by the new one after it.
func example(bank string, oldNew ...string) lint.Example {
	for i := 0; i+1 < len(oldNew); i += 2 {
		if !strings.Contains(bank, oldNew[i]) {
			panic(fmt.Sprintf("the example has no %q", oldNew[i]))
		}
		bank = strings.Replace(bank, oldNew[i], oldNew[i+1], 1)
	}
	return lint.Example{Questions: bank}
}

// known gives an example the categories hydraulics and network, without
// targets.
func known(e lint.Example) lint.Example {
	e.Targets = map[string]int{"hydraulics": 0, "network": 0}
	return e
}

// withTopics gives an example a topics file.
func withTopics(e lint.Example) lint.Example {
	e.Topics = `{
  "manning": {
    "title": "Manning's equation",
    "description": "Uniform flow in open channels and partly full pipes."
  }
}
`
	return e
}

// withReferences gives an example a catalogue of sources.
func withReferences(e lint.Example) lint.Example {
	e.References = `{
  "sources": [{"id": "RM2", "title": "Reference Manual Volume II", "url": "https://www.epa.gov/water-research/storm-water-management-model-swmm"}],
  "entries": [{"source": "RM2", "section": "3.1", "title": "Governing Equations"}]
}
`
	return e
}
