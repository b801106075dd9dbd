package cli

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

// release is set at link time: -ldflags "-X .../internal/cli.release=v1.2.3".
var release = ""

// version describes this build: the release, or else the version of the module ("devel" if
// unknown) and the commit if it is known; then the Go version and the platform.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return release
	}
	name := release
	if name == "" {
		name = info.Main.Version
	}
	if name == "" || name == "(devel)" {
		name = "devel"
	}
	for _, setting := range info.Settings {
		if setting.Key == "vcs.revision" && len(setting.Value) >= 12 && release == "" {
			name += " " + setting.Value[:12]
		}
	}
	return fmt.Sprintf("%s (%s, %s/%s)", name, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
