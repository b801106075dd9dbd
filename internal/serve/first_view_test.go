package serve

import "testing"

func TestFirstViewsOfAnotherBankAreLeftOut(t *testing.T) {
	const (
		before = "<body>\n    "
		after  = "<noscript>Needs JavaScript.</noscript>\n</body>"
		view   = `<div id="root" inert data-version="abc"><main>250 questions</main></div>` + "\n    "
		empty  = `<div id="root"></div>` + "\n    "
	)
	for _, test := range []struct{ name, page, catalog, want string }{
		{"the same bank", before + view + after, `{"version": "abc"}`, before + view + after},
		{"another bank", before + view + after, `{"version": "abcd"}`, before + empty + after},
		{"no version", before + view + after, `{}`, before + empty + after},
		{"no view", before + empty + after, `{"version": "x"}`, before + empty + after},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := string(withoutOldView([]byte(test.page), []byte(test.catalog))); got != test.want {
				t.Errorf("got %s", got)
			}
		})
	}
}
