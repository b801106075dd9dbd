package figure

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

const svgNamespace = "http://www.w3.org/2000/svg"

// keptElements are the elements that are kept: shapes, text and paint. All others are
// removed with their content.
var keptElements = []string{
	"svg", "g", "defs", "title", "desc", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan",
	"marker", "clipPath", "linearGradient", "radialGradient", "stop", "pattern", "use", "symbol",
}

func looksLikeSVG(data []byte) bool {
	text := bytes.TrimSpace(bytes.TrimPrefix(data, []byte("\ufeff")))
	return bytes.HasPrefix(text, []byte("<")) && bytes.Contains(text, []byte("<svg"))
}

func cleanSVG(data []byte) (*Picture, error) {
	c := &cleaner{}
	decoder := xml.NewDecoder(bytes.NewReader(data))
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, &Error{fmt.Sprintf("it is broken: %v", err), "save it again as plain SVG in UTF-8"}
		}
		if err := c.copyToken(token); err != nil {
			return nil, err
		}
	}
	if c.width <= 0 || c.height <= 0 {
		return nil, &Error{
			fmt.Sprintf("its width and height are not both from 1 to %d", maxSide),
			"give the svg element a viewBox of such a size, for example viewBox=\"0 0 640 400\"",
		}
	}
	return &Picture{Type: "image/svg+xml", Data: c.out.Bytes(), Width: c.width, Height: c.height}, nil
}

// cleaner writes the allowed part of an SVG.
type cleaner struct {
	out           bytes.Buffer
	open          []string // names of the open elements
	skipped       int      // number of open elements that are removed
	width, height int
}

// maxDepth is the maximum number of elements that are open at the same time.
const maxDepth = 100

func (c *cleaner) copyToken(token xml.Token) error {
	switch t := token.(type) {
	case xml.Directive:
		return &Error{"it has a document type declaration", "remove the declaration, from <!DOCTYPE to its closing >"}
	case xml.StartElement:
		return c.startElement(t)
	case xml.EndElement:
		c.endElement()
	case xml.CharData:
		if c.skipped == 0 && len(c.open) > 0 {
			return xml.EscapeText(&c.out, t)
		}
	}
	return nil
}

func (c *cleaner) startElement(t xml.StartElement) error {
	if len(c.open)+c.skipped >= maxDepth {
		return &Error{fmt.Sprintf("its elements are nested more than %d levels deep", maxDepth), "simplify it"}
	}
	kept := t.Name.Space == svgNamespace && slices.Contains(keptElements, t.Name.Local)
	switch isOutermost := len(c.open) == 0; {
	case isOutermost && c.out.Len() > 0:
		return &Error{"it has more than one outermost element", "delete what follows the first </svg>"}
	case isOutermost && t.Name.Local != "svg":
		return &Error{"its first element is not svg", "save it again as plain SVG"}
	case isOutermost && !kept:
		return &Error{"its svg element is not in the SVG namespace", `begin it with <svg xmlns="` + svgNamespace + `"`}
	}
	if c.skipped > 0 || !kept {
		c.skipped++
		return nil
	}
	c.out.WriteString("<" + t.Name.Local)
	if len(c.open) == 0 {
		c.out.WriteString(` xmlns="` + svgNamespace + `"`)
		c.width, c.height = size(t.Attr)
	}
	var names []string
	for _, attribute := range t.Attr {
		// A duplicate attribute, such as href beside xlink:href, would make the picture invalid.
		if name, kept := keptName(attribute); kept && !slices.Contains(names, name) {
			names = append(names, name)
			c.out.WriteString(" " + name + `="`)
			if err := xml.EscapeText(&c.out, []byte(attribute.Value)); err != nil {
				return err
			}
			c.out.WriteString(`"`)
		}
	}
	c.out.WriteString(">")
	c.open = append(c.open, t.Name.Local)
	return nil
}

func (c *cleaner) endElement() {
	if c.skipped > 0 {
		c.skipped--
		return
	}
	last := len(c.open) - 1
	c.out.WriteString("</" + c.open[last] + ">")
	c.open = c.open[:last]
}

// ownPart matches the start of a reference to a part of the same picture.
var ownPart = regexp.MustCompile(`url\([\s"']*#`)

// keptName returns the name of an attribute and whether the attribute is kept. Event handlers,
// styles, classes and attributes of other namespaces except href are not kept, nor are
// references to anything but parts of the picture.
func keptName(a xml.Attr) (name string, kept bool) {
	name, value := a.Name.Local, strings.ToLower(strings.TrimSpace(a.Value))
	if name == "href" {
		return name, strings.HasPrefix(value, "#")
	}
	if a.Name.Space != "" || name == "xmlns" || strings.HasPrefix(strings.ToLower(name), "on") || name == "style" || name == "class" {
		return "", false
	}
	value = ownPart.ReplaceAllString(value, "")
	return name, !strings.Contains(value, "url(") && !strings.Contains(value, "script:")
}

// size returns the size of an SVG: that of its viewBox, or else its width and height. Values
// that are missing or out of range are 0.
func size(attributes []xml.Attr) (width, height int) {
	number := func(text string) int {
		value, err := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(text), "px"), 64)
		if err != nil || !(1 <= value && value <= maxSide) { // also NaN
			return 0
		}
		return int(math.Ceil(value))
	}
	for _, a := range attributes {
		switch fields := strings.FieldsFunc(a.Value, func(r rune) bool { return unicode.IsSpace(r) || r == ',' }); {
		case a.Name.Local == "viewBox" && len(fields) == 4:
			return number(fields[2]), number(fields[3])
		case a.Name.Local == "width":
			width = number(a.Value)
		case a.Name.Local == "height":
			height = number(a.Value)
		}
	}
	return width, height
}
