package text

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestHTMLMarkup(t *testing.T) {
	checkExplanations(t, HTMLMarkup, []fixCase{
		{"The owner&apos;s R&amp;D", []string{"&apos;", "&amp;"}, "The owner's R&D", ""},
		{"&quot;Yes&quot;, H&auml;yh&#228;&#xE4;", []string{"&quot;", "&quot;", "&auml;", "&#228;", "&#xE4;"}, `"Yes", Häyhää`, ""},
		{"A &frac12;-inch pipe of 3 ft&sup2;", []string{"&frac12;", "&sup2;"}, "A ½-inch pipe of 3 ft²", ""},
		{"clay&shy;ey soil", []string{"&shy;"}, "", "clayey soil"},
		{"a pipe&semi; a weir", []string{"&semi;"}, "a pipe; a weir", ""},
		{"Less than &lt;1%", []string{"&lt;"}, "", "Less than <1%"},
		{text: `First<br>second<br />third <b class="x">fourth</b>`, want: []string{"<br>", "<br />", `<b class="x">`, "</b>"}},
		{
			text: `See <img src="a.png" width=20> and <a href="b">c</a>.`,
			want: []string{`<img src="a.png" width=20>`, `<a href="b">`, "</a>"},
		},

		{text: "AT&T; and R&D; and a&b"},
		{text: "`&amp;` and `<br>`"},
		{text: "The tag <br> breaks the line, and &amp; is an entity"},
		{text: "A Vector<b>, vector<i> and List<p>"},
		{text: "A List<String>, <name>, <T>, x < b and c > d"},
		{text: "&copy;"},
		{text: "<br>"},
	})
}

func TestHTMLMarkupInAnItemAboutMarkup(t *testing.T) {
	ruletest.Equal(
		t,
		[]string(nil),
		ruletest.Places(t, HTMLMarkup, ruletest.Item{Q: "What does HTML show for it?", Options: []string{"a &amp; b", "a <br> b"}}),
	)
}
