package bank

import (
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"github.com/go-playground/validator/v10"

	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// kebab is the form of IDs.
var kebab = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// MaxIDLength is the maximum number of bytes in an ID.
const MaxIDLength = 200

// ValidID reports whether a text has the form of an ID.
func ValidID(id string) bool { return len(id) <= MaxIDLength && kebab.MatchString(id) }

// fieldValidator checks validate tags. Its errors name fields as JSON does.
var fieldValidator = sync.OnceValue(func() *validator.Validate {
	v := validator.New(validator.WithRequiredStructEnabled())
	v.RegisterTagNameFunc(func(field reflect.StructField) string {
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		return name
	})
	for tag, check := range map[string]validator.Func{
		"notblank": func(f validator.FieldLevel) bool { return hasText(f.Field().String()) },
		"kebab":    func(f validator.FieldLevel) bool { return ValidID(f.Field().String()) },
	} {
		if err := v.RegisterValidation(tag, check); err != nil {
			panic(err)
		}
	}
	return v
})

// validate checks the values of a decoded struct at node n by its validate
// tags, and reports the invalid ones that no earlier check has reported. It
// returns false if the stem or an option is blank.
func (c *decoder) validate(n int32, value any) bool {
	var invalid validator.ValidationErrors
	if !errors.As(fieldValidator().Struct(value), &invalid) {
		return true
	}
	usable := true
	for _, fault := range invalid {
		_, path, _ := strings.Cut(fault.Namespace(), ".")
		if isCoreField(path) {
			usable = false
		}
		// A value that is missing or faulty is already reported.
		if m, ok := c.descend(n, path); ok && !c.faulty[m] && !c.overLimit() {
			c.reportAt(m, describe(fault, path))
		}
	}
	return usable
}

// isCoreField reports whether a question cannot be asked if this field is invalid.
func isCoreField(path string) bool {
	name, _, _ := strings.Cut(path, "[")
	return name == "q" || name == "options"
}

// descend follows a validator's path such as references[1].section.
func (c *decoder) descend(n int32, path string) (int32, bool) {
	for _, part := range strings.FieldsFunc(path, func(r rune) bool { return r == '.' || r == '[' || r == ']' }) {
		child, ok := c.doc.child(n, part)
		if !ok {
			return 0, false
		}
		n = child
	}
	return n, true
}

// describe returns the problem for a validation error.
func describe(fault validator.FieldError, path string) Problem {
	value := formatValue(fault.Value())
	p := Problem{Kind: KindInvalidValue}
	switch fault.Tag() {
	case "notblank":
		p.Kind = KindEmptyText
		p.Message = valueName(path) + " is empty, expected text"
		p.Hint = "write it"
		if strings.HasSuffix(path, "]") {
			p.Hint = "write it, or delete the entry"
		}
	case "len", "min", "max":
		bound := map[string]string{"len": "", "min": "at least ", "max": "at most "}[fault.Tag()]
		p.Message = fmt.Sprintf("%s has %s, expected %s%s", path, entries(reflect.ValueOf(fault.Value()).Len()), bound, fault.Param())
		p.Hint = "add or delete entries"
	case "oneof":
		known := strings.Fields(fault.Param())
		p.Message = fmt.Sprintf("%s %q is not one of %s", path, value, strings.Join(known, ", "))
		p.Hint = suggest.Hint(value, known)
	case "kebab":
		p.Message = fmt.Sprintf("%s %q is not in kebab case", path, value)
		p.Hint = "use lowercase letters, digits and single hyphens, such as hyd-manning-full-pipe"
		if text, ok := fault.Value().(string); ok && len(text) > MaxIDLength {
			p.Message = fmt.Sprintf("%s %q has %d bytes, expected at most %d", path, value, len(text), MaxIDLength)
			p.Hint = "shorten it"
		}
	case "gt", "lt":
		p.Message = fmt.Sprintf("%s is %s, expected more than 0 and less than 1", path, value)
		p.Hint = "write a relative value: 0.01 is one percent"
		if strings.HasSuffix(path, "factor") {
			p.Message = fmt.Sprintf("%s is %s, expected more than 0", path, value)
			p.Hint = "write how many of this unit make one of the item's own unit"
		}
	default:
		p.Message = fmt.Sprintf("%s: %s breaks the rule %q", path, strconv.Quote(value), fault.Tag())
	}
	return p
}

// valueName names the value at a path as lint rules do: option D instead of options[3]. It
// returns any other path unchanged.
func valueName(path string) string {
	index, isOption := strings.CutPrefix(strings.TrimSuffix(path, "]"), "options[")
	if i, err := strconv.Atoi(index); isOption && err == nil && i < len(Letters) {
		return "option " + Letters[i]
	}
	return path
}

// hasText reports whether a text has a character that can be seen.
func hasText(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return unicode.IsGraphic(r) && !unicode.IsSpace(r) })
}
