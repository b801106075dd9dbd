package serve

import (
	"strings"
	"testing"
	"testing/fstest"
)

// withShells returns a built site whose pages have prerendered views of the bank "abc".
func withShells(t *testing.T) *site {
	t.Helper()
	files := built()
	files["docs.html"] = &fstest.MapFile{Data: []byte("<html><head>docs</head>250 questions</html>")}
	files[shellsFile] = &fstest.MapFile{Data: []byte(`{"bank":"abc","pages":{
		"docs.html":"<html><head>%product%</head>empty</html>",
		"index.html":"<html><head>%product%</head>empty</html>",
		"404.html":"<html><head>gone</head></html>"}}`)}
	s, err := newSite(files)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestPagesShowNoPrerenderedViewOfAnotherBank(t *testing.T) {
	for _, test := range []struct{ name, catalog, head, want string }{
		{"the same bank", `{"version": "abc"}`, "", "<html><head>docs</head>250 questions</html>"},
		{"the same bank in a preview", `{"version": "abc"}`, "<link>", "<html><head>docs<link></head>250 questions</html>"},
		{"another bank", `{"version": "abcd", "product": "A & B"}`, "", "<html><head>A &amp; B</head>empty</html>"},
		{
			"another bank in a preview", `{"version": "abcd", "product": "A & B"}`, "<link>",
			"<html><head>A &amp; B<link></head>empty</html>",
		},
		{"no version", `{}`, "", "<html><head></head>empty</html>"},
		{"not JSON", `-`, "", "<html><head></head>empty</html>"},
	} {
		t.Run(test.name, func(t *testing.T) {
			next, err := withShells(t).with(map[string][]byte{"catalog.json": []byte(test.catalog)}, test.head)
			if err != nil {
				t.Fatal(err)
			}
			if got := request(next, "GET", "/docs").Body.String(); got != test.want {
				t.Errorf("got %s", got)
			}
		})
	}
}

func TestWorkerHasTheShellOfTheBank(t *testing.T) {
	for _, test := range []struct{ name, catalog, want string }{
		{"the same bank", `{"version": "abc"}`, "<html><head>home<link></head>empty</html>"},
		{"another bank", `{"version": "abcd", "product": "Knots"}`, "<html><head>Knots<link></head>empty</html>"},
	} {
		t.Run(test.name, func(t *testing.T) {
			next, err := withShells(t).with(map[string][]byte{"catalog.json": []byte(test.catalog)}, "<link>")
			if err != nil {
				t.Fatal(err)
			}
			list, _, err := readPrecache(next.assets[workerFile].forms[""].data)
			if err != nil {
				t.Fatal(err)
			}
			if list.Shell != test.want {
				t.Errorf("got %s", list.Shell)
			}
		})
	}
}

func TestShellsThatCannotBeRead(t *testing.T) {
	files := built()
	files[shellsFile] = &fstest.MapFile{Data: []byte("{")}
	if _, err := newSite(files); err == nil || !strings.Contains(err.Error(), shellsFile) {
		t.Errorf("got %v", err)
	}
}
