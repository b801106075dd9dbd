//go:build linux

package main

import "testing"

func TestToolThatDoesNotExist(t *testing.T) {
	if m, err := runOnce("/nonexistent/swmmquiz", t.TempDir(), nil); err == nil {
		t.Errorf("got %+v, want an error", m)
	}
}
