package spelling

import (
	"slices"
	"testing"
	"unsafe"

	"github.com/golangci/misspell"
)

func TestHas(t *testing.T) {
	for word, want := range map[string]bool{
		"compound": true, "colour": true, "color": true, "infiltration": true, "ecchymoses": true, "compund": false, "xqzvjk": false,
	} {
		if Has(word) != want {
			t.Errorf("Has(%q) = %t", word, !want)
		}
	}
}

func TestRight(t *testing.T) {
	for word, want := range map[string]string{
		"recieve": "receive", "occured": "occurred", "guage": "gauge", "formating": "formatting",
		"pervious": "", "pointes": "", "contagiosum": "", "affaires": "", "colour": "", "water": "",
	} {
		if got := Judge(word).Right; got != want {
			t.Errorf("Judge(%q).Right = %q, want %q", word, got, want)
		}
	}
}

func TestRegional(t *testing.T) {
	for _, test := range []struct{ word, country, want string }{
		{"colour", "US", "color"}, {"color", "UK", "colour"}, {"colour", "UK", ""}, {"colour", "", ""}, {"water", "US", ""},
	} {
		if got := Regional(test.word, test.country); got != test.want {
			t.Errorf("Regional(%q, %q) = %q, want %q", test.word, test.country, got, test.want)
		}
	}
}

func TestGuess(t *testing.T) {
	for word, want := range map[string]string{
		"compund": "compound", "monoxyde": "monoxide", "remaning": "remaining", "acording": "according", "choosen": "chosen",
		"suffreing":  "suffering",
		"neccessary": "necessary", "phototheraphy": "phototherapy", "isntalled": "installed", "mirros": "mirrors",
		"equasion": "", "compound": "", "haemorrhagic": "", "subcatchment": "", "hydrographs": "", "goroutines": "",
		"ponded": "", "cyclohexene": "",
		"cerebello": "", "textura": "", "backend": "", "abc": "",
	} {
		if got := guess(word); got != want {
			t.Errorf("guess(%q) = %q, want %q", word, got, want)
		}
	}
}

// TestCacheKeepsNoPartOfAWord checks that the cache keeps copies, because the texts of a bank share
// memory with its file.
func TestCacheKeepsNoPartOfAWord(t *testing.T) {
	source := []byte("qorrelaton")
	word := unsafe.String(unsafe.SliceData(source), len(source))
	var cache Cache[string]
	kept := cache.Get(word, func(word string) string { return word[1:] })
	copy(source, "xxxxxxxxxx")
	if kept != "orrelaton" {
		t.Errorf("the cached value is %q", kept)
	}
}

func TestCacheComputesOnce(t *testing.T) {
	var cache Cache[int]
	n := 0
	for range 3 {
		cache.Get("weir", func(string) int { n++; return n })
	}
	if n != 1 {
		t.Errorf("computed %d times, want once", n)
	}
}

func TestDataIsSorted(t *testing.T) {
	for _, list := range [][]string{misspell.DictMain, misspell.DictAmerican, misspell.DictBritish} {
		for i := 0; i < len(list); i += 2 {
			if got := find(list, list[i]); got != list[i+1] {
				t.Errorf("%q is corrected to %q, want %q: the list is not in order", list[i], got, list[i+1])
			}
		}
	}
	if words := fields(termList); !slices.IsSorted(words) {
		t.Error("terms.txt is not sorted")
	}
	var wrong []string
	for i, word := range fields(misspellings) {
		if i%2 == 0 {
			wrong = append(wrong, word)
		} else if !Has(word) {
			t.Errorf("misspellings.txt corrects to %q, which is not a word", word)
		}
	}
	if !slices.IsSorted(wrong) {
		t.Error("misspellings.txt is not sorted")
	}
}
