package stats

import (
	"context"
	"math"
	"strconv"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint/testwise"
)

// Stats are the statistics of a bank.
type Stats struct {
	// Total is the number of usable items, Target the planned number, and Documented
	// the number that earlier documentation stated.
	Total      int `json:"total"`
	Target     int `json:"target"`
	Documented int `json:"documented"`
	// Categories are the configured categories in order, then the others of the
	// bank in the order of the file.
	Categories []Category `json:"categories"`
	// Answers, Levels and Topics count items by key letter, level and topic. Answers counts
	// only items with one key, and has an entry for each letter of their options.
	Answers map[string]int `json:"answers"`
	Levels  map[string]int `json:"levels"`
	Topics  map[string]int `json:"topics"`
	// TestWise is Category.TestWise for the whole bank.
	TestWise float64 `json:"testWise"`
	// KeyLength and DistractorLength are the average lengths of keys and of wrong
	// options, in characters.
	KeyLength        float64 `json:"keyLength"`
	DistractorLength float64 `json:"distractorLength"`
	// Checks is the number of items with a numeric check.
	Checks int `json:"checks"`
	// Discrepancies are stated counts that differ from the actual ones or from each other.
	Discrepancies []Discrepancy `json:"discrepancies"`
	// PlaceholderContact is the configured contact if it cannot receive mail. The caller of Compute sets it.
	PlaceholderContact string `json:"placeholderContact,omitempty"`
	// Blueprint compares the bank with the configured requirements.
	Blueprint []Requirement `json:"blueprint"`
}

// Category contains the statistics of one category.
type Category struct {
	ID     string `json:"id"`
	Label  string `json:"label"`
	Count  int    `json:"count"`
	Target int    `json:"target"`
	// Answers counts the category's items with one key by its letter, with an entry for
	// each letter of their options.
	Answers map[string]int `json:"answers"`
	// Levels counts the category's items by level.
	Levels map[string]int `json:"levels"`
	// LongestKeys and ShortestKeys count the items whose key is the longest or
	// the shortest option, without a tie.
	LongestKeys  int `json:"longestKeys"`
	ShortestKeys int `json:"shortestKeys"`
	// TestWise is the expected number of items, of those with one key, that an examinee
	// who uses only cues answers correctly. With four options, chance alone gives a quarter.
	TestWise float64 `json:"testWise"`
}

// WithOneKey returns the number of items whose answer is a single letter. The shares of letters,
// and of longest and shortest keys, are relative to it.
func (c Category) WithOneKey() int { return sum(c.Answers) }

// WithOneKey returns the same number for the whole bank.
func (s Stats) WithOneKey() int { return sum(s.Answers) }

func sum(letters map[string]int) int {
	total := 0
	for _, n := range letters {
		total += n
	}
	return total
}

// Discrepancy is a stated count that differs from the actual one, or from another stated
// count, which Actual then contains.
type Discrepancy struct {
	What   string `json:"what"`
	Stated int    `json:"stated"`
	Actual int    `json:"actual"`
	// Where is the place of the stated count.
	Where string `json:"where"`
}

// Compute computes the statistics of a bank. where returns the place that states
// a setting, such as "swmmquiz.yaml:19: pool.documented" for the keys "pool",
// "documented". The entries of a list have the keys "0", "1" and so on. The error
// is that of ctx.
func Compute(ctx context.Context, b *bank.Bank, cfg *config.Config, where func(keys ...string) string) (Stats, error) {
	s := Stats{
		Total: len(b.Questions), Target: cfg.Pool.Target, Documented: cfg.Pool.Documented,
		Categories: []Category{}, Answers: map[string]int{}, Levels: zeroLevels(), Topics: map[string]int{},
		Discrepancies: []Discrepancy{},
	}
	categoryIndex := map[string]int{}
	examined := map[int]*examinedItems{}
	var lengths lengths
	for i, c := range cfg.Categories {
		categoryIndex[c.ID] = i
		s.addCategory(Category{ID: c.ID, Label: c.Label, Target: c.Target})
	}
	for i := range b.Questions {
		if err := ctx.Err(); err != nil {
			return s, err
		}
		q := &b.Questions[i]
		category, known := categoryIndex[q.Category]
		if !known { // no category, or one that is not configured
			category = len(s.Categories)
			categoryIndex[q.Category] = category
			label := q.Category
			if label == "" {
				label = cfg.Uncategorized
			}
			s.addCategory(Category{ID: q.Category, Label: label})
		}
		texts := itemtext.Of(q)
		s.Categories[category].add(q, texts)
		lengths.add(texts)
		if examined[category] == nil {
			examined[category] = &examinedItems{}
		}
		examined[category].add(q, texts)
		countKey(s.Answers, q)
		if q.Level != "" {
			s.Levels[q.Level]++
		}
		if q.Topic != "" {
			s.Topics[q.Topic]++
		}
		if q.Check != nil {
			s.Checks++
		}
	}
	s.KeyLength, s.DistractorLength = lengths.average()
	s.simulateExaminee(examined)
	s.compareCounts(where, len(cfg.Categories))
	s.compareBlueprint(b, cfg.Blueprint)
	return s, ctx.Err()
}

// addCategory adds a category without items.
func (s *Stats) addCategory(c Category) {
	c.Answers, c.Levels = map[string]int{}, zeroLevels()
	s.Categories = append(s.Categories, c)
}

func zeroLevels() map[string]int {
	counts := map[string]int{}
	for _, level := range bank.Levels {
		counts[level] = 0
	}
	return counts
}

// countKey counts the letter of an item's only key. It adds the letters of the other
// options, too, so that a letter that is never the key has the count 0.
func countKey(letters map[string]int, q *bank.Question) {
	key := q.Key()
	if key < 0 {
		return
	}
	for i := range q.Options {
		letters[bank.Letters[i]] += 0
	}
	letters[bank.Letters[key]]++
}

func (c *Category) add(q *bank.Question, texts *itemtext.Item) {
	c.Count++
	countKey(c.Answers, q)
	if q.Level != "" {
		c.Levels[q.Level]++
	}
	key := q.Key()
	if key < 0 {
		return
	}
	longest, shortest := true, true
	for i := range texts.Options {
		if i != key {
			longest = longest && texts.Options[key].Length > texts.Options[i].Length
			shortest = shortest && texts.Options[key].Length < texts.Options[i].Length
		}
	}
	if longest {
		c.LongestKeys++
	}
	if shortest {
		c.ShortestKeys++
	}
}

// lengths sums the lengths of keys and distractors, and counts both.
type lengths struct{ keyLength, keys, distractorLength, distractors int }

func (l *lengths) add(texts *itemtext.Item) {
	if texts.KeyText() == nil {
		return
	}
	for i := range texts.Options {
		if i == texts.Key {
			l.keyLength += texts.Options[i].Length
			l.keys++
		} else {
			l.distractorLength += texts.Options[i].Length
			l.distractors++
		}
	}
}

func (l *lengths) average() (key, distractor float64) {
	rounded := func(sum, n int) float64 { return math.Round(10*float64(sum)/float64(max(1, n))) / 10 }
	return rounded(l.keyLength, l.keys), rounded(l.distractorLength, l.distractors)
}

// examinedItems are items for the simulated examinee, with their keys.
type examinedItems struct {
	items []testwise.Points
	keys  []int
}

func (e *examinedItems) add(q *bank.Question, texts *itemtext.Item) {
	if key := q.Key(); key >= 0 {
		e.items, e.keys = append(e.items, testwise.Score(texts)), append(e.keys, key)
	}
}

// simulateExaminee simulates the examinee on each category and on the whole bank.
func (s *Stats) simulateExaminee(examined map[int]*examinedItems) {
	var all examinedItems
	for i := range s.Categories {
		if e := examined[i]; e != nil {
			s.Categories[i].TestWise = testwise.ExpectedScore(e.items, e.keys)
			all.items, all.keys = append(all.items, e.items...), append(all.keys, e.keys...)
		}
	}
	s.TestWise = testwise.ExpectedScore(all.items, all.keys)
}

// compareCounts compares the stated counts with the actual ones, and with each
// other. configured is the number of configured categories, which come first.
func (s *Stats) compareCounts(where func(keys ...string) string, configured int) {
	compare := func(what string, stated, actual int, place string) {
		if stated != actual {
			s.Discrepancies = append(s.Discrepancies, Discrepancy{what, stated, actual, place})
		}
	}
	if s.Documented > 0 {
		place := "the documentation page; " + where("pool", "documented")
		compare("size of the bank in earlier documentation", s.Documented, s.Total, place)
		if s.Documented == s.Total && s.Target > 0 {
			// The documented size is the actual one, but may contradict the target.
			compare("size of the bank in earlier documentation, compared with the target", s.Documented, s.Target, place)
		}
	}
	if s.Target > 0 {
		compare("size of the bank", s.Target, s.Total, where("pool", "target"))
	}
	targets := 0
	for i, c := range s.Categories[:configured] {
		targets += c.Target
		if c.Target > 0 {
			compare("questions in "+c.Label, c.Target, c.Count, where("categories", strconv.Itoa(i), "target"))
		}
	}
	if s.Target > 0 && targets > 0 {
		compare("sum of the categories' targets", targets, s.Target, where("categories"))
	}
}

// Share returns n as a percentage of total, or 0 if total is 0.
func Share(n, total int) float64 {
	if total == 0 {
		return 0
	}
	return 100 * float64(n) / float64(total)
}
