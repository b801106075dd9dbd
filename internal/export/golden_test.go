package export

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

// TestGolden holds the bytes of a bundle. Accept a change with
// go test -run TestGolden -update.
func TestGolden(t *testing.T) {
	sources, err := bank.Read(
		t.Context(),
		bank.Paths{Questions: "testdata/questions.json", Topics: "testdata/topics.json", References: "testdata/references.json"},
		nil,
		readfile.Limit{Size: 1 << 20},
	)
	if err != nil {
		t.Fatal(err)
	}
	b, problems := bank.Parse(t.Context(), sources, bank.Shape{Categories: []string{"hydraulics"}})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	cfg := config.Default()
	cfg.Pool = config.Pool{Target: 250, Documented: 125}
	cfg.Categories = []config.Category{
		{ID: "hydraulics", Label: "Hydraulic Fundamentals", Subtitle: "Basic principles", Target: 70, AverageScore: 82, Color: "blue"},
	}
	bundle, err := Build(t.Context(), b, cfg)
	if err != nil {
		t.Fatal(err)
	}
	files, err := bundle.Files()
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		path := filepath.Join("testdata", "golden", file.Name)
		if *update {
			if err := os.WriteFile(path, file.Data, 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(string(file.Data), "\n")); diff != "" {
			t.Errorf("%s: %s", path, diff)
		}
	}
}

func BenchmarkBuild(b *testing.B) {
	for _, n := range []int{250, 10_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			items := make([]string, n)
			for i := range items {
				items[i] = fmt.Sprintf(
					`{"q": "What is **this** of `+"`that`"+` number %d with $n = %d$?", "options": ["1 cfs", "2 cfs", "3 cfs", "4 cfs"], "answer": "A",
					"explanation": "%s", "rationales": ["", "$Q = A V$", "b", "c"]}`,
					i,
					i%97,
					strings.Repeat("The pipe flows full. ", 20),
				)
			}
			bank := load(b, "["+strings.Join(items, ",")+"]", "")
			cfg := config.Default()
			for b.Loop() {
				bundle, err := Build(b.Context(), bank, cfg)
				if err != nil {
					b.Fatal(err)
				}
				if _, err := bundle.Files(); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
