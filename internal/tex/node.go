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

// Node is a MathML element, or text if Name is empty. In JSON, an element is
// [name, attributes, children] and text is a string.
type Node struct {
	Name       string
	Attributes map[string]string
	Children   []Node
	Text       string
}

// MarshalJSON returns the node as JSON. It does not escape < and &; the calling encoder
// may do so.
func (n Node) MarshalJSON() ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(n.list())
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), err
}

// list converts the node to slices, maps and strings. If child nodes were
// marshaled with MarshalJSON, each level of nesting would copy the content again.
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

// elements and attributes are those of MathML that the site renders, plus menclose and its notation,
// which replaceMenclose replaces. Any other element is an error, and so is an attribute that the
// function unsupported reports. Other attributes are dropped, except known classes: an inline style,
// for example, would require an exception in the Content-Security-Policy.
var (
	elements = strings.Fields(`math mrow mi mn mo mtext ms mspace mfrac msqrt mroot msub msup msubsup
		munder mover munderover mmultiscripts mprescripts mtable mtr mtd mpadded mphantom mstyle menclose`)
	attributes = strings.Fields(`display displaystyle scriptlevel mathvariant stretchy fence form separator
		lspace rspace width height depth voffset linethickness movablelimits largeop symmetric minsize maxsize
		accent accentunder columnspan rowspan notation`)
	// classes are the classes of Temml that the site styles: the alignment of cells.
	classes = strings.Fields("tml-left tml-right")
	// meaningful matches styles that carry meaning. A formula that needs one is
	// refused, because it would mean something else without the style.
	meaningful = regexp.MustCompile(`(^|;)\s*(color|background|border|position)`)
)

// parse parses the MathML of the renderer.
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
				return Node{}, &Error{fmt.Sprintf("the site does not support <%s>", token.Name.Local)}
			}
			if trait := unsupported(token); trait != "" {
				return Node{}, &Error{"the site does not support " + trait}
			}
			top.Children = append(top.Children, Node{Name: token.Name.Local, Attributes: keptAttributes(token.Attr)})
			open = append(open, &top.Children[len(top.Children)-1])
		case xml.EndElement:
			if top.Name == "menclose" {
				top.replaceMenclose()
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

// keptAttributes returns the attributes that the site renders.
func keptAttributes(given []xml.Attr) map[string]string {
	kept := map[string]string{}
	for _, a := range given {
		name := a.Name.Local
		switch {
		case name == "class":
			isOther := func(class string) bool { return !slices.Contains(classes, class) }
			if known := slices.DeleteFunc(strings.Fields(a.Value), isOther); len(known) > 0 {
				kept["className"] = strings.Join(known, " ")
			}
		case slices.Contains(attributes, name):
			kept[name] = a.Value
		}
	}
	return kept
}

// unsupported returns the visual trait of an element that the site does not
// render, or "".
func unsupported(element xml.StartElement) string {
	for _, a := range element.Attr {
		switch name := a.Name.Local; {
		case name == "mathcolor" || name == "mathbackground": // \rule is a colored background
			return "rules and colors"
		case name == "notation" && a.Value != "top" && a.Value != "bottom":
			return "frames and strikes"
		case name == "style" && meaningful.MatchString(a.Value):
			return "frames, rules and colors"
		}
	}
	return ""
}

// replaceMenclose replaces menclose, which is not part of MathML Core, with mover or munder
// and a line.
func (n *Node) replaceMenclose() {
	name, line := "mover", "\u203e"
	if n.Attributes["notation"] == "bottom" {
		name, line = "munder", "_"
	}
	base := Node{Name: "mrow", Attributes: map[string]string{}, Children: n.Children}
	bar := Node{Name: "mo", Attributes: map[string]string{"stretchy": "true"}, Children: []Node{{Text: line}}}
	*n = Node{Name: name, Attributes: map[string]string{}, Children: []Node{base, bar}}
}
