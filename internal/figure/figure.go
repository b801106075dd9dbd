// Package figure reads the pictures of questions and makes them safe to show.
package figure

import (
	"bytes"
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg" // registers the format for image.DecodeConfig, as the others do
	_ "image/png"
	"path/filepath"

	_ "golang.org/x/image/webp"

	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

const (
	// MaxSize is the maximum size of a picture, in bytes. Pictures are part of the
	// questions.json that learners load.
	MaxSize = 100 << 10
	// maxSide is the maximum width and height of a picture, in pixels.
	maxSide = 4000
)

// Error says why a picture cannot be shown, with the remedy.
type Error struct{ Reason, Remedy string }

func (e *Error) Error() string { return e.Reason }

// Hint returns the remedy.
func (e *Error) Hint() string { return e.Remedy }

// Picture is a picture that is safe to show in an img element.
type Picture struct {
	Type          string // its media type
	Data          []byte
	Width, Height int // in pixels, or in the units of an SVG
}

// URI returns the picture as a data URI.
func (p *Picture) URI() string {
	return "data:" + p.Type + ";base64," + base64.StdEncoding.EncodeToString(p.Data)
}

// Load reads the picture at a path relative to a folder. The error is an *Error, a
// *readfile.Error or that of ctx.
func Load(ctx context.Context, folder, path string) (*Picture, error) {
	if !filepath.IsLocal(filepath.FromSlash(path)) {
		return nil, &Error{
			fmt.Sprintf("the path %q is not relative to the bank's folder, or leaves it", path),
			"put the picture in the bank's folder and write its path relative to that folder, such as figures/weir.svg",
		}
	}
	data, err := readfile.File(ctx, filepath.Join(folder, filepath.FromSlash(path)), readfile.Limit{Size: MaxSize, Regular: true})
	var fault *readfile.Error
	if errors.As(err, &fault) && fault.Large {
		return nil, &Error{fault.Reason, "make it smaller"}
	}
	if fault != nil {
		fault.Path = path // as the author wrote it, without the folder
	}
	if err != nil {
		return nil, err
	}
	return Parse(data)
}

// Parse recognizes a picture by its content. An SVG is cleaned: scripts, styles,
// links and references to other files are removed.
func Parse(data []byte) (*Picture, error) {
	if looksLikeSVG(data) {
		return cleanSVG(data)
	}
	config, format, err := image.DecodeConfig(bytes.NewReader(data))
	if errors.Is(err, image.ErrFormat) {
		return nil, &Error{"it is not an SVG, PNG, WebP or JPEG", "save it in one of these formats"}
	}
	if err != nil {
		return nil, &Error{fmt.Sprintf("it is broken: %v", err), "save it again"}
	}
	if config.Width < 1 || config.Height < 1 {
		return nil, &Error{"it is broken: its width or height is 0", "save it again"}
	}
	if config.Width > maxSide || config.Height > maxSide {
		return nil, &Error{
			fmt.Sprintf("it has %d × %d pixels, expected at most %d × %d", config.Width, config.Height, maxSide, maxSide),
			"make it smaller",
		}
	}
	return &Picture{Type: "image/" + format, Data: data, Width: config.Width, Height: config.Height}, nil
}
