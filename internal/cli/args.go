package cli

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// helpHint returns the hint to read the help of a command.
func helpHint(cmd *cobra.Command) string { return fmt.Sprintf(`run "%s --help"`, cmd.CommandPath()) }

// atMostOneFile allows no argument or one.
func atMostOneFile(cmd *cobra.Command, args []string) error {
	if len(args) > 1 {
		return &hintError{fmt.Errorf("found %d arguments, expected at most one file", len(args)), helpHint(cmd)}
	}
	return nil
}

// errNoQuestions is the error of bankFile in a folder without questions.
var errNoQuestions = &hintError{errors.New("no question file found in the working directory"),
	`name the file, or run "swmmquiz new first-question" to create one`}

// bankFile returns the question file for a command: its argument, or else "" for the configured one. Without a
// configuration, questions.json counts as configured. If it does not exist, bankFile returns the only question
// file in the working directory. The error is errNoQuestions if there is none.
func (a *App) bankFile(args []string) (string, error) {
	standard := config.Default().Bank
	if len(args) > 0 {
		return args[0], nil
	}
	if a.Config.File != "" || a.Config.Bank != standard {
		return "", nil
	}
	names, err := filepath.Glob("*.json")
	if err != nil || slices.Contains(names, standard) {
		return "", err
	}
	w := a.workspace()
	w.Regular = true
	names = slices.DeleteFunc(names, func(name string) bool {
		b, _, err := w.Load(a.Context, bank.Paths{Questions: name})
		if err != nil {
			return true
		}
		_, isQuestion := b.QuestionsDoc.Value("/0/q")
		return !isQuestion
	})
	switch {
	case a.Context.Err() != nil:
		return "", a.Context.Err()
	case len(names) == 0:
		return "", errNoQuestions
	case len(names) > 1:
		err := fmt.Errorf("several files contain questions: %s", strings.Join(names, ", "))
		return "", &hintError{err, "name one of them"}
	}
	return names[0], nil
}

// rejectArguments rejects every argument: the root command gets only those that do not name a
// command.
func rejectArguments(root *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, cmd := range root.Commands() {
		names = append(names, cmd.Name())
	}
	return &hintError{fmt.Errorf("unknown command %q", args[0]), suggest.HintOr(args[0], names, helpHint(root))}
}

// flagError returns the error of a flag, without the Go function that could not read the value.
func flagError(err error) error {
	var value *pflag.InvalidValueError
	var number *strconv.NumError
	if !errors.As(err, &value) || !errors.As(err, &number) {
		return err
	}
	fault := "expected a whole number"
	if value.GetFlag().Value.Type() == "bool" {
		fault = "expected true or false"
	} else if errors.Is(err, strconv.ErrRange) {
		fault = "the number is out of range"
	}
	return fmt.Errorf("invalid argument %q for \"--%s\" flag: %s", value.GetValue(), value.GetFlag().Name, fault)
}

// checkExclusive returns an error if the command line has more than one of the flags.
func checkExclusive(cmd *cobra.Command, flags ...string) error {
	set := ""
	for _, flag := range flags {
		switch {
		case !cmd.Flags().Changed(flag):
		case set == "":
			set = flag
		default:
			return &hintError{fmt.Errorf("--%s and --%s cannot be used together", set, flag), "remove one of them"}
		}
	}
	return nil
}
