package export

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// ids gives every item a unique ID: the author's, or a hash of its content, which stays
// the same when other items are added or deleted. Items with equal content are numbered.
type ids struct {
	authored map[string]bool // the IDs that authors wrote
	used     map[string]bool
	last     map[string]int // the last number appended to each hash
}

func newIDs(questions []bank.Question) *ids {
	n := &ids{authored: map[string]bool{}, used: map[string]bool{}, last: map[string]int{}}
	for i := range questions {
		n.authored[questions[i].ID] = true
	}
	return n
}

// next returns the ID of the next item. If two items have the same ID, which lint
// reports, the first one keeps it.
func (n *ids) next(q *bank.Question) string {
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

// contentID returns an ID that depends only on the stem, the answer and the options.
func contentID(q *bank.Question) string {
	answer := q.Answer.String()
	if q.Answer.Number != nil {
		answer = strconv.FormatFloat(*q.Answer.Number, 'g', -1, 64) // not Decimal: IDs must stay the same if Decimal changes
	}
	hash := sha256.New()
	for _, text := range append([]string{q.Q, answer}, q.Options...) {
		fmt.Fprintf(hash, "%d:%s", len(text), text)
	}
	return "q-" + hex.EncodeToString(hash.Sum(nil))[:8]
}
