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

// TestGolden checks the bytes of two bundles: one of items with four options, and one with
// every type of item. Accept a change with go test -run TestGolden -update.
func TestGolden(t *testing.T) {
	cfg := config.Default()
	cfg.Pool = config.Pool{Target: 250, Documented: 125}
	cfg.Categories = []config.Category{
		{ID: "hydraulics", Label: "Hydraulic Fundamentals", Subtitle: "Basic principles", Target: 70, AverageScore: 82, Color: "blue"},
	}
	checkGolden(t, cfg, "testdata", "testdata/golden")

	cfg, err := config.Load(t.Context(), config.Options{File: "testdata/kitchen/swmmquiz.yaml"})
	if err != nil {
		t.Fatal(err)
	}
	checkGolden(t, cfg, "testdata/kitchen", "testdata/kitchen/golden")
}

func checkGolden(t *testing.T, cfg *config.Config, dir, golden string) {
	t.Helper()
	file := func(name string) string { return filepath.Join(dir, name) }
	sources, err := bank.Read(
		t.Context(),
		bank.Paths{Questions: file("questions.json"), Topics: file("topics.json"), References: file("references.json")},
		nil,
		readfile.Limit{Size: 1 << 20},
	)
	if err != nil {
		t.Fatal(err)
	}
	b, problems := bank.Parse(t.Context(), sources, cfg.CategoryIDs())
	problems = append(problems, b.LoadPictures(t.Context())...)
	if len(problems) > 0 {
		t.Fatal(problems)
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
		path := filepath.Join(golden, file.Name)
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
