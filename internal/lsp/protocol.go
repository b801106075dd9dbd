package lsp

// The implemented part of the Language Server Protocol 3.16. The JSON names
// are those of the specification:
// https://microsoft.github.io/language-server-protocol/specifications/specification-3-16/

// Error codes.
const (
	codeNotInitialized = -32002
	codeCanceled       = -32800
)

// Kinds of code actions.
const (
	quickFix = "quickfix"
	// fixAll is a kind of action that an editor can run on save.
	fixAll = "source.fixAll.swmmquiz"
)

type position struct {
	Line      uint32 `json:"line"`
	Character uint32 `json:"character"`
}

type textRange struct {
	Start position `json:"start"`
	End   position `json:"end"`
}

type location struct {
	URI   string    `json:"uri"`
	Range textRange `json:"range"`
}

type textEdit struct {
	Range   textRange `json:"range"`
	NewText string    `json:"newText"`
}

type workspaceEdit struct {
	Changes map[string][]textEdit `json:"changes"`
}

type diagnostic struct {
	Range           textRange            `json:"range"`
	Severity        int                  `json:"severity"`
	Code            string               `json:"code"`
	CodeDescription *codeDescription     `json:"codeDescription,omitempty"`
	Source          string               `json:"source"`
	Message         string               `json:"message"`
	Related         []relatedInformation `json:"relatedInformation,omitempty"`
}

type codeDescription struct {
	Href string `json:"href"`
}

type relatedInformation struct {
	Location location `json:"location"`
	Message  string   `json:"message"`
}

type markupContent struct {
	Kind  string `json:"kind"`
	Value string `json:"value"`
}

type hover struct {
	Contents markupContent `json:"contents"`
	Range    *textRange    `json:"range,omitempty"`
}

type codeAction struct {
	Title       string         `json:"title"`
	Kind        string         `json:"kind"`
	Diagnostics []diagnostic   `json:"diagnostics,omitempty"`
	IsPreferred bool           `json:"isPreferred,omitempty"`
	Edit        *workspaceEdit `json:"edit"`
}

// Parameters of requests and notifications.

type document struct {
	URI  string `json:"uri"`
	Text string `json:"text"`
}

type documentParams struct {
	TextDocument document `json:"textDocument"`
}

type changeParams struct {
	TextDocument   document `json:"textDocument"`
	ContentChanges []struct {
		Range *textRange `json:"range"`
		Text  string     `json:"text"`
	} `json:"contentChanges"`
}

type hoverParams struct {
	TextDocument document `json:"textDocument"`
	Position     position `json:"position"`
}

type codeActionParams struct {
	TextDocument document  `json:"textDocument"`
	Range        textRange `json:"range"`
	Context      struct {
		Only []string `json:"only"`
	} `json:"context"`
}

type publishParams struct {
	URI         string       `json:"uri"`
	Diagnostics []diagnostic `json:"diagnostics"`
}

type logMessage struct {
	Type    int    `json:"type"` // 1 is an error
	Message string `json:"message"`
}

// initializeResult is the response to initialize.
type initializeResult struct {
	ServerInfo struct {
		Name    string `json:"name"`
		Version string `json:"version"`
	} `json:"serverInfo"`
	Capabilities struct {
		TextDocumentSync struct {
			OpenClose bool `json:"openClose"`
			Change    int  `json:"change"` // 1 means that each change has the full text
			Save      bool `json:"save"`
		} `json:"textDocumentSync"`
		Hover      bool `json:"hoverProvider"`
		Formatting bool `json:"documentFormattingProvider"`
		CodeAction struct {
			Kinds []string `json:"codeActionKinds"`
		} `json:"codeActionProvider"`
	} `json:"capabilities"`
}
