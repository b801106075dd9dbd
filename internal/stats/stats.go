package stats

import (
	"context"
	"fmt"
	"math"
	"strconv"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint/testwise"
)

// Stats are the numbers of a bank.
type Stats struct {
	// Total is the number of items, Target the number that the bank is meant
	// to have, Documented the one that earlier documentation stated.
	Total      int `json:"total"`
	Target     int `json:"target"`
	Documented int `json:"documented"`
	// Categories are the configured ones in order, then those that only the bank
	// has, in the order of the file.
	Categories []Category `json:"categories"`
	// Answers, Levels and Topics count items by key letter, level and topic.
	Answers map[string]int `json:"answers"`
	Levels  map[string]int `json:"levels"`
	Topics  map[string]int `json:"topics"`
	// TestWise is Category.TestWise for the whole bank.
	TestWise float64 `json:"testWise"`
	// KeyLength and DistractorLength are the average lengths of keys and of wrong
	// options in characters.
	KeyLength        float64 `json:"keyLength"`
	DistractorLength float64 `json:"distractorLength"`
	// Checks is the number of items with a numeric check.
	Checks int `json:"checks"`
	// Discrepancies are figures that are stated somewhere and not true.
	Discrepancies []Discrepancy `json:"discrepancies"`
	// Blueprint holds the bank against what the configuration asks of it.
	Blueprint []Requirement `json:"blueprint"`
}

// Category holds the numbers of one category.
type Category struct {
	ID     string `json:"id"`
	Label  string `json:"label"`
	Count  int    `json:"count"`
	Target int    `json:"target"`
	// Answers counts the category's items by key letter.
	Answers map[string]int `json:"answers"`
	// Levels counts the category's items by level.
	Levels map[string]int `json:"levels"`
	// LongestKeys and ShortestKeys count the items whose key is the only
	// longest, or the only shortest, of its options.
	LongestKeys  int `json:"longestKeys"`
	ShortestKeys int `json:"shortestKeys"`
	// TestWise is the number of right answers that a reader may expect who
	// knows only the cues of tests; chance gives a quarter of the items.
	TestWise float64 `json:"testWise"`
}

// Discrepancy is a stated figure that differs from the actual one.
type Discrepancy struct {
	What   string `json:"what"`
	Stated int    `json:"stated"`
	Actual int    `json:"actual"`
	// Where is the place of the statement.
	Where string `json:"where"`
}

// Compute counts a bank. where names the place in which a setting of the
// configuration is stated, such as "swmmquiz.yaml:19: pool.documented" for the
// keys "pool", "documented"; a list's entries are counted from 0. An error is
// that of ctx.
func Compute(ctx context.Context, b *bank.Bank, cfg *config.Config, where func(keys ...string) string) (Stats, error) {
	s := Stats{
		Total: len(b.Questions), Target: cfg.Pool.Target, Documented: cfg.Pool.Documented,
		Categories: []Category{}, Answers: perLetter(), Levels: perLevel(), Topics: map[string]int{},
		Discrepancies: []Discrepancy{},
	}
	places := map[string]int{}
	sets := map[int]*set{}
	var lengths lengths
	for i, c := range cfg.Categories {
		places[c.ID] = i
		s.Categories = append(s.Categories, Category{ID: c.ID, Label: c.Label, Target: c.Target, Answers: perLetter(), Levels: perLevel()})
	}
	for i := range b.Questions {
		if err := ctx.Err(); err != nil {
			return s, err
		}
		q := &b.Questions[i]
		place, known := places[q.Category]
		if !known { // no category, or one that is not configured
			place = len(s.Categories)
			places[q.Category] = place
			label := q.Category
			if label == "" {
				label = cfg.Uncategorized
			}
			s.Categories = append(s.Categories, Category{ID: q.Category, Label: label, Answers: perLetter(), Levels: perLevel()})
		}
		texts := itemtext.Of(q)
		s.Categories[place].add(q, texts)
		lengths.add(texts)
		if sets[place] == nil {
			sets[place] = &set{}
		}
		sets[place].add(q, texts)
		count(s.Answers, q)
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
	s.testWise(sets)
	s.discrepancies(where, len(cfg.Categories))
	s.blueprint(b, cfg.Blueprint)
	return s, ctx.Err()
}

func perLevel() map[string]int {
	counts := map[string]int{}
	for _, level := range bank.Levels {
		counts[level] = 0
	}
	return counts
}

func perLetter() map[string]int {
	counts := map[string]int{}
	for _, letter := range bank.Letters[:4] {
		counts[letter] = 0
	}
	return counts
}

// count counts the letter of an item's only key.
func count(letters map[string]int, q *bank.Question) {
	if key := q.Key(); key >= 0 {
		letters[bank.Letters[key]]++
	}
}

func (c *Category) add(q *bank.Question, texts *itemtext.Item) {
	c.Count++
	count(c.Answers, q)
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

// lengths are sums over the options of items.
type lengths struct{ key, keys, wrong, wrongs int }

func (l *lengths) add(texts *itemtext.Item) {
	if texts.KeyText() == nil {
		return
	}
	for i := range texts.Options {
		if i == texts.Key {
			l.key, l.keys = l.key+texts.Options[i].Length, l.keys+1
		} else {
			l.wrong, l.wrongs = l.wrong+texts.Options[i].Length, l.wrongs+1
		}
	}
}

func (l *lengths) average() (key, wrong float64) {
	rounded := func(sum, n int) float64 { return math.Round(10*float64(sum)/float64(max(1, n))) / 10 }
	return rounded(l.key, l.keys), rounded(l.wrong, l.wrongs)
}

// set is what a reader who knows only cues answers: items and their keys.
type set struct {
	items []testwise.Item
	keys  []int
}

func (s *set) add(q *bank.Question, texts *itemtext.Item) {
	if key := q.Key(); key >= 0 {
		s.items, s.keys = append(s.items, testwise.Read(texts)), append(s.keys, key)
	}
}

// testWise lets that reader answer each category and the whole bank.
func (s *Stats) testWise(sets map[int]*set) {
	var all set
	for i := range s.Categories {
		if set := sets[i]; set != nil {
			s.Categories[i].TestWise = testwise.Simulate(set.items, set.keys).Right
			all.items, all.keys = append(all.items, set.items...), append(all.keys, set.keys...)
		}
	}
	s.TestWise = testwise.Simulate(all.items, all.keys).Right
}

// discrepancies compares what is stated with what is there, and what is stated
// in one place with what is stated in another.
func (s *Stats) discrepancies(where func(keys ...string) string, configured int) {
	say := func(what string, stated, actual int, where string) {
		if stated != actual {
			s.Discrepancies = append(s.Discrepancies, Discrepancy{what, stated, actual, where})
		}
	}
	if s.Documented > 0 {
		place := "the documentation page; " + where("pool", "documented")
		say("size of the bank in earlier documentation", s.Documented, s.Total, place)
		if s.Documented == s.Total && s.Target > 0 {
			// True by chance: the two stated figures contradict each other.
			say("size of the bank in earlier documentation, against the target", s.Documented, s.Target, place)
		}
	}
	if s.Target > 0 {
		say("size of the bank", s.Target, s.Total, where("pool", "target"))
	}
	sum := 0
	for i, c := range s.Categories[:configured] {
		sum += c.Target
		if c.Target > 0 {
			say(fmt.Sprintf("questions of %s", c.Label), c.Target, c.Count, where("categories", strconv.Itoa(i), "target"))
		}
	}
	if s.Target > 0 && sum > 0 {
		say("sum of the categories' targets", sum, s.Target, where("categories"))
	}
}

// Share is n of total in percent; 0 of nothing.
func Share(n, total int) float64 {
	if total == 0 {
		return 0
	}
	return 100 * float64(n) / float64(total)
}
