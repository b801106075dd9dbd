package bank

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestLoadPictures(t *testing.T) {
	folder := t.TempDir()
	svg := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>`
	if err := os.WriteFile(filepath.Join(folder, "a.svg"), []byte(svg), 0o600); err != nil {
		t.Fatal(err)
	}
	file := "[" + itemWith(`"a", "b"`, `"A"`, `, "stimulus": {"image": "a.svg", "alt": "x"}}`)[1:]
	for _, path := range []string{"../a.svg", "signs/b.svg", "."} {
		file = file[:len(file)-1] + "," + itemWith(`"a", "b"`, `"A"`, `, "stimulus": {"image": "`+path+`", "alt": "x"}}`)[1:]
	}
	b, problems := Parse(context.Background(), Sources{Questions: Source{filepath.Join(folder, "q.json"), []byte(file)}}, nil)
	problems = append(problems, b.LoadPictures(context.Background())...)
	want := []string{
		`1:208-1:218 image the picture cannot be shown: the path "../a.svg" is not relative to the bank's folder, or leaves it`,
		`1:325-1:338 image the picture cannot be shown: cannot read signs/b.svg: no such file`,
		`1:445-1:448 image the picture cannot be shown: cannot read .: it is a folder`,
	}
	if diff := cmp.Diff(want, describeAll(problems)); diff != "" {
		t.Error(diff)
	}
	hints := []string{problems[1].Hint, problems[2].Hint}
	if diff := cmp.Diff([]string{"check the path: it is relative to the question file", "name a file in it"}, hints); diff != "" {
		t.Error(diff)
	}
	if picture := b.Pictures["a.svg"]; picture == nil || picture.Width != 9 {
		t.Errorf("the picture is %v", picture)
	}
}
