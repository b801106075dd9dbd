package lint

import (
	"testing"
	"unsafe"
)

// The texts of a bank are views of its file: what is kept beyond them is a copy.
func TestStemsKeepNoPartOfAText(t *testing.T) {
	source := []byte("wqeirings")
	contentStem(unsafe.String(unsafe.SliceData(source), len(source)))
	copy(source, "zzzzzzzzz")
	stems.Range(func(word, stem any) bool {
		if word == "zzzzzzzzz" || stem == "zzzzzzzzz" {
			t.Errorf("what is kept has changed with its source: %q, %q", word, stem)
		}
		return true
	})
}

func TestStemsOfIrregularVerbs(t *testing.T) {
	for _, test := range []struct {
		a, b string
		same bool
	}{{"held", "hold", true}, {"broken", "breaks", true}, {"LED", "lead", false}, {"found", "find", false}} {
		if got := contentStem(test.a) == contentStem(test.b); got != test.same {
			t.Errorf("%s and %s: %v", test.a, test.b, got)
		}
	}
}
