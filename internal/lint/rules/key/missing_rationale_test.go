package key

import "testing"

func TestMissingRationale(t *testing.T) {
	testRationales(t, MissingRationale, []rationaleCase{
		{[]string{"", "It is for soils.", "", "It is for mains."}, []string{"warning /0/rationales/2"}},
		{[]string{"", "", " ", ""}, []string{"warning /0/rationales/1", "warning /0/rationales/2", "warning /0/rationales/3"}},
		{[]string{"", "It is for soils.", "It is old.", "It is for mains."}, nil},
		{[]string{"It is for channels.", "It is for soils.", "It is old.", "It is for mains."}, nil},
		{[]string{"It is for channels.", "It is for soils.", "", "It is for mains."}, nil},
	})
}
