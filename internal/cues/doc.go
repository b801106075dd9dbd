// Package cues sees in an item what a test-wise reader sees who knows nothing
// of its subject: which option is longest, repeats words of the stem, shares
// most with the others, avoids absolute words, fits the grammar. The lint
// rules report single cues; Guess adds them up into the answer that such a
// reader gives, and Play into the share of a bank that they win.
//
// The key is never looked at, except to count what was won.
package cues
