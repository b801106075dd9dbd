package cli

import (
	"errors"
	"os"
	"syscall"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/atomicfile"
)

func TestPartialWriteNamesFilesAndCause(t *testing.T) {
	err := writeError(t.Context(), "questions.json, topics.json", &atomicfile.PartialError{
		Written: []string{"questions.json"},
		Err:     &os.LinkError{Op: "exchange", Old: ".tmp123", New: "topics.json", Err: syscall.EIO},
	})
	if got, want := err.Error(), "cannot finish writing questions.json, topics.json: input/output error"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	var hinted interface{ Hint() string }
	const want = "run the command again; already written: questions.json"
	if !errors.As(err, &hinted) || hinted.Hint() != want {
		t.Errorf("the hint is not %q", want)
	}
}
