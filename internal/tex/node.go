package tex

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// Node is an element of MathML, or text when Name is empty. In JSON an element
// is [name, attributes, children] and text is a string.
type Node struct {
	Name       string
	Attributes map[string]string
	Children   []Node
	Text       string
}

// MarshalJSON writes the nested list.
func (n Node) MarshalJSON() ([]byte, error) {
	if n.Name == "" {
		return json.Marshal(n.Text)
	}
	attributes, children := n.Attributes, n.Children
	if attributes == nil {
		attributes = map[string]string{}
	}
	if children == nil {
		children = []Node{}
	}
	return json.Marshal([]any{n.Name, attributes, children})
}

// elements and attributes are those of MathML Core that the site draws. What
// else the renderer emits is an error, or dropped in the case of attributes:
// inline styles would need an exception in the Content-Security-Policy.
var (
	elements = strings.Fields(`math mrow mi mn mo mtext ms mspace mfrac msqrt mroot msub msup msubsup
		munder mover munderover mmultiscripts mprescripts mtable mtr mtd mpadded mphantom mstyle menclose`)
	attributes = strings.Fields(`display displaystyle scriptlevel mathvariant stretchy fence form separator
		lspace rspace width height depth voffset linethickness movablelimits largeop symmetric minsize maxsize
		accent accentunder columnspan rowspan notation`)
	// classes are those of Temml that the site styles: the alignment of cells.
	classes = strings.Fields("tml-left tml-right")
)

// parse reads the renderer's MathML.
func parse(mathml string) (Node, error) {
	decoder := xml.NewDecoder(strings.NewReader(mathml))
	decoder.Entity = xml.HTMLEntity
	root := Node{}
	open := []*Node{&root}
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return Node{}, fmt.Errorf("read MathML: %w", err)
		}
		top := open[len(open)-1]
		switch token := token.(type) {
		case xml.StartElement:
			if !slices.Contains(elements, token.Name.Local) {
				return Node{}, &Error{fmt.Sprintf("makes <%s>, which the site does not draw", token.Name.Local)}
			}
			top.Children = append(top.Children, Node{Name: token.Name.Local, Attributes: allowed(token.Attr)})
			open = append(open, &top.Children[len(top.Children)-1])
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			if top.Name != "" {
				top.Children = append(top.Children, Node{Text: string(token)})
			}
		}
	}
	if len(root.Children) != 1 {
		return Node{}, fmt.Errorf("read MathML: %d elements at the top, expected 1", len(root.Children))
	}
	return root.Children[0], nil
}

func allowed(given []xml.Attr) map[string]string {
	kept := map[string]string{}
	for _, a := range given {
		name := a.Name.Local
		switch {
		case name == "class":
			if known := slices.DeleteFunc(strings.Fields(a.Value), func(c string) bool { return !slices.Contains(classes, c) }); len(known) > 0 {
				kept["className"] = strings.Join(known, " ")
			}
		case slices.Contains(attributes, name):
			kept[name] = a.Value
		}
	}
	return kept
}
