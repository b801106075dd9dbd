package export

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
)

// Build makes the bundle of a bank. An error names the text that can't be set.
func Build(b *bank.Bank, cfg *config.Config) (*Bundle, error) {
	t := &texts{}
	bundle := &Bundle{Questions: []Question{}, Topics: Topics{}}
	counts := map[string]int{}
	used := map[string]bool{}
	for i := range b.Questions {
		q := t.question(&b.Questions[i], b.References)
		if q.ID == "" || used[q.ID] {
			q.ID = contentID(&b.Questions[i], used)
		}
		used[q.ID] = true
		counts[q.Category]++
		bundle.Questions = append(bundle.Questions, q)
		if t.err != nil {
			return nil, fmt.Errorf("questions[%d]: %w", b.Index[i], t.err)
		}
	}
	for i := range b.Topics {
		bundle.Topics[b.Topics[i].ID] = t.topic(&b.Topics[i], b.References)
		if t.err != nil {
			return nil, fmt.Errorf("topic %q: %w", b.Topics[i].ID, t.err)
		}
	}
	bundle.Catalog = catalog(b, cfg, counts)
	var err error
	bundle.Catalog.Version, err = bundle.encode()
	return bundle, err
}

func catalog(b *bank.Bank, cfg *config.Config, counts map[string]int) Catalog {
	c := Catalog{
		Product: cfg.Product, Subtitle: cfg.Subtitle, User: cfg.User, Email: cfg.Email, Repository: cfg.Repository,
		Uncategorized: cfg.Uncategorized,
		Quiz:          Quiz{cfg.Quiz.Size, cfg.Quiz.SecondsPerQuestion},
		Pool:          Pool{len(b.Questions), cfg.Pool.Target, cfg.Pool.Documented},
		Categories:    []Category{},
		Sources:       []Source{},
	}
	for _, category := range cfg.Categories {
		c.Categories = append(c.Categories, Category{
			ID: category.ID, Label: category.Label, Subtitle: category.Subtitle, Count: counts[category.ID],
			Target: category.Target, AverageScore: category.AverageScore, Color: category.Color, Route: "/quiz/" + category.ID,
		})
	}
	if b.References != nil {
		for _, s := range b.References.Sources {
			c.Sources = append(c.Sources, Source{s.ID, s.Title, s.URL})
		}
	}
	return c
}

// contentID names an item whose author gave it no id by a hash of its content.
func contentID(q *bank.Question, used map[string]bool) string {
	hash := sha256.New()
	for _, text := range append([]string{q.Q, q.Answer}, q.Options...) {
		fmt.Fprintf(hash, "%d:%s", len(text), text)
	}
	id := "q-" + hex.EncodeToString(hash.Sum(nil))[:8]
	for n, base := 2, id; used[id]; n++ {
		id = fmt.Sprintf("%s-%d", base, n)
	}
	return id
}

// encode writes questions and topics as JSON, and returns the first 12 digits
// of their SHA-256.
func (b *Bundle) encode() (version string, err error) {
	if b.questions, err = questionsJSON(b.Questions); err != nil {
		return "", err
	}
	if b.topics, err = topicsJSON(b.Topics); err != nil {
		return "", err
	}
	hash := sha256.New()
	hash.Write(b.questions)
	hash.Write(b.topics)
	return hex.EncodeToString(hash.Sum(nil))[:12], nil
}
