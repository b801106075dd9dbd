package config

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/go-playground/validator/v10"
	"github.com/go-viper/mapstructure/v2"
	"github.com/spf13/pflag"
	"github.com/spf13/viper"

	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

// FileName is the name of the configuration file. Load looks for it in the
// working directory and the folders above it.
const FileName = "swmmquiz.yaml"

const (
	envPrefix = "SWMMQUIZ"
	// delimiter joins nested keys. The default of viper, the dot, would split
	// keys that contain one.
	delimiter = "::"
)

// Options state where the configuration comes from.
type Options struct {
	// File is the configuration file. If it is empty, Load looks for FileName.
	File string
	// NoFile makes Load read no file, even if File is set: for the command that writes one.
	NoFile bool
	// Dir is the working directory.
	Dir string
	// Environ contains the environment variables to check, as returned by os.Environ.
	// The settings are read from the environment of the process.
	Environ []string
	// Flags maps keys, such as "serve::addr", to the flags given on the command line.
	Flags map[string]*pflag.Flag
	// Regular makes Load refuse a file that is a pipe.
	Regular bool
}

// Error is an error in the configuration, with its place and remedy.
type Error struct {
	Place   string // a file, file:line, a flag or a variable; "configuration" or "environment" if not known
	Message string
	Remedy  string
}

func (e *Error) Error() string { return e.Place + ": " + e.Message }

// Hint returns the remedy.
func (e *Error) Hint() string { return e.Remedy }

// Key joins the parts of a nested key for Options.Flags.
func Key(parts ...string) string { return strings.Join(parts, delimiter) }

// maxSize is the maximum size of a configuration file, in bytes.
const maxSize = 1 << 20

// Load reads and checks the configuration. The error is that of ctx, or one or more
// joined *Error.
func Load(ctx context.Context, opts Options) (*Config, error) {
	file := opts.File
	switch {
	case opts.NoFile:
		file = ""
	case file == "":
		file = find(opts.Dir)
	}
	cfg := Default()
	cfg.Dir = opts.Dir
	v := viper.NewWithOptions(viper.KeyDelimiter(delimiter), viper.ExperimentalBindStruct())
	if file != "" {
		data, err := readfile.File(ctx, file, readfile.Limit{Size: maxSize, Regular: opts.Regular})
		if err != nil {
			return nil, readError(file, err)
		}
		if err := checkKeys(file, data); err != nil {
			return nil, err
		}
		v.SetConfigType("yaml")
		if err := v.ReadConfig(bytes.NewReader(data)); err != nil {
			return nil, &Error{file, err.Error(), ""}
		}
		cfg.Source = data
		cfg.File = file
		cfg.Dir = filepath.Dir(file)
	}
	if err := checkEnviron(opts.Environ); err != nil {
		return nil, err
	}
	v.SetEnvPrefix(envPrefix)
	v.SetEnvKeyReplacer(strings.NewReplacer(delimiter, "_"))
	v.AutomaticEnv()
	for key, flag := range opts.Flags {
		if err := v.BindPFlag(key, flag); err != nil {
			return nil, fmt.Errorf("bind flag --%s: %w", flag.Name, err)
		}
	}
	err := v.UnmarshalExact(cfg, func(c *mapstructure.DecoderConfig) {
		// A list in the file replaces the default list: they are not merged.
		c.ZeroFields = true
	})
	if err != nil {
		return nil, typeErrors(file, err)
	}
	return cfg, validate(cfg, opts)
}

// Path resolves a configured path: a relative path starts from Dir. An empty path and
// "-", which is standard input, are returned unchanged.
func (c *Config) Path(path string) string {
	if path == "" || path == "-" || filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(c.Dir, path)
}

// CategoryIDs returns the IDs of the configured categories.
func (c *Config) CategoryIDs() []string {
	var ids []string
	for _, category := range c.Categories {
		ids = append(ids, category.ID)
	}
	return ids
}

// Category returns the category with an ID.
func (c *Config) Category(id string) (Category, bool) {
	for _, category := range c.Categories {
		if category.ID == id {
			return category, true
		}
	}
	return Category{}, false
}

// find returns the path of FileName in dir or the nearest folder above it, or "" if there is none.
func find(dir string) string {
	for {
		path := filepath.Join(dir, FileName)
		if info, err := os.Stat(path); err == nil && !info.IsDir() {
			return path
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return ""
		}
		dir = parent
	}
}

// readError returns an *Error for a file that cannot be read.
func readError(file string, err error) error {
	var fault *readfile.Error
	if !errors.As(err, &fault) {
		return err
	}
	remedy := "check the path of the configuration file"
	if errors.Is(err, fs.ErrPermission) {
		remedy = fault.Remedy
	}
	return &Error{file, "cannot read the configuration: " + fault.Reason, remedy}
}

// typeErrors returns an *Error for the values that cannot be decoded into their settings.
func typeErrors(file string, err error) error {
	if file == "" {
		file = "environment"
	}
	text := strings.TrimPrefix(err.Error(), "decoding failed due to the following error(s):\n\n")
	return &Error{
		file,
		"a value has the wrong type: " + strings.ReplaceAll(strings.TrimSpace(text), "\n", "; "),
		"compare it with the " + FileName + " of the swmmquiz repository",
	}
}

// validate checks the values against the validate tags of Config. An error names the flag
// or variable that the value comes from, or else the file and the key.
func validate(cfg *Config, opts Options) error {
	check := validator.New(validator.WithRequiredStructEnabled())
	check.RegisterTagNameFunc(tagName)
	if err := check.RegisterValidation("address", isAddress); err != nil {
		return err
	}
	if err := check.RegisterValidation("origin", isOrigin); err != nil {
		return err
	}
	if err := check.RegisterValidation("web", isWebAddress); err != nil {
		return err
	}
	err := check.Struct(cfg)
	var invalid validator.ValidationErrors
	if !errors.As(err, &invalid) {
		return err
	}
	place := cfg.File
	if place == "" {
		place = "configuration"
	}
	var faults []error
	for _, fault := range invalid {
		_, key, _ := strings.Cut(fault.Namespace(), ".")
		message := fmt.Sprintf("%s, found %q", expectation(fault), fmt.Sprint(fault.Value()))
		if override := opts.override(key); override != "" {
			faults = append(faults, &Error{override, message, ""})
		} else {
			faults = append(faults, &Error{place, key + ": " + message, ""})
		}
	}
	return errors.Join(faults...)
}

// override returns the flag or the variable that sets a key, such as
// "embed.parents[0]", or "" if neither does.
func (o Options) override(key string) string {
	key, _, _ = strings.Cut(key, "[")
	if flag := o.Flags[strings.ReplaceAll(key, ".", delimiter)]; flag != nil && flag.Changed {
		return "--" + flag.Name
	}
	variable := variableName(envPrefix, strings.ReplaceAll(key, ".", "_"))
	for _, pair := range o.Environ {
		if name, value, _ := strings.Cut(pair, "="); name == variable && value != "" {
			return variable
		}
	}
	return ""
}

// expectation describes what a validator tag requires.
func expectation(fault validator.FieldError) string {
	switch fault.Tag() {
	case "required":
		return "expected a value"
	case "email":
		return "expected an email address"
	case "web":
		return "expected a web address that starts with https:// or http://"
	case "hostname_rfc1123":
		return "expected a host name without a port"
	case "min":
		return "expected " + fault.Param() + " or more"
	case "max":
		return "expected " + fault.Param() + " or less"
	case "oneof":
		return "expected one of " + strings.Join(strings.Fields(fault.Param()), ", ")
	case "origin":
		return "expected the page's location.origin, such as https://courses.example.edu"
	case "address":
		return "expected host:port, such as 127.0.0.1:8250"
	default:
		return "expected a value that meets " + strconv.Quote(fault.Tag())
	}
}

// originForm matches https://host and https://host:port, also with http. The host is in
// lower case and in ASCII, as browsers write it.
var originForm = regexp.MustCompile(`^(https?)://(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(:[1-9][0-9]*)?$`)

// isOrigin reports whether the value is an origin in the form that browsers use, so
// that it can be compared and put in a header. Browsers omit a default port.
func isOrigin(field validator.FieldLevel) bool {
	m := originForm.FindStringSubmatch(field.Field().String())
	return m != nil && m[1]+m[2] != "https:443" && m[1]+m[2] != "http:80"
}

// isWebAddress reports whether the value is an http or https address with a host:
// the site links to it.
func isWebAddress(field validator.FieldLevel) bool {
	u, err := url.Parse(field.Field().String())
	return err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Hostname() != ""
}

// isAddress reports whether the value is host:port with a numeric port. Port 0
// is any free port.
func isAddress(field validator.FieldLevel) bool {
	_, port, err := net.SplitHostPort(field.Field().String())
	if err != nil {
		return false
	}
	_, err = strconv.ParseUint(port, 10, 16)
	return err == nil
}
