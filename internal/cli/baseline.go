package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/atomicfile"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/report"
	"github.com/swmmquiz/swmmquiz/internal/readfile"
	"github.com/swmmquiz/swmmquiz/internal/workspace"
)

// baseline is a list of known findings, which are not reported.
type baseline struct {
	Version int `json:"version"`
	// Findings maps fingerprints to descriptions for readers.
	Findings map[string]string `json:"findings"`
}

const baselineVersion = 1

// readBaseline reads a baseline from a file.
func readBaseline(ctx context.Context, path string, limit readfile.Limit) (*baseline, error) {
	data, err := readfile.File(ctx, path, limit)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, &hintError{fmt.Errorf("baseline %q does not exist", path), "add --write-baseline to create it"}
	}
	if err != nil {
		return nil, err
	}
	var b baseline
	if err := json.Unmarshal(data, &b); err != nil || b.Version != baselineVersion {
		return nil, &hintError{fmt.Errorf("%q is not a baseline that this version can read", path),
			"name another file, or add --write-baseline to overwrite it"}
	}
	return &b, nil
}

// subtract removes the known findings from a result, except those about the form of a
// file. It returns how many it removed, and how many known findings the result does not have.
func (b *baseline) subtract(result *lint.Result) (removed, gone int) {
	kept := result.Findings[:0]
	found := map[string]bool{} // two banks may have findings with the same fingerprint
	for _, f := range result.Findings {
		if _, known := b.Findings[f.Fingerprint]; known && f.Rule.Suppressible() {
			removed++
			found[f.Fingerprint] = true
			continue
		}
		kept = append(kept, f)
	}
	result.Findings = kept
	return removed, len(b.Findings) - len(found)
}

// writeBaseline writes the findings of a result as a baseline, except those about the form
// of a file. It returns how many it wrote.
func writeBaseline(ctx context.Context, path string, result *lint.Result) (int, error) {
	b := baseline{baselineVersion, map[string]string{}}
	for i := range result.Findings {
		f := &result.Findings[i]
		if !f.Rule.Suppressible() {
			continue
		}
		item := filepath.Base(f.File)
		if f.Question != nil && f.Question.ID != "" {
			item = f.Question.ID
		}
		b.Findings[f.Fingerprint] = fmt.Sprintf("%s %s: %s", f.Rule.Name, item, f.Message)
	}
	text, err := json.MarshalIndent(b, "", "  ")
	if err != nil {
		return 0, err
	}
	err = atomicfile.Files(ctx, atomicfile.Write{Path: path, Data: append(text, '\n')})
	return len(b.Findings), writeError(ctx, path, err)
}

// applyBaseline writes the baseline that the options name, or reads it. Either way, it removes
// the findings in it from the result. It returns a summary of the baseline that it read, or nil.
func (a *App) applyBaseline(opts *lintOptions, result *lint.Result) (*report.Baseline, error) {
	if opts.baseline == "" {
		return nil, nil
	}
	if opts.writeBaseline {
		for _, file := range append(opts.files, "") {
			if slices.ContainsFunc(a.workspace().Inputs(file), func(input string) bool { return workspace.SameFile(input, opts.baseline) }) {
				return nil, &hintError{fmt.Errorf("%q cannot be the baseline, because it is a file of the bank or the configuration", opts.baseline),
					"name another file, such as lint-baseline.json"}
			}
		}
		n, err := writeBaseline(a.Context, opts.baseline, result)
		if err == nil {
			a.logf("wrote %s to %s\n", count(n, "finding"), opts.baseline)
			result.Findings = slices.DeleteFunc(result.Findings, func(f lint.Finding) bool { return f.Rule.Suppressible() })
		}
		return nil, err
	}
	b, err := readBaseline(a.Context, opts.baseline, a.workspace().Limit())
	if err != nil {
		return nil, err
	}
	known, gone := b.subtract(result)
	if len(opts.selects) > 0 || len(opts.ignore) > 0 {
		gone = 0 // the findings may be those of rules that did not run
	}
	switch {
	case gone > 0 && len(opts.files) > 0:
		a.logf("%s lists %s that lint does not report in the files named\n", opts.baseline, count(gone, "finding"))
	case gone > 0:
		a.logf("%s lists %s that lint no longer reports\nhint: add --write-baseline to update it\n",
			opts.baseline, count(gone, "finding"))
	}
	return &report.Baseline{File: opts.baseline, Known: known, Gone: gone}, nil
}
