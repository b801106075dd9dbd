package spelling

import (
	"testing"
	"unsafe"
)

func TestHas(t *testing.T) {
	for word, want := range map[string]bool{"compound": true, "colour": true, "color": true, "infiltration": true, "compund": false, "xqzvjk": false} {
		if Has(word) != want {
			t.Errorf("Has(%q) = %t", word, !want)
		}
	}
}

func TestGuess(t *testing.T) {
	for word, want := range map[string]string{
		"compund": "compound", "monoxyde": "monoxide", "remaning": "remaining", "acording": "according", "choosen": "chosen", "suffreing": "suffering",
		"neccessary": "necessary", "equasion": "", "phototheraphy": "phototherapy",
		"compound": "", "haemorrhagic": "", "subcatchment": "", "hydrographs": "", "goroutines": "", "ponded": "", "cyclohexene": "", "abc": "",
	} {
		if got := Guess(word); got != want {
			t.Errorf("Guess(%q) = %q, want %q", word, got, want)
		}
	}
}

// The texts of a bank are views of its file: what is kept beyond them is a copy.
func TestGuessKeepsNoPartOfItsArgument(t *testing.T) {
	source := []byte("qorrelaton")
	Guess(unsafe.String(unsafe.SliceData(source), len(source)))
	copy(source, "xxxxxxxxxx")
	guesses.Range(func(word, _ any) bool {
		if word == "xxxxxxxxxx" {
			t.Error("the word kept has changed with its source")
		}
		return true
	})
}
