package rules

import "testing"

func TestStemPicture(t *testing.T) {
	tests := []struct {
		stem string
		want []string
	}{
		{"Which depth does the figure below give?", []string{"figure below"}},
		{"Which weir stands in the following diagram?", []string{"following diagram"}},
		{"Which soil has the curve in Fig. 3?", []string{"Fig. 3"}},
		{"Which link is drawn in the sketch on the left?", []string{"sketch on the left"}},
		{"Which pump has the curve shown above?", []string{"shown above"}},
		{"Which node is marked in the picture?", []string{"in the picture"}},

		{"Which pump has the curve shown below: `PC1 PUMP2 2 1 5 2`?", nil}, // code is what is shown
		{"How many edges has the following graph: A to B, B to C?", nil},
		{"A separator takes out 60 percent of the TSS. Where does this figure belong?", nil},
		{"Which picture of flow do the plotted hydrographs give?", nil},
		{"Water stands above the crest and below the crown. Which flow passes?", nil},
	}
	for _, test := range tests {
		t.Run(test.stem, func(t *testing.T) {
			same(t, test.want, places(t, stemPicture, bankOf(item{Q: test.stem})))
		})
	}
}

func TestStemPictureIsSurer(t *testing.T) {
	for stem, want := range map[string]string{
		"Which node is marked in the figure below?": "warning",
		"Which node is marked in the figure?":       "info",
	} {
		for _, f := range run(t, stemPicture, example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?", stem)).Findings {
			if f.Rule == stemPicture {
				same(t, want, f.Severity.String())
			}
		}
	}
}
