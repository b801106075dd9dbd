package lint

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// fingerprint sets the fingerprint of every finding. A fingerprint stays the same when the item moves,
// because it is a digest of the rule's code and of Report.About or, if that is empty, of what
// identity returns. Repeated fingerprints get a number: the second ends with /2.
func (r *run) fingerprint() {
	seen := map[string]int{}
	for i := range r.findings {
		f := &r.findings[i]
		mark := f.Fingerprint
		if mark == "" {
			mark = digest(f.Rule.Code, r.identity(f))
		}
		seen[mark]++
		f.Fingerprint = mark
		if n := seen[mark]; n > 1 {
			f.Fingerprint = fmt.Sprintf("%s/%d", mark, n)
		}
	}
}

// identity identifies what a finding is about: an item by its ID, else its stem, else its complete text,
// with the place within the item; anything else by its place in the file.
func (r *run) identity(f *Finding) string {
	if f.Question == nil {
		return r.role(f.Doc) + f.Pointer
	}
	item := fmt.Sprintf("/%d", f.Question.Index)
	part := strings.TrimPrefix(f.Pointer, item)
	if f.Question.ID != "" {
		return "id " + f.Question.ID + part
	}
	span, ok := f.Doc.Value(item + "/q")
	if !ok {
		span, _ = f.Doc.Value(item)
	}
	text := string(f.Doc.Source[span.Start:span.End])
	if len(text) > longText {
		if r.digests == nil {
			r.digests = map[bank.Span]string{}
		}
		if r.digests[span] == "" {
			r.digests[span] = digest(text)
		}
		text = r.digests[span]
	}
	return "text " + text + part
}

// longText is the length, in bytes, above which a text is replaced by its digest.
// Otherwise a long text with thousands of findings would be hashed for each of them.
const longText = 4096

// role identifies a document by its role, because its path may differ between machines.
func (r *run) role(doc *bank.Document) string {
	switch doc {
	case r.bank.TopicsDoc:
		return "topics "
	case r.bank.ReferencesDoc:
		return "references "
	default:
		return "questions "
	}
}

func digest(parts ...string) string {
	sum := sha256.Sum256([]byte(strings.Join(parts, "\x00")))
	return hex.EncodeToString(sum[:8])
}
