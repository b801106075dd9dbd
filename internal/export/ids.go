package export

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// ids gives every item a unique name: the author's, or one made from its content,
// which stays the same when other items are added or deleted.
type ids struct {
	authored map[string]bool // every id that an author gave
	used     map[string]bool
	last     map[string]int // the last number after each name that was made
}

func newIDs(questions []bank.Question) *ids {
	n := &ids{authored: map[string]bool{}, used: map[string]bool{}, last: map[string]int{}}
	for i := range questions {
		n.authored[questions[i].ID] = true
	}
	return n
}

// of returns the name of the next item. If two items have the same id, which lint
// reports, the first one keeps it.
func (n *ids) of(q *bank.Question) string {
	id := q.ID
	if id == "" || n.used[id] {
		base := contentID(q)
		id = base
		for i := max(2, n.last[base]+1); n.authored[id] || n.used[id]; i++ {
			id = fmt.Sprintf("%s-%d", base, i)
			n.last[base] = i
		}
	}
	n.used[id] = true
	return id
}

func contentID(q *bank.Question) string {
	hash := sha256.New()
	for _, text := range append([]string{q.Q, q.Answer.String()}, q.Options...) {
		fmt.Fprintf(hash, "%d:%s", len(text), text)
	}
	return "q-" + hex.EncodeToString(hash.Sum(nil))[:8]
}
