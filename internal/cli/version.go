package cli

import (
	"cmp"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
)

// release may be set at link time: -ldflags "-X .../internal/cli.release=v1.2.3".
var release = ""

// version describes this build: the release, or else the version of the module ("devel" if
// unknown) and the commit if it is known; then the Go version and the platform.
func version() string {
	name := release
	if info, ok := debug.ReadBuildInfo(); ok && name == "" {
		name = moduleVersion(info)
	}
	return fmt.Sprintf("%s (%s, %s/%s)", cmp.Or(name, "devel"), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

func moduleVersion(info *debug.BuildInfo) string {
	name := strings.Trim(info.Main.Version, "()")
	for _, setting := range info.Settings {
		// The version of a build from git without a tag includes the commit.
		if setting.Key == "vcs.revision" && len(setting.Value) >= 12 && !strings.Contains(name, setting.Value[:12]) {
			name = cmp.Or(name, "devel") + " " + setting.Value[:12]
		}
	}
	return name
}
