package tex

import (
	"regexp"
	"strings"
)

// maxKnown is the maximum length of a known formula, in bytes. A longer one may take
// more steps than maxSteps.
const maxKnown = 200

// Known reports whether TeX has a form that the renderer is known to accept:
// letters, numbers and operators with scripts, fractions, roots, text, and
// commands from a list. A linter can then skip the renderer, which takes half a
// millisecond per formula. If Known returns false, the TeX may still be valid.
func Known(source string) bool {
	if len(source) > maxKnown {
		return false
	}
	k := known{rest: source}
	return k.list(0) && k.rest == ""
}

// known is a parser of the known form. Its methods report whether the TeX has that form.
type known struct{ rest string }

// list parses atoms with their scripts up to the end of the list; see atEnd.
func (k *known) list(depth int) bool {
	if depth > 20 {
		return false
	}
	k.rest = strings.TrimLeft(k.rest, " ")
	// Scripts at the start belong to the text before the formula.
	if k.rest != "" && (k.rest[0] == '^' || k.rest[0] == '_') && !k.scripts(depth) {
		return false
	}
	for {
		k.rest = strings.TrimLeft(k.rest, " ")
		if k.atEnd() {
			return true
		}
		if !k.atom(depth) || !k.scripts(depth) {
			return false
		}
	}
}

// atEnd reports whether the list ends here: at the end of the TeX, at a closing brace, or
// before the next cell, row, \end or \right.
func (k *known) atEnd() bool {
	return k.rest == "" || k.rest[0] == '}' || k.rest[0] == '&' || strings.HasPrefix(k.rest, `\\`) || strings.HasPrefix(k.rest, `\end`) ||
		strings.HasPrefix(k.rest, `\right`) && !strings.HasPrefix(k.rest, `\rightarrow`)
}

// scripts parses a prime, or at most one subscript and one superscript.
func (k *known) scripts(depth int) bool {
	if rest, found := strings.CutPrefix(k.rest, "'"); found {
		k.rest = rest
		return true
	}
	for used := ""; ; {
		k.rest = strings.TrimLeft(k.rest, " ")
		if k.rest == "" || k.rest[0] != '_' && k.rest[0] != '^' {
			return true
		}
		mark := k.rest[:1]
		if strings.Contains(used, mark) {
			return false
		}
		used += mark
		k.rest = strings.TrimLeft(k.rest[1:], " ")
		if !k.argument(depth) {
			return false
		}
	}
}

// argument parses a group in braces, a letter, a digit, a star or \infty.
func (k *known) argument(depth int) bool {
	if k.rest == "" {
		return false
	}
	if k.rest[0] == '{' {
		return k.group(depth)
	}
	if rest, found := strings.CutPrefix(k.rest, `\infty`); found {
		k.rest = rest
		return rest == "" || !isLetter(rune(rest[0]))
	}
	c := rune(k.rest[0])
	k.rest = k.rest[1:]
	return c == '*' || isLetter(c) || isDigit(c)
}

// isLetter reports whether a character is an ASCII letter.
func isLetter(r rune) bool { return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' }

// isDigit reports whether a character is an ASCII digit.
func isDigit(r rune) bool { return '0' <= r && r <= '9' }

func (k *known) group(depth int) bool {
	k.rest = k.rest[1:]
	if !k.list(depth+1) || k.rest == "" || k.rest[0] != '}' {
		return false
	}
	k.rest = k.rest[1:]
	return true
}

func (k *known) atom(depth int) bool {
	c := rune(k.rest[0])
	switch {
	case c == '{':
		return k.group(depth)
	case c == '\\':
		return k.command(depth)
	case isLetter(c) || isDigit(c) || strings.ContainsRune("+-*/=()[],.:;!|<>", c):
		k.rest = k.rest[1:]
		return true
	}
	return false
}

func (k *known) command(depth int) bool {
	name := k.rest[1:]
	end := strings.IndexFunc(name, func(r rune) bool { return !isLetter(r) })
	switch {
	case end < 0:
		end = len(name)
	case end == 0:
		end = min(1, len(name))
	}
	name, k.rest = name[:end], name[end:]
	switch name {
	case "frac", "tfrac", "dfrac":
		numerator := k.braced(depth)
		return numerator && k.braced(depth)
	case "sqrt", "bar", "hat", "overline":
		return k.braced(depth)
	case "text", "mathrm", "operatorname":
		return k.words()
	case "ce":
		return k.chemistry()
	case "begin":
		return strings.HasPrefix(k.rest, "{cases}") && k.cases(depth)
	case "left":
		return k.fence() && k.list(depth+1) && k.closing()
	}
	return plainCommands[name]
}

// cases parses the rows of a cases environment, with two cells each.
func (k *known) cases(depth int) bool {
	k.rest = strings.TrimPrefix(k.rest, "{cases}")
	for {
		if !k.list(depth+1) || !strings.HasPrefix(k.rest, "&") {
			return false
		}
		k.rest = k.rest[1:]
		if !k.list(depth + 1) {
			return false
		}
		var more bool
		if k.rest, more = strings.CutPrefix(k.rest, `\\`); !more {
			var closed bool
			k.rest, closed = strings.CutPrefix(k.rest, `\end{cases}`)
			return closed
		}
	}
}

func (k *known) braced(depth int) bool {
	k.rest = strings.TrimLeft(k.rest, " ")
	return strings.HasPrefix(k.rest, "{") && k.group(depth)
}

// words parses a group of plain words.
func (k *known) words() bool {
	inside, after, closed := strings.Cut(strings.TrimPrefix(k.rest, "{"), "}")
	isOther := func(r rune) bool {
		return !isLetter(r) && !isDigit(r) && !strings.ContainsRune(" -.,/()", r)
	}
	if !strings.HasPrefix(k.rest, "{") || !closed || inside == "" || strings.ContainsFunc(inside, isOther) {
		return false
	}
	k.rest = after
	return true
}

// chemistry parses a group of formulas such as H2O, SO4^2-, ^{14}_6C and
// 2 H2 + O2 -> 2 H2O.
func (k *known) chemistry() bool {
	m := chemical.FindString(k.rest)
	k.rest = k.rest[len(m):]
	return m != ""
}

// chemical matches common chemical formulas: elements and groups with numbers and
// charges, isotopes, bonds and arrows.
var chemical = regexp.MustCompile(`^\{ ?(?:` +
	`(?:[A-Z][a-z]?|\([A-Z][A-Za-z0-9]*\)|\^(?:\{\d{1,3}\}|\d{1,3})_(?:\{\d{1,3}\}|\d{1,3})[A-Z])` +
	`(?:_?\d{1,3})?(?:\^(?:\{\d?[+-]\}|\d?[+-]))?` +
	`|\d{1,3} ?|[+-]|-[A-Z]| (?:\+|->|<=>) )+\}`)

func (k *known) fence() bool {
	if k.rest == "" || strings.IndexByte("()[]|.", k.rest[0]) < 0 {
		return false
	}
	k.rest = k.rest[1:]
	return true
}

func (k *known) closing() bool {
	if !strings.HasPrefix(k.rest, `\right`) {
		return false
	}
	k.rest = k.rest[len(`\right`):]
	return k.fence()
}

// plainCommands are the known commands without arguments.
var plainCommands = func() map[string]bool {
	set := map[string]bool{}
	for _, name := range strings.Fields(`alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi rho
sigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega cdot times div pm le leq ge geq ne neq
approx sim equiv infty partial sum int prod to rightarrow ldots dots cdots quad , ; % ln log exp min max sin cos tan arccos arctan
arcsin tanh sinh cosh in circ prec iff`) {
		set[name] = true
	}
	return set
}()
