package stem

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var NumberedStem = &lint.Rule{
	Code: "QB213", Name: "numbered-stem", Severity: lint.Warning, Scope: lint.ScopeItem, Fix: lint.FixUnsafe,
	Summary: "Checks that no stem begins with the number that the question had in another list.",
	Since:   "0.2.0", Check: checkNumberedStem,
}

var (
	// itemNumber matches the number of a question with its mark and space, before a word.
	itemNumber = regexp.MustCompile(`^(\s*(?i:q(?:uestion)?\.?\s*)?(\d{1,3})[.):]\s+)\pL`)
	// listNumber matches the number of an entry of a list, with its mark and space.
	listNumber = regexp.MustCompile(`\s\(?(\d{1,3})[.):]\s`)
)

func checkNumberedStem(p *lint.Pass) {
	raw := p.Texts().Stem.Raw
	m := itemNumber.FindStringSubmatchIndex(raw)
	if m == nil {
		return
	}
	end, number := m[3], raw[m[4]:m[5]]
	if hasNext(raw[end:], number) {
		return
	}
	p.Report(p.Stem().Within(0, end), fmt.Sprintf("the stem begins with a question number, %q", raw[m[4]:m[5]+1]),
		"delete it: the quiz numbers the questions").Replace("", lint.FixUnsafe, "delete the number")
}

// hasNext reports whether the next number follows in a text, as in a list within the stem.
func hasNext(text, number string) bool {
	n, _ := strconv.Atoi(number)
	isNext := func(m []string) bool { return m[1] == strconv.Itoa(n+1) }
	return slices.ContainsFunc(listNumber.FindAllStringSubmatch(text, -1), isNext)
}
