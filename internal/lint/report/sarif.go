package report

import (
	"io"
	"maps"
	"net/url"
	"slices"
	"strings"

	rulepages "github.com/swmmquiz/swmmquiz/docs/rules"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

const (
	sarifVersion = "2.1.0"
	sarifSchema  = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
	// sourceRoot is the uriBaseId of relative addresses. The viewer replaces it with
	// the folder of its own copy of the sources.
	sourceRoot = "%SRCROOT%"
	// fingerprintName identifies how fingerprints are computed. The number
	// changes with the algorithm.
	fingerprintName = "swmmquizFinding/v1"
)

// object is an object of SARIF (https://docs.oasis-open.org/sarif/sarif/v2.1.0/). A schema in
// testdata lists the members that this package writes.
type object = map[string]any

// withoutEmpty removes members without a value, because the standard does not allow them.
func withoutEmpty(o object) object {
	maps.DeleteFunc(o, func(_ string, value any) bool {
		list, isList := value.([]object)
		return value == "" || isList && list == nil
	})
	return o
}

func writeSARIF(w io.Writer, r *lint.Result, opts Options) error {
	rules, results := []object{}, []object{}
	for _, rule := range opts.Rules {
		rules = append(rules, sarifRule(rule))
	}
	for i := range r.Findings {
		results = append(results, sarifResult(&r.Findings[i], opts))
	}
	var notifications []object
	for i := range r.Failures {
		notifications = append(notifications, object{"level": "error", "message": object{"text": r.Failures[i].Error()}})
	}
	run := object{
		"tool": object{"driver": withoutEmpty(object{
			"name": "swmmquiz", "version": opts.Version, "informationUri": Home, "rules": rules,
		})},
		"invocations": []object{withoutEmpty(object{
			"executionSuccessful": len(r.Failures) == 0, "toolExecutionNotifications": notifications,
		})},
		"originalUriBaseIds": object{sourceRoot: object{"description": object{"text": "the folder that swmmquiz ran in"}}},
		"columnKind":         "unicodeCodePoints",
		"results":            results,
	}
	return safetext.WriteJSON(w, object{"$schema": sarifSchema, "version": sarifVersion, "runs": []object{run}})
}

func sarifRule(rule *lint.Rule) object {
	return withoutEmpty(object{
		"id": rule.Code, "name": rule.Name,
		"shortDescription":     object{"text": rule.Summary},
		"fullDescription":      object{"text": rulepages.Section(pageNamed(rule.Name), "Why")},
		"help":                 object{"text": help(rule), "markdown": string(Page(rule))},
		"helpUri":              PageAddress(rule),
		"defaultConfiguration": object{"enabled": true, "level": sarifLevel(rule.Severity)},
		"properties":           object{"tags": []string{string(rule.Scope)}},
	})
}

func sarifResult(f *lint.Finding, opts Options) object {
	// Viewers show only the message, as plain text.
	message := f.Message
	if f.Hint != "" {
		message += ". Hint: " + f.Hint
	}
	var related, fixes []object
	for i, place := range f.Related {
		location := sarifLocation(place.Location, opts)
		location["id"] = i + 1
		location["message"] = object{"text": place.Message}
		related = append(related, location)
	}
	for _, fix := range f.Fixes {
		replacements := []object{}
		for _, edit := range fix.Edits {
			replacements = append(replacements, object{
				"deletedRegion":   object{"byteOffset": edit.Span.Start, "byteLength": edit.Span.End - edit.Span.Start},
				"insertedContent": object{"text": edit.New},
			})
		}
		change := object{"artifactLocation": sarifArtifact(f.Location, opts), "replacements": replacements}
		fixes = append(fixes, object{"description": object{"text": fix.Message}, "artifactChanges": []object{change}})
	}
	return withoutEmpty(object{
		"ruleId": f.Rule.Code, "ruleIndex": slices.Index(opts.Rules, f.Rule), "level": sarifLevel(f.Severity),
		"message":             object{"text": message},
		"locations":           []object{sarifLocation(f.Location, opts)},
		"relatedLocations":    related,
		"partialFingerprints": object{fingerprintName: f.Fingerprint},
		"fixes":               fixes,
	})
}

func sarifLocation(l lint.Location, opts Options) object {
	location := object{"physicalLocation": object{
		"artifactLocation": sarifArtifact(l, opts),
		"region": object{
			"startLine": l.Start.Line, "startColumn": l.Start.Column, "endLine": l.End.Line, "endColumn": l.End.Column,
		},
	}}
	if l.Pointer != "" {
		location["logicalLocations"] = []object{{"fullyQualifiedName": l.Pointer, "kind": "value"}}
	}
	return location
}

// sarifArtifact is the address of a file: relative to the source root, or a file URL.
func sarifArtifact(l lint.Location, opts Options) object {
	path := opts.path(l.File)
	if len(path) > 2 && path[1] == ':' && path[2] == '/' { // a Windows drive
		path = "/" + path
	}
	if strings.HasPrefix(path, "/") {
		return object{"uri": (&url.URL{Scheme: "file", Path: path}).String()}
	}
	return object{"uri": (&url.URL{Path: path}).String(), "uriBaseId": sourceRoot}
}

func sarifLevel(s lint.Severity) string {
	if s == lint.Info {
		return "note"
	}
	return s.String()
}
