package text

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestBareLink(t *testing.T) {
	checkExplanations(t, BareLink, []fixCase{
		{text: "See https://www.epa.gov/swmm.", want: []string{"https://www.epa.gov/swmm"}},
		{text: "Look at www.epa.gov, and (http://a.org/b).", want: []string{"www.epa.gov", "http://a.org/b"}},
		{text: "[Here](https://a.org/b) it is.", want: []string{"https://a.org/b"}},
		{text: "See \"https://a.org/b\".", want: []string{"https://a.org/b"}},

		{text: "The scheme http:// or https:// is left out"},
		{text: "`https://www.epa.gov`"},
		{text: `<img src="https://a.org/b.png">`},
		{text: "The awww.factor and Booking.com"},
	})
}

func TestBareLinkThatMayBeAnExample(t *testing.T) {
	bank := ruletest.Bank(
		ruletest.Item{Q: "Which host serves www.epa.gov?", Explanation: "It is like http://localhost.local:8080 and www.example.com."},
	)
	ruletest.Equal(t, []string{
		"info: www.epa.gov: the stem contains a web address",
		"info: http://localhost.local:8080: the explanation contains a web address",
		"info: www.example.com: the explanation contains a web address",
	}, ruletest.Lines(t, BareLink, ruletest.Files{Questions: bank}))
}
