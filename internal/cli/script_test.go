package cli

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"swmmquiz":         func() { os.Exit(Main(os.Args[1:])) },
		"swmmquiz-built":   func() { os.Exit(start(os.Args[1:], smallSite, smallPanel)) },
		"swmmquiz-unbuilt": func() { os.Exit(start(os.Args[1:], unbuilt, unbuilt)) },
	})
}

// TestScripts runs the real command line on the scripts of testdata/script.
// Run it with UPDATE_SCRIPTS=1 to accept the differences that `cmp` finds.
func TestScripts(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		UpdateScripts:       os.Getenv("UPDATE_SCRIPTS") != "",
		Setup: func(env *testscript.Env) error {
			env.Setenv("ROOT", root)
			env.Setenv("GORACE", "atexit_sleep_ms=0") // else each run of the tool waits a second
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits":  exits,
			"occupy": occupy,
			"serves": serves,
		},
	})
}

// exits runs a command and asserts its exact exit code:
//
//	exits 2 swmmquiz lint missing.json
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE command [args...]")
	}
	want, err := strconv.Atoi(args[0])
	if err != nil {
		ts.Fatalf("exits: %q is not an exit code", args[0])
	}
	got := 0
	var exit *exec.ExitError
	if err := ts.Exec(args[1], args[2:]...); errors.As(err, &exit) {
		got = exit.ExitCode()
	} else if err != nil {
		ts.Fatalf("exits: %v", err)
	}
	if got != want {
		ts.Fatalf("%v exited %d, want %d", args[1:], got, want)
	}
}
