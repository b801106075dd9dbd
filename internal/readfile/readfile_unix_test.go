//go:build !windows

package readfile

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

func makePipe(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skipf("cannot make a pipe: %v", err)
	}
	return path
}

func TestPipes(t *testing.T) {
	path := makePipe(t)
	if _, err := File(t.Context(), path, Limit{Size: 10, Regular: true}); err == nil ||
		!strings.Contains(err.Error(), "it is a pipe, expected a file") {
		t.Errorf("got %v", err)
	}
	go func() { _ = os.WriteFile(path, []byte("text"), 0o600) }()
	if got, err := File(t.Context(), path, Limit{Size: 10}); err != nil || string(got) != "text" {
		t.Errorf("got %q, %v, want the text", got, err)
	}
}

// TestPipeWithoutAWriter cancels a read that waits in the call that opens the pipe.
func TestPipeWithoutAWriter(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	go cancel()
	if _, err := File(ctx, makePipe(t), Limit{Size: 10}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

func TestOpenRefusesPipes(t *testing.T) {
	if _, err := readRegular(t.Context(), makePipe(t), Limit{Size: 10}); err == nil || !strings.Contains(err.Error(), "it is a pipe") {
		t.Errorf("got %v", err)
	}
}

func TestDevicesAreRefused(t *testing.T) {
	for _, path := range []string{"/dev/zero", "/dev/urandom", "/dev/null"} {
		if _, err := File(t.Context(), path, Limit{Size: 10}); err == nil || !strings.Contains(err.Error(), "it is a device") {
			t.Errorf("%s: got %v, want an error about a device", path, err)
		}
	}
}
