package export

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/tex"
)

// Bundle is everything the site knows about a bank.
type Bundle struct {
	Catalog   Catalog
	Questions []Question
	Topics    Topics
	// NotTypeset counts the formulas shown as code because this tool was built
	// without the TeX renderer.
	NotTypeset int

	questions, feedback, topics []byte // as JSON
	authored                    []byte // questions as Question.authored returns them, for BankHash
}

// Catalog is what the first page needs: catalog.json.
type Catalog struct {
	// Version is a short hash of the questions, explanations and topics.
	Version string `json:"version"`
	// BankHash is a short hash of the questions, without the fields that authored leaves out. A link
	// to a quiz contains the hash, and opens the same quiz as long as the hash does not change.
	BankHash string `json:"bankHash"`
	Product  string `json:"product"`
	Subtitle string `json:"subtitle"`
	User     string `json:"user"`
	// Email is empty if the configured address is a placeholder.
	Email      string `json:"email"`
	Repository string `json:"repository"`
	// Site is the origin where the site is deployed, or empty if that is not known.
	Site string `json:"site"`
	// EmbedParents are the origins whose pages may embed the quiz.
	EmbedParents  []string   `json:"embedParents"`
	Uncategorized string     `json:"uncategorized"`
	Quiz          Quiz       `json:"quiz"`
	Pool          Pool       `json:"pool"`
	Categories    []Category `json:"categories"`
	Sources       []Source   `json:"sources"`
}

// Quiz contains the constants of a quiz.
type Quiz struct {
	Size               int `json:"size"`
	SecondsPerQuestion int `json:"secondsPerQuestion"`
}

// Pool contains the actual and the stated sizes of the bank.
type Pool struct {
	Total      int `json:"total"`
	Target     int `json:"target"`
	Documented int `json:"documented"`
}

// Category is a category with the actual number of its questions.
type Category struct {
	ID           string `json:"id"`
	Label        string `json:"label"`
	Subtitle     string `json:"subtitle"`
	Count        int    `json:"count"`
	Target       int    `json:"target"`
	AverageScore int    `json:"averageScore"`
	Color        string `json:"color"`
	Route        string `json:"route"`
}

// Source is a work that questions may cite.
type Source struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	URL   string `json:"url"`
}

// FeedbackByID maps the IDs of items to their feedback: explanations.json. Only the TypeScript types use it.
type FeedbackByID map[string]Feedback

// Image is a picture as a data URL, with its size in pixels, or in the units of an SVG.
type Image struct {
	Src    string `json:"src"`
	Width  int    `json:"width"`
	Height int    `json:"height"`
}

// Stimulus is what a question is about. It has one of Image, Chart, Diagram and
// Listing.
type Stimulus struct {
	Image   *Image      `json:"image,omitempty"`
	Chart   *bank.Chart `json:"chart,omitempty"`
	Diagram string      `json:"diagram,omitempty"`
	State   string      `json:"state,omitempty"`
	Listing string      `json:"listing,omitempty"`
	Alt     string      `json:"alt,omitempty"`
}

// Solution is an expression with the values and meanings of its variables.
type Solution struct {
	Expr  string             `json:"expr"`
	Vars  map[string]float64 `json:"vars,omitempty"`
	Where map[string]string  `json:"where,omitempty"`
	Value float64            `json:"value"`
	Unit  string             `json:"unit,omitempty"`
}

// Explore is a diagram in the state that shows the case of an item. Diagram is
// bank.NoDiagram if the item says so, or if it names no diagram and its topic says so.
type Explore struct {
	Diagram string `json:"diagram"`
	State   string `json:"state,omitempty"`
}

// Reference is a citation with its label for learners.
type Reference struct {
	Source  string `json:"source"`
	Section string `json:"section"`
	// Label names the place: "Reference Manual II, section 3.1".
	Label string `json:"label"`
	// Title is the title of the section or publication.
	Title string `json:"title"`
	URL   string `json:"url,omitempty"`
}

// Topics maps topic IDs to topics: topics.json.
type Topics map[string]Topic

// Topic is the technical background of questions.
type Topic struct {
	Title        string      `json:"title"`
	Description  Rich        `json:"description"`
	Diagram      Rich        `json:"diagram"`
	Figure       string      `json:"figure,omitempty"`
	Equations    []Equation  `json:"equations"`
	KeyPoints    []Rich      `json:"keyPoints"`
	Applications []Rich      `json:"applications"`
	References   []Reference `json:"references"`
}

// Equation is a displayed formula with its symbols.
type Equation struct {
	Label Rich   `json:"label"`
	TeX   string `json:"tex"`
	// Math is absent if the TeX could not be typeset.
	Math  *MathNode `json:"math,omitempty"`
	Where []Symbol  `json:"where"`
}

// Symbol explains a symbol of an equation.
type Symbol struct {
	Symbol  Rich `json:"symbol"`
	Meaning Rich `json:"meaning"`
}

// MathNode is MathML: text, or [name, attributes, children].
type MathNode = tex.Node

// Rich is a text as a list of runs. In JSON, a text without markup is a string.
type Rich []Run

// Run is a piece of a text: plain text, code, strong text, or a formula with
// its TeX.
type Run struct {
	Text   string
	Code   string
	Strong []Run
	Math   *MathNode
	TeX    string // the source of Math
}
