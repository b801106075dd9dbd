package lsp

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

// TestReadError checks that a failed read, as when standard input is a folder, is reported with
// its reason, and not as the end of the stream.
func TestReadError(t *testing.T) {
	fault := errors.New("is a directory")
	for _, start := range []string{"", "Content-Length: 9", "Content-Length: 9\r\n\r\n{"} {
		in := io.MultiReader(strings.NewReader(start), iotest.ErrReader(fault))
		if err := Serve(context.Background(), pipe{in}, stub()); !errors.Is(err, fault) {
			t.Errorf("the error after %q is %v", start, err)
		}
	}
}
