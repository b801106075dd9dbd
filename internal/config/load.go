package config

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/go-playground/validator/v10"
	"github.com/go-viper/mapstructure/v2"
	"github.com/spf13/pflag"
	"github.com/spf13/viper"

	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

// FileName is the configuration file looked for in the working directory and
// the folders above it.
const FileName = "swmmquiz.yaml"

const (
	envPrefix = "SWMMQUIZ"
	// delimiter joins nested keys. Viper's own, the dot, would split names
	// that hold one.
	delimiter = "::"
)

// Options say where the configuration comes from.
type Options struct {
	// File is the configuration file; empty means look for FileName from Dir
	// upwards and use the defaults when there is none.
	File string
	// None reads no file, for the command that writes one.
	None bool
	// Dir is the working directory.
	Dir string
	// Environ are the environment's variables, as from os.Environ.
	Environ []string
	// Flags are the flags that were given, by key, such as "serve::addr".
	Flags map[string]*pflag.Flag
	// Regular refuses a file that is a pipe.
	Regular bool
}

// Error is a fault of the configuration, with its place and remedy.
type Error struct {
	Place   string // file, file:line, a variable or a key
	Message string
	Remedy  string
}

func (e *Error) Error() string { return e.Place + ": " + e.Message }

// Hint is the remedy.
func (e *Error) Hint() string { return e.Remedy }

// Key joins the parts of a nested key, as Options.Flags wants it.
func Key(parts ...string) string { return strings.Join(parts, delimiter) }

// maxSize is the largest configuration file that is read, in bytes.
const maxSize = 1 << 20

// Load reads the configuration. Every fault found is in the returned error: that
// of ctx, an *Error or several joined.
func Load(ctx context.Context, opts Options) (*Config, error) {
	file := opts.File
	switch {
	case opts.None:
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
		// A list in the file replaces the default list; it isn't merged in.
		c.ZeroFields = true
	})
	if err != nil {
		return nil, typeErrors(file, err)
	}
	return cfg, validate(cfg)
}

// Path makes a configured path usable: relative ones start from Dir. Empty
// stays empty.
func (c *Config) Path(path string) string {
	if path == "" || path == "-" || filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(c.Dir, path)
}

// Category finds a category by its id.
func (c *Config) Category(id string) (Category, bool) {
	for _, category := range c.Categories {
		if category.ID == id {
			return category, true
		}
	}
	return Category{}, false
}

// find looks for FileName in dir and the folders above it.
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

// readError says why a file cannot be read.
func readError(file string, err error) error {
	var fault *readfile.Error
	if !errors.As(err, &fault) {
		return err
	}
	remedy := "name an existing file with --config"
	if fault.Err == nil { // it is there, but too large or no file
		remedy = "name a file of settings with --config"
	}
	return &Error{file, "cannot read the configuration: " + fault.Reason, remedy}
}

// typeErrors names the key of every value that has the wrong type.
func typeErrors(file string, err error) error {
	if file == "" {
		file = "environment"
	}
	text := strings.TrimPrefix(err.Error(), "decoding failed due to the following error(s):\n\n")
	return &Error{
		file,
		"a value has the wrong type: " + strings.ReplaceAll(strings.TrimSpace(text), "\n", "; "),
		"compare it with the commented " + FileName + " of the project",
	}
}

// validate checks the values against the struct's rules.
func validate(cfg *Config) error {
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
		faults = append(faults, &Error{place, fmt.Sprintf("%s: %s, found %q", key, expectation(fault), fmt.Sprint(fault.Value())), ""})
	}
	return errors.Join(faults...)
}

// expectation says in words what a validator tag asks for.
func expectation(fault validator.FieldError) string {
	switch fault.Tag() {
	case "required":
		return "expected a value"
	case "email":
		return "expected a mail address"
	case "web":
		return "expected a web address that starts with https:// or http://"
	case "hostname_rfc1123":
		return "expected the name of a machine, without a port"
	case "min":
		return "expected " + fault.Param() + " or more"
	case "max":
		return "expected " + fault.Param() + " or less"
	case "oneof":
		return "expected one of " + strings.Join(strings.Fields(fault.Param()), ", ")
	case "origin":
		return "expected an origin such as https://courses.example.edu, without a path"
	case "address":
		return "expected host:port, such as 127.0.0.1:8250"
	default:
		return "breaks the rule " + fault.Tag()
	}
}

// isOrigin tells scheme://host or scheme://host:port in the form that browsers
// write, so that it can be compared and stand in a header.
func isOrigin(field validator.FieldLevel) bool {
	origin := field.Field().String()
	u, err := url.Parse(origin)
	return err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Host != "" &&
		origin == u.Scheme+"://"+u.Host && origin == strings.ToLower(origin) && !strings.ContainsAny(u.Host, "*;, '\"")
}

// isWebAddress reports whether a browser opens the address as a page: the site
// links to it.
func isWebAddress(field validator.FieldLevel) bool {
	u, err := url.Parse(field.Field().String())
	return err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Hostname() != ""
}

// isAddress tells host:port with a numeric port; port 0 is any free one.
func isAddress(field validator.FieldLevel) bool {
	_, port, err := net.SplitHostPort(field.Field().String())
	if err != nil {
		return false
	}
	_, err = strconv.ParseUint(port, 10, 16)
	return err == nil
}
