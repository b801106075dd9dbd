package spelling

import _ "embed"

// The two lists are Bloom filters of BitsPerWord bits per word. The program in make generates
// them from the word lists of SCOWL (see LICENSE). Of the words that are not in a list,
// the filter accepts about one in 800.
var (
	// all are the words up to SCOWL's level 80, rare ones included.
	//go:embed all.bloom
	all filter
	// common are the words up to level 70.
	//go:embed common.bloom
	common filter
)

type filter []byte

const (
	Probes      = 10 // how many bits a word sets in a filter
	BitsPerWord = 14 // the size of a filter in bits, divided by the number of its words
)

// Has reports whether a word in lower case is English.
func Has(word string) bool { return all.has(word) }

// isCommon reports whether a word in lower case is English and not rare. It uses both
// filters, because together they accept fewer wrong words.
func isCommon(word string) bool { return common.has(word) && all.has(word) }

func (f filter) has(word string) bool {
	for _, bit := range Bits(word, len(f)*8) {
		if f[bit/8]&(1<<(bit%8)) == 0 {
			return false
		}
	}
	return true
}

// Bits returns the indices of the bits that a word sets in a filter of the given size in bits.
func Bits(word string, size int) (indices [Probes]uint64) {
	sum := hash(word)
	step := sum>>32 | 1
	for i := range uint64(Probes) {
		indices[i] = (sum + i*step) % uint64(size)
	}
	return indices
}

// hash is 64-bit FNV-1a with a part of MurmurHash3's finalizer, which mixes all bits well.
// Bits uses the high ones too.
func hash(word string) uint64 {
	sum := uint64(14695981039346656037)
	for i := 0; i < len(word); i++ {
		sum = (sum ^ uint64(word[i])) * 1099511628211
	}
	sum ^= sum >> 33
	sum *= 0xff51afd7ed558ccd
	return sum ^ sum>>33
}
