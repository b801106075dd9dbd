package bank

import "fmt"

// Stimulus is what a question is about, shown between stem and options. It has
// exactly one of Image, Chart, Diagram and Listing.
type Stimulus struct {
	// Image is the path of a picture, relative to the question file: SVG, PNG,
	// WebP or JPEG.
	Image string `json:"image,omitempty"`
	// Chart is data with axes and units.
	Chart *Chart `json:"chart,omitempty"`
	// Diagram is a kind of diagram, shown as a still picture in the state that State describes.
	Diagram string `json:"diagram,omitempty"`
	// State is the query of the diagram's URL.
	State string `json:"state,omitempty"`
	// Listing is lines of a file or report, shown as they are.
	Listing string `json:"listing,omitempty"`
	// Alt describes the stimulus in enough detail that a reader who cannot see it can
	// answer. It does not give the answer away. A listing needs no alternative text.
	Alt string `json:"alt,omitempty"`
}

// Chart is data that the site draws: one panel, or two that share the x axis, such
// as rain above flow.
type Chart struct {
	X      Axis    `json:"x"`
	Panels []Panel `json:"panels" validate:"min=1,max=2,dive"`
}

// Axis is an axis of a chart.
type Axis struct {
	// Label names the quantity; Unit is its unit, empty for a pure number.
	Label string `json:"label" validate:"notblank"`
	Unit  string `json:"unit,omitempty"`
	// Min and Max are the ends of the axis; absent ones follow the data.
	Min *float64 `json:"min,omitempty"`
	Max *float64 `json:"max,omitempty"`
	// Direction "down" draws a y axis from the top, as for rain.
	Direction string `json:"direction,omitempty" validate:"omitempty,oneof=up down"`
}

// Panel is one drawing area of a chart.
type Panel struct {
	Y      Axis     `json:"y"`
	Series []Series `json:"series" validate:"min=1,max=4,dive"`
}

// Series is one set of points in a panel.
type Series struct {
	// Name is shown in the legend.
	Name string `json:"name" validate:"notblank"`
	// Kind is lines, steps, bars or points.
	Kind string `json:"kind" validate:"oneof=lines steps bars points"`
	// Points are pairs of x and y.
	Points [][]float64 `json:"points" validate:"min=1,max=2000,dive,len=2"`
}

// checkStimulus reports a stimulus that does not have exactly one of image, chart, diagram and listing.
func (c *decoder) checkStimulus(n int32, s *Stimulus) {
	m, ok := c.doc.child(n, "stimulus")
	if !ok || s == nil || c.faulty[m] {
		return
	}
	count := 0
	for _, part := range []struct {
		field   string
		present bool
	}{
		{"image", s.Image != ""}, {"chart", s.Chart != nil}, {"diagram", s.Diagram != ""}, {"listing", hasText(s.Listing)},
	} {
		if at, ok := c.doc.child(m, part.field); part.present || ok && c.faulty[at] {
			count++
		}
	}
	if count == 1 || c.overLimit() {
		return
	}
	hint := "write one question for each, or delete what the question does not need"
	if count == 0 {
		hint = "add one of them, or delete the stimulus"
	}
	c.reportAt(m, Problem{
		Kind: KindInvalidValue, Hint: hint,
		Message: fmt.Sprintf("stimulus has %d of image, chart, diagram and listing, expected one", count),
	})
}

// shownDiagram is a diagram that an item or a topic names.
type shownDiagram struct {
	// at is the pointer, from the item or topic, to the object that names the diagram. member
	// is the rest of the pointer, to the name itself.
	at, member  string
	kind, state string
	// mayBeNone allows NoDiagram.
	mayBeNone bool
}

// diagrams lists the diagrams that an item names.
func (q *Question) diagrams() []shownDiagram {
	var all []shownDiagram
	if q.Stimulus != nil && q.Stimulus.Diagram != "" {
		all = append(all, shownDiagram{at: "/stimulus", member: "/diagram", kind: q.Stimulus.Diagram, state: q.Stimulus.State})
	}
	if q.Explore != nil && q.Explore.Diagram != "" {
		all = append(all, shownDiagram{at: "/explore", member: "/diagram", kind: q.Explore.Diagram, state: q.Explore.State, mayBeNone: true})
	}
	return all
}
