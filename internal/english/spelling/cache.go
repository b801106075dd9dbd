package spelling

import (
	"hash/maphash"
	"strings"
	"sync/atomic"
)

// Cache keeps what was computed for words, because a bank repeats most of its words. It has
// a fixed size: a new word may evict another. The zero value is empty.
type Cache[V any] struct {
	entries [1 << 13]atomic.Pointer[entry[V]]
}

type entry[V any] struct {
	word  string
	value V
}

var seed = maphash.MakeSeed()

// Get returns the value of a word. It computes the value if the cache does not have it.
func (c *Cache[V]) Get(word string, compute func(word string) V) V {
	place := &c.entries[maphash.String(seed, word)%uint64(len(c.entries))]
	if known := place.Load(); known != nil && known.word == word {
		return known.value
	}
	word = strings.Clone(word) // a substring would keep its file in memory
	e := &entry[V]{word, compute(word)}
	place.Store(e)
	return e.value
}
