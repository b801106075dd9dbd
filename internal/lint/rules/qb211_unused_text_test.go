package rules

import "testing"

func TestUnusedText(t *testing.T) {
	tests := []struct {
		stem string
		want []string
	}{
		{"Two pipes of 47 in carry 3 cfs each. Which flow do they carry?", []string{"47"}},
		{"Two pipes carry 3 cfs each. Which flow do they carry?", nil},
		{"Two pipes carry 180 cfs each. Which flow do they carry?", nil}, // 3 by 60
		{"In case 17 two pipes carry 3 cfs", []string{"17"}},
		{"Two pipes carry 3 cfs, as `48 in` says", nil},
	}
	for _, test := range tests {
		t.Run(test.stem, func(t *testing.T) {
			same(t, test.want, places(t, unusedText, checked(test.stem).Questions))
		})
	}
}
