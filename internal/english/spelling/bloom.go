package spelling

import _ "embed"

// The two lists are Bloom filters of Size bits per word. The program in make
// makes them from the word lists of SCOWL (see LICENSE). One word in 800 that is
// not in a list passes.
var (
	// all are the words up to SCOWL's level 80, rare ones included.
	//go:embed all.bloom
	all filter
	// common are the words up to level 70.
	//go:embed common.bloom
	common filter
)

type filter []byte

// Probes is the number of bits that a word sets in a filter; Size is the number of
// bits in the filter for each word.
const (
	Probes = 10
	Size   = 14
)

// Has reports whether a word in lower case is English.
func Has(word string) bool { return all.has(word) }

// isCommon reports whether a word in lower case is English and not rare.
func isCommon(word string) bool { return common.has(word) && all.has(word) }

func (f filter) has(word string) bool {
	for _, bit := range Bits(word, len(f)*8) {
		if f[bit/8]&(1<<(bit%8)) == 0 {
			return false
		}
	}
	return true
}

// Bits returns the places of a word in a filter of so many bits.
func Bits(word string, bits int) (places [Probes]uint64) {
	sum := hash(word)
	step := sum>>32 | 1
	for i := range uint64(Probes) {
		places[i] = (sum + i*step) % uint64(bits)
	}
	return places
}

// hash is FNV-1a of 64 bits, with its bits mixed once more.
func hash(word string) uint64 {
	sum := uint64(14695981039346656037)
	for i := 0; i < len(word); i++ {
		sum = (sum ^ uint64(word[i])) * 1099511628211
	}
	sum ^= sum >> 33
	sum *= 0xff51afd7ed558ccd
	return sum ^ sum>>33
}
