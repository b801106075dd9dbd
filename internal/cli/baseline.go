package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/swmmquiz/swmmquiz/internal/atomicfile"
	"github.com/swmmquiz/swmmquiz/internal/lint"
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
func readBaseline(path string) (*baseline, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, &hintError{fmt.Errorf("there is no baseline %s", path), "make it: add --write-baseline"}
	}
	if err != nil {
		return nil, fmt.Errorf("cannot read the baseline: %w", err)
	}
	var b baseline
	if err := json.Unmarshal(data, &b); err != nil || b.Version != baselineVersion {
		return nil, &hintError{fmt.Errorf("%s is no baseline of this version", path), "make it anew with --write-baseline"}
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
func writeBaseline(path string, result *lint.Result) (int, error) {
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
	if err := atomicfile.Write(path, append(text, '\n')); err != nil {
		return 0, fmt.Errorf("cannot write the baseline %s: %w", path, err)
	}
	return len(b.Findings), nil
}

// applyBaseline writes or subtracts the baseline that the options name.
func (a *App) applyBaseline(opts *lintOptions, result *lint.Result) error {
	if opts.writeBaseline {
		n, err := writeBaseline(opts.baseline, result)
		if err == nil {
			fmt.Fprintf(a.Err, "wrote %s to %s\n", count(n, "finding"), opts.baseline)
			result.Findings = nil
		}
		return err
	}
	b, err := readBaseline(opts.baseline)
	if err != nil {
		return err
	}
	_, gone := b.subtract(result)
	if gone > 0 {
		fmt.Fprintf(a.Err, "%s of %s no longer there: --write-baseline makes it smaller\n", are(gone, "finding"), opts.baseline)
	}
	return nil
}
