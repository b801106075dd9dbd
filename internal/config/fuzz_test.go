package config

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzLoad checks that no file crashes the loader, that an error has a message, and that
// a configuration without an error names its file.
func FuzzLoad(f *testing.F) {
	example, err := os.ReadFile(filepath.Join("..", "..", FileName))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(example)
	for _, text := range []string{
		"", "product: Other\nquiz:\n  size: 10\n", "lint:\n  rules:\n    - {rule: longest-key, level: off, options: {minItems: 3}}\n",
		"serve: {addr: 127.0.0.1:1}", "a: &a [*a]", "? [x]\n: y", "quiz:\n  size: 1e99\n", "categories: {}", "\x00", "- 1",
		"<<: {quiz: {size: 1}}",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		file := filepath.Join(t.TempDir(), FileName)
		if err := os.WriteFile(file, data, 0o600); err != nil {
			t.Fatal(err)
		}
		cfg, err := Load(t.Context(), Options{File: file, Dir: filepath.Dir(file)})
		if err != nil && strings.TrimSpace(err.Error()) == "" {
			t.Fatal("an error without a message")
		}
		if err == nil && (cfg == nil || cfg.File != file) {
			t.Fatalf("no error, and the configuration is %v", cfg)
		}
	})
}
