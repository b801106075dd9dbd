package bank

// Topic is the technical background of a group of items: one value of
// topics.json. Texts use the markup of package richtext.
type Topic struct {
	// ID is the topic's key in topics.json, such as "manning".
	ID string `json:"-"`
	// Title names the topic.
	Title string `json:"title" validate:"notblank"`
	// Description is the technical overview.
	Description string `json:"description" validate:"notblank"`
	// Diagram describes in words the picture that belongs to the topic. The app shows it
	// unless the question has a diagram state of its own.
	Diagram string `json:"diagram,omitempty"`
	// Figure is a kind of diagram, or "none". If it is empty, keywords in the title or the
	// question decide.
	Figure string `json:"figure,omitempty"`
	// Equations are the formulas of the topic.
	Equations []Equation `json:"equations,omitempty" validate:"dive"`
	// KeyPoints are the facts to remember.
	KeyPoints []string `json:"keyPoints,omitempty" validate:"dive,notblank"`
	// Applications are uses in practice.
	Applications []string `json:"applications,omitempty" validate:"dive,notblank"`
	// References cite the sources of the facts.
	References []Reference `json:"references,omitempty" validate:"dive"`
}

// Equation is one formula of a topic.
type Equation struct {
	// Label says what the formula is.
	Label string `json:"label" validate:"notblank"`
	// TeX is the formula, without dollar signs.
	TeX string `json:"tex" validate:"notblank"`
	// Where explains each symbol: a JSON object that maps symbols (TeX without dollar
	// signs) to their meanings and units, in the author's order.
	Where Symbols `json:"where,omitempty"`
}

// Symbols explains the symbols of an equation in the author's order.
type Symbols []Symbol

// Symbol is one explained symbol.
type Symbol struct {
	// TeX is the symbol, without dollar signs.
	TeX string
	// Meaning says what it stands for, with its unit.
	Meaning string
}
