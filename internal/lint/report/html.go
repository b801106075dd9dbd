package report

import (
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	rulepages "github.com/swmmquiz/swmmquiz/docs/rules"
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/richtext"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
	"github.com/swmmquiz/swmmquiz/internal/stats"
)

// Bank is a bank that was linted, with its statistics. HTML shows its questions.
type Bank struct {
	*bank.Bank
	Stats stats.Stats
}

// maxItems is the maximum number of questions of a bank that the page shows. Browsers are
// slow with more.
const maxItems = 2000

//go:embed html
var pageFiles embed.FS

var pageFuncs = template.FuncMap{
	"rich": func(text string) []richtext.Node {
		nodes, _ := richtext.Parse(safetext.Lines(text))
		return nodes
	},
	"line": safetext.Line, "letter": func(i int) string { return string(rune('A' + i)) },
	"add": func(a, b int) int { return a + b }, "count": count, "share": stats.Share, "field": field,
	"title": func(rule *lint.Rule) string { return capital(strings.ReplaceAll(rule.Name, "-", " ")) }, "capital": capital,
	"has":      slices.Contains[[]int],
	"levels":   func() []string { return bank.Levels },
	"decimal":  bank.Decimal,
	"expected": func(rule *lint.Rule) string { return strings.TrimPrefix(rule.Summary, "Checks that ") },
	"paragraphs": func(rule *lint.Rule, section string) []string {
		return strings.Split(rulepages.Section(pageNamed(rule.Name), section), "\n\n")
	},
	"shareOf": func(part float64, of int) float64 { return 100 * part / float64(max(1, of)) },
	"part":    func(field string, item *htmlItem) part { return part{field, item} },
	"address": PageAddress,
}

// part is a part of a question: a path, such as options/2, with the item. A template takes only one value.
type part struct {
	Field string
	Item  *htmlItem
}

// htmlPage is the data of the template.
type htmlPage struct {
	*lint.Result
	Options Options
	Rules   []*tally
	Banks   []*htmlBank
	General []*lint.Finding // not about a single question
	Policy  string
	Style   template.CSS
	Script  template.JS
}

type htmlBank struct {
	Bank
	Name       string // of the file
	Items      []*htmlItem
	More       int                     // omitted questions that have findings
	ByCategory map[string]*lint.Counts // of findings
}

// htmlItem is a question with its findings. Question is nil if the question could not be read.
type htmlItem struct {
	*bank.Question
	Number   int
	Findings []*lint.Finding
}

func writeHTML(w io.Writer, r *lint.Result, opts Options) error {
	style, _ := pageFiles.ReadFile("html/page.css") // embedded, so reading cannot fail
	script, _ := pageFiles.ReadFile("html/page.js")
	page := htmlPage{
		Result: r, Options: opts, Rules: tallies(r.Findings), Style: template.CSS(style), Script: template.JS(script),
		Policy: fmt.Sprintf("default-src 'none'; style-src '%s'; script-src '%s'; base-uri 'none'; form-action 'none'",
			sourceHash(style), sourceHash(script)),
	}
	byFile := map[string]map[int][]*lint.Finding{}
	for i := range r.Findings {
		f := &r.Findings[i]
		if f.Question == nil {
			page.General = append(page.General, f)
			continue
		}
		if byFile[f.File] == nil {
			byFile[f.File] = map[int][]*lint.Finding{}
		}
		byFile[f.File][f.Question.Index] = append(byFile[f.File][f.Question.Index], f)
	}
	for _, b := range opts.Banks {
		page.Banks = append(page.Banks, newHTMLBank(b, opts, byFile[b.QuestionsDoc.Path]))
	}
	parsed := template.Must(template.New("page.gohtml").Funcs(pageFuncs).ParseFS(pageFiles, "html/page.gohtml"))
	return parsed.Execute(w, page)
}

// newHTMLBank joins the questions of a bank with their findings.
func newHTMLBank(b Bank, opts Options, findings map[int][]*lint.Finding) *htmlBank {
	view := &htmlBank{Bank: b, Name: safetext.Line(opts.path(b.QuestionsDoc.Path)), ByCategory: map[string]*lint.Counts{}}
	byIndex := map[int]*bank.Question{}
	for i := range b.Questions {
		byIndex[b.Index[i]] = &b.Questions[i]
	}
	for i := range b.Total {
		item := &htmlItem{byIndex[i], i + 1, findings[i]}
		switch {
		case len(view.Items) < maxItems && (len(item.Findings) > 0 || b.Total <= maxItems):
			view.Items = append(view.Items, item)
		case len(item.Findings) > 0:
			view.More++
		}
		if item.Question != nil {
			if view.ByCategory[item.Category] == nil {
				view.ByCategory[item.Category] = &lint.Counts{}
			}
			for _, f := range item.Findings {
				view.ByCategory[item.Category].Add(f)
			}
		}
	}
	return view
}

// field returns the path of the part of a question that a finding points at, such as options/2.
func field(f *lint.Finding) string {
	_, rest, _ := strings.Cut(strings.TrimPrefix(f.Pointer, "/"), "/")
	return rest
}

func capital(text string) string {
	_, size := utf8.DecodeRuneInString(text)
	return strings.ToUpper(text[:size]) + text[size:]
}

// sourceHash returns the hash by which a Content-Security-Policy allows an inline style or script.
func sourceHash(text []byte) string {
	sum := sha256.Sum256(text)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}
