package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// addFormatFlag adds --format with its completions. The first format is the default.
func addFormatFlag(cmd *cobra.Command, into *string, formats ...string) {
	cmd.Flags().StringVar(into, "format", formats[0], "output `format`: "+strings.Join(formats, ", "))
	_ = cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(formats, cobra.ShellCompDirectiveNoFileComp))
}

// checkFormat returns an error for an unknown format.
func checkFormat(format string, known ...string) error {
	if slices.Contains(known, format) {
		return nil
	}
	return &hintError{fmt.Errorf("unknown format %q", format), suggest.Hint(format, known)}
}
