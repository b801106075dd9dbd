package report

import (
	"io"
	"net/url"
	"strings"

	rulepages "github.com/swmmquiz/swmmquiz/docs/rules"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

const (
	sarifVersion = "2.1.0"
	sarifSchema  = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
	// sourceRoot is the base of relative addresses: the folder of the sources
	// on the viewer's side.
	sourceRoot = "%SRCROOT%"
	// fingerprintName identifies how fingerprints are computed. The number
	// changes with the algorithm.
	fingerprintName = "swmmquizFinding/v1"
)

func writeSARIF(w io.Writer, r *lint.Result, opts Options) error {
	rules := opts.Rules
	if rules == nil {
		rules = rulesOf(r)
	}
	index := map[*lint.Rule]int{}
	driver := sarifDriver{Name: "swmmquiz", Version: opts.Version, InformationURI: opts.Repository, Rules: []sarifRule{}}
	for i, rule := range rules {
		index[rule] = i
		driver.Rules = append(driver.Rules, sarifRuleOf(rule, opts))
	}
	run := sarifRun{Tool: sarifTool{driver}, ColumnKind: "unicodeCodePoints", Results: []sarifResult{},
		OriginalURIBaseIDs: map[string]sarifArtifact{sourceRoot: {Description: &sarifText{"the folder that swmmquiz ran in"}}}}
	for i := range r.Findings {
		run.Results = append(run.Results, sarifResultOf(&r.Findings[i], index, opts))
	}
	run.Invocations = []sarifInvocation{{ExecutionSuccessful: len(r.Failures) == 0}}
	for i := range r.Failures {
		notification := sarifNotification{Level: "error", Message: sarifText{r.Failures[i].Error()}}
		run.Invocations[0].Notifications = append(run.Invocations[0].Notifications, notification)
	}
	return safetext.WriteJSON(w, sarifLog{Schema: sarifSchema, Version: sarifVersion, Runs: []sarifRun{run}})
}

// rulesOf returns the rules with findings, in the order of the findings.
func rulesOf(r *lint.Result) []*lint.Rule {
	seen := map[*lint.Rule]bool{}
	var rules []*lint.Rule
	for i := range r.Findings {
		if rule := r.Findings[i].Rule; !seen[rule] {
			seen[rule] = true
			rules = append(rules, rule)
		}
	}
	return rules
}

func sarifRuleOf(rule *lint.Rule, opts Options) sarifRule {
	s := sarifRule{
		ID: rule.Code, Name: rule.Name,
		ShortDescription: sarifText{rule.Summary}, FullDescription: sarifText{rulepages.Section(pageNamed(rule.Name), "Why")},
		Help:                 sarifHelp{Text: help(rule), Markdown: string(Page(rule))},
		DefaultConfiguration: sarifConfiguration{Enabled: true, Level: sarifLevel(rule.Severity)},
		Properties:           sarifProperties{Tags: []string{string(rule.Scope)}},
	}
	s.HelpURI = PageAddress(opts.Repository, rule)
	return s
}

func sarifResultOf(f *lint.Finding, index map[*lint.Rule]int, opts Options) sarifResult {
	// Viewers show only the message, as plain text.
	message := f.Message
	if f.Hint != "" {
		message += ". Hint: " + f.Hint
	}
	s := sarifResult{
		RuleID: f.Rule.Code, Level: sarifLevel(f.Severity), Message: sarifText{message},
		Locations:           []sarifLocation{sarifLocationOf(f.Location, opts)},
		PartialFingerprints: map[string]string{fingerprintName: f.Fingerprint},
	}
	if i, ok := index[f.Rule]; ok {
		s.RuleIndex = &i
	}
	for i, related := range f.Related {
		location := sarifLocationOf(related.Location, opts)
		location.ID = i + 1
		location.Message = &sarifText{related.Message}
		s.RelatedLocations = append(s.RelatedLocations, location)
	}
	for _, fix := range f.Fixes {
		change := sarifChange{ArtifactLocation: sarifArtifactOf(f.Location, opts)}
		for _, edit := range fix.Edits {
			change.Replacements = append(change.Replacements, sarifReplacement{
				DeletedRegion:   sarifByteRegion{edit.Span.Start, edit.Span.End - edit.Span.Start},
				InsertedContent: sarifText{edit.New},
			})
		}
		s.Fixes = append(s.Fixes, sarifFix{Description: sarifText{fix.Message}, ArtifactChanges: []sarifChange{change}})
	}
	return s
}

func sarifLocationOf(l lint.Location, opts Options) sarifLocation {
	location := sarifLocation{PhysicalLocation: sarifPhysical{
		ArtifactLocation: sarifArtifactOf(l, opts),
		Region:           sarifRegion{l.Start.Line, l.Start.Column, l.End.Line, l.End.Column},
	}}
	if l.Pointer != "" {
		location.LogicalLocations = []sarifLogical{{FullyQualifiedName: l.Pointer, Kind: "element"}}
	}
	return location
}

// sarifArtifactOf is the address of a file: relative to the source root, or a
// file URL.
func sarifArtifactOf(l lint.Location, opts Options) sarifArtifact {
	path := opts.path(l.File)
	if strings.HasPrefix(path, "/") {
		return sarifArtifact{URI: (&url.URL{Scheme: "file", Path: path}).String()}
	}
	if len(path) > 2 && path[1] == ':' && path[2] == '/' { // a Windows drive
		return sarifArtifact{URI: (&url.URL{Scheme: "file", Path: "/" + path}).String()}
	}
	return sarifArtifact{URI: (&url.URL{Path: path}).String(), URIBaseID: sourceRoot}
}

func sarifLevel(s lint.Severity) string {
	if s == lint.Info {
		return "note"
	}
	return s.String()
}
