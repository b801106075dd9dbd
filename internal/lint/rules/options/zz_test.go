package options

import (
	"fmt"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"testing"
)

func TestZZ(t *testing.T) {
	a := itemtext.New("discrete and quantitative")
	b := itemtext.New("quantitative")
	fmt.Println(includes(&a, &b), parts(&a), parts(&b), bare(a.Tokens), find(a.Raw, bare(a.Tokens), b.Raw, bare(b.Tokens)))
	it := itemtext.Item{Options: []itemtext.Text{a, itemtext.New("continuous"), b, itemtext.New("ordinal and qualitative")}}
	fmt.Println(ownOptions(&it))
	x := itemtext.New("Reduces the size of the font file")
	y := itemtext.New("Decreases the size of the font file")
	fmt.Println(statement(&x))
	fmt.Println(statement(&y))
	fmt.Println(sameStatement(&x, &y))
}
