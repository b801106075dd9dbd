package stem

import "testing"

func TestOpinion(t *testing.T) {
	testStems(t, Opinion, []stemCase{
		{"In your opinion, which weir is best?", nil, []string{"warning In your opinion"}},
		{"Which weir do you think matters most?", nil, []string{"warning do you think"}},
		{"Which weir would you most like to see?", nil, []string{"warning would you most like"}},
		{"Which weir do you personally prefer?", nil, []string{"warning do you personally prefer"}},
		{"Which is the most beautiful weir?", nil, []string{"info most beautiful"}},
		{"What is the loveliest weir?", nil, []string{"info loveliest"}},
		{"Who was the greatest engineer of his time?", nil, []string{"info Who was the greatest"}},
		{"What is the best weir for a garden?", nil, []string{"info the best"}},
		{"What would you do at a weir?", nil, []string{"info would you do"}},
		{"A pond is dry. What is the best weir for it?", nil, nil},
		{"Which weir is best?", nil, []string{"info is best"}},

		{"What was the original name of the weir?", nil, nil},
		{"Which force is the most attractive?", nil, []string{"info most attractive"}},
		{"Which attractive forces act between molecules?", nil, nil},
		{"What should you do first at a weir?", nil, nil},
		{"Where would you find a weir?", nil, nil},
		{"Which weir would you choose for low flows?", nil, nil},
		{"Which weir has the greatest flow?", nil, nil},
		{"Which formula best describes a weir?", nil, nil},
		{"Do you need a permit for a weir?", nil, nil},
		{"You think that a weir leaks. What do you check?", nil, nil},
	})
}
