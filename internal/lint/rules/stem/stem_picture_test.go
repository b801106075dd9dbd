package stem

import "testing"

func TestStemPicture(t *testing.T) {
	testStems(t, StemPicture, []stemCase{
		{"Which depth is shown in the figure below?", nil, []string{"warning shown in the figure"}},
		{"What is component 4 in figure T-3?", nil, []string{"warning figure T-3"}},
		{"Which point of Figure E5-1 is the inlet?", nil, []string{"warning Figure E5-1"}},
		{"A photograph is shown in Figure A. What is it?", nil, []string{"warning Figure A"}},
		{"According to Table 4, what is the slope?", nil, []string{"warning Table 4"}},
		{"This road sign means:", nil, []string{"warning This road sign"}},
		{"What does this sign mean?", nil, []string{"warning this sign"}},
		{"A road has this sign. How fast may you drive?", nil, []string{"warning this sign"}},
		{"What should you do at this junction?", nil, []string{"warning this junction"}},
		{"Should this control valve be open?", nil, []string{"warning this control valve"}},
		{"Should this valve be open?", nil, []string{"warning this valve"}},
		{"You approach this level crossing. What do you do?", nil, []string{"warning this level crossing"}},
		{"What do these zigzag white lines mean?", nil, []string{"warning these zigzag white lines"}},
		{"Which depth is shown above?", nil, []string{"warning shown above"}},
		{"What is the slope in the diagram?", nil, []string{"warning in the diagram"}},
		{"What does the accompanying map name?", nil, []string{"warning accompanying map"}},

		{"Laboratory values are shown below.\nNa: 135\nK: 5.0\nWhat is lacking?", nil, nil},
		{"The depths shown below are 1.2, 1.4, 1.9, 2.2 and 2.5 ft. What is the mean?", nil, nil},
		{"What does this print, as shown below: `x`?", nil, nil},
		{"See the figure below. ![weir](weir.png) What is it?", nil, nil},
		{"A label has a skull on a red square. What does this symbol warn of?", nil, nil},
		{"If a pump starts too often, what is this called?", nil, nil},
		{"Which of these pumps is the largest?", nil, nil},
		{"This process needs no light. Which one is it?", nil, nil},
		{"How does this affect the depth?", nil, nil},
		{"What do you expect this morning?", nil, nil},
		{"Which pipe carries the flow of this pipe?", nil, nil},
		{"Why does this happen?", nil, nil},
		{"Which of these are signs of a stroke?", nil, nil},
		{"Which of these is a sign of shock?", nil, nil},
		{"A casualty shows these signs: pale skin and sweating. What is likely?", nil, nil},
		{"Skylarks live in a circular plot. How many are in the plot?", nil, nil},
		{"A bearing is taken from the map in a valley. Which one is it?", nil, nil},
		{"Which equation does a graph of flow against depth follow?", nil, nil},
		{"The following pipes are full. Which is first?", nil, nil},
	})
}
