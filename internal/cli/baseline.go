package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"github.com/swmmquiz/swmmquiz/internal/atomicfile"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/report"
	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

// baseline is a list of findings that were there before: those that are still
// there are not reported.
type baseline struct {
	Version int `json:"version"`
	// Findings maps fingerprints to what was found, for readers.
	Findings map[string]string `json:"findings"`
}

const baselineVersion = 1

// readBaseline reads the list from a file.
func readBaseline(ctx context.Context, path string, limit readfile.Limit) (*baseline, error) {
	data, err := readfile.File(ctx, path, limit)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, &hintError{fmt.Errorf("there is no baseline %s", path), "make it: add --write-baseline"}
	}
	if err != nil {
		return nil, err
	}
	var b baseline
	if err := json.Unmarshal(data, &b); err != nil || b.Version != baselineVersion {
		return nil, &hintError{fmt.Errorf("%s is not a baseline of this version", path), "make it again with --write-baseline"}
	}
	return &b, nil
}

// subtract takes the findings of the list away from a result. What breaks a
// file stays. It returns how many were taken, and how many of the list are gone.
func (b *baseline) subtract(result *lint.Result) (taken, gone int) {
	kept := result.Findings[:0]
	for _, f := range result.Findings {
		if _, known := b.Findings[f.Fingerprint]; known && f.Rule.Suppressible() {
			taken++
			continue
		}
		kept = append(kept, f)
	}
	result.Findings = kept
	return taken, len(b.Findings) - taken
}

// writeBaseline writes the findings of a result as a list.
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

// applyBaseline writes or subtracts the baseline that the options name. It
// returns how the result differs, or nil without one.
func (a *App) applyBaseline(opts *lintOptions, result *lint.Result) (*report.Baseline, error) {
	if opts.baseline == "" {
		return nil, nil
	}
	if opts.writeBaseline {
		n, err := writeBaseline(a.Context, opts.baseline, result)
		if err == nil {
			a.say("wrote %s to %s\n", count(n, "finding"), opts.baseline)
			result.Findings = nil
		}
		return nil, err
	}
	b, err := readBaseline(a.Context, opts.baseline, a.workspace().Limit())
	if err != nil {
		return nil, err
	}
	known, gone := b.subtract(result)
	if gone > 0 {
		a.say("%s of %s no longer there: --write-baseline makes it smaller\n", are(gone, "finding"), opts.baseline)
	}
	return &report.Baseline{File: opts.baseline, Known: known, Gone: gone}, nil
}
