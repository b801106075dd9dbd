package tex

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
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

// MarshalJSON writes the nested list. It leaves < and & readable when the
// encoder that calls it does.
func (n Node) MarshalJSON() ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(n.list())
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), err
}

// list is the node as values that need no marshaling of their own: one that
// did would copy its content once for every level of nesting.
func (n Node) list() any {
	if n.Name == "" {
		return n.Text
	}
	attributes := n.Attributes
	if attributes == nil {
		attributes = map[string]string{}
	}
	children := make([]any, 0, len(n.Children))
	for _, child := range n.Children {
		children = append(children, child.list())
	}
	return []any{n.Name, attributes, children}
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
	// visible are the styles that carry meaning: a formula that needs one is
	// refused, since without it the reader would see another formula.
	visible = regexp.MustCompile(`(^|;)\s*(color|background|border|position)`)
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
			if mark := undrawn(token); mark != "" {
				return Node{}, &Error{mark + " is not drawn by the site"}
			}
			top.Children = append(top.Children, Node{Name: token.Name.Local, Attributes: allowed(token.Attr)})
			open = append(open, &top.Children[len(top.Children)-1])
		case xml.EndElement:
			if top.Name == "menclose" {
				top.overOrUnder()
			}
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

// undrawn names what an element would show by color, lines or overlay, which
// the site does not draw; empty when it shows nothing of the kind.
func undrawn(element xml.StartElement) string {
	for _, a := range element.Attr {
		switch name := a.Name.Local; {
		case name == "mathcolor" || name == "mathbackground":
			return "color"
		case name == "notation" && a.Value != "top" && a.Value != "bottom":
			return "a frame or a strike"
		case name == "style" && visible.MatchString(a.Value):
			return "a frame, a rule or a color"
		}
	}
	return ""
}

// overOrUnder replaces menclose, which browsers no longer draw, by the line
// above or below that it stands for.
func (n *Node) overOrUnder() {
	name, line := "mover", "\u203e"
	if n.Attributes["notation"] == "bottom" {
		name, line = "munder", "_"
	}
	base := Node{Name: "mrow", Attributes: map[string]string{}, Children: n.Children}
	bar := Node{Name: "mo", Attributes: map[string]string{"stretchy": "true"}, Children: []Node{{Text: line}}}
	*n = Node{Name: name, Attributes: map[string]string{}, Children: []Node{base, bar}}
}
