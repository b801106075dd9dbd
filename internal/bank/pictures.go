package bank

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"github.com/swmmquiz/swmmquiz/internal/figure"
)

// LoadPictures reads the pictures that stimuli name, and reports those that cannot
// be shown.
func (b *Bank) LoadPictures(ctx context.Context) []Problem {
	var problems []Problem
	b.Pictures = map[string]*figure.Picture{}
	for i := range b.Questions {
		s := b.Questions[i].Stimulus
		if s == nil || s.Image == "" || b.Pictures[s.Image] != nil || ctx.Err() != nil {
			continue
		}
		picture, err := figure.Load(ctx, filepath.Dir(b.QuestionsDoc.Path), s.Image)
		if err == nil {
			b.Pictures[s.Image] = picture
			continue
		}
		hint := "check the path: it is relative to the question file"
		var fault interface {
			error
			Hint() string
		}
		if errors.As(err, &fault) && !errors.Is(err, fs.ErrNotExist) {
			hint = cmp.Or(fault.Hint(), hint)
		}
		problems = append(problems, b.problem(KindImage, b.QuestionsDoc, b.Pointer(i)+"/stimulus/image",
			fmt.Sprintf("the picture cannot be shown: %v", err), hint))
	}
	return problems
}
