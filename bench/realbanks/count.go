package main

import (
	"cmp"
	"maps"
	"slices"
)

// counter contains counts by key. V is a number, or a struct or array of numbers.
type counter[K cmp.Ordered, V any] map[K]*V

// at returns the counts of a key, which start at zero.
func (c counter[K, V]) at(key K) *V {
	if c[key] == nil {
		c[key] = new(V)
	}
	return c[key]
}

func (c counter[K, V]) keys() []K { return sortedKeys(c) }

func sortedKeys[M ~map[K]V, K cmp.Ordered, V any](m M) []K { return slices.Sorted(maps.Keys(m)) }

func percent(part, all int) float64 { return 100 * float64(part) / float64(max(1, all)) }
