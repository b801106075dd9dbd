package readfile

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestFile(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "bank.json")
	want := bytes.Repeat([]byte("0123456789"), 1000)
	if err := os.WriteFile(path, want, 0o600); err != nil {
		t.Fatal(err)
	}
	got, err := File(t.Context(), path, Limit{Size: int64(len(want))})
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("got %d bytes, %v, want %d", len(got), err, len(want))
	}
	for name, test := range map[string]struct {
		path, want string
	}{
		"too large": {path, "it is larger than 9999 bytes"},
		"folder":    {dir, "it is a folder"},
		"missing":   {filepath.Join(dir, "none"), "no such file"},
	} {
		_, err := File(t.Context(), test.path, Limit{Size: int64(len(want)) - 1})
		var fault *Error
		if !errors.As(err, &fault) || !strings.Contains(err.Error(), test.want) || fault.Hint() == "" {
			t.Errorf("%s: got %v, want %q", name, err, test.want)
		}
	}
}

// endless is a stream that never ends.
type endless struct{}

func (endless) Read(p []byte) (int, error) { return len(p), nil }

func TestStreamHasALimit(t *testing.T) {
	if _, err := Stream(t.Context(), endless{}, "standard input", Limit{Size: 1 << 20}); err == nil ||
		!strings.Contains(err.Error(), "cannot read standard input: it is larger than 1 MiB") {
		t.Errorf("got %v", err)
	}
	if _, err := Stream(t.Context(), endless{}, "the picture", Limit{Size: 100 << 10}); err == nil ||
		!strings.Contains(err.Error(), "it is larger than 100 KiB") {
		t.Errorf("got %v", err)
	}
	for _, size := range []int{0, 1, 511, 512, 513, 5000} {
		text := strings.Repeat("x", size)
		if got, err := Stream(t.Context(), strings.NewReader(text), "in", Limit{Size: int64(size)}); err != nil || string(got) != text {
			t.Errorf("got %d bytes, %v, want %d", len(got), err, size)
		}
	}
}

func TestStreamStopsOnceCanceled(t *testing.T) {
	in, out := io.Pipe()
	defer out.Close()
	ctx, cancel := context.WithCancel(t.Context())
	go cancel()
	if _, err := Stream(ctx, in, "in", Limit{Size: 10}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}
