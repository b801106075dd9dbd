package cli

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

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

// onlyCommands rejects every argument: the root command gets only those that do not name a
// command.
func onlyCommands(root *cobra.Command, args []string) error {
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
	expected := "expected a whole number"
	if value.GetFlag().Value.Type() == "bool" {
		expected = "expected true or false"
	} else if errors.Is(err, strconv.ErrRange) {
		expected = "the number is out of range"
	}
	return fmt.Errorf("invalid argument %q for \"--%s\" flag: %s", value.GetValue(), value.GetFlag().Name, expected)
}

// exclusive returns an error if more than one of the flags is set.
func exclusive(cmd *cobra.Command, flags ...string) error {
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
