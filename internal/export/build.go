package export

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
)

// Build makes the bundle of a bank. When a text holds TeX that can't be set,
// the error is one or several joined *TextError, and the bundle is whole all
// the same: it shows that TeX as code.
func Build(b *bank.Bank, cfg *config.Config) (*Bundle, error) {
	return buildWith(b, cfg, renderer.Render)
}

func buildWith(b *bank.Bank, cfg *config.Config, render renderFunc) (*Bundle, error) {
	bundle := &Bundle{Questions: make([]Question, 0, len(b.Questions)), Topics: Topics{}}
	counts := map[string]int{}
	ids := newIDs(b.Questions)
	t := &texts{render: render, catalogue: b.References, doc: b.QuestionsDoc}
	for i := range b.Questions {
		q := t.question(b.Pointer(i), &b.Questions[i])
		q.ID = ids.of(&b.Questions[i])
		counts[q.Category]++
		bundle.Questions = append(bundle.Questions, q)
	}
	for group, items := range itemtext.ClashGroups(b.Questions) {
		for _, i := range items {
			bundle.Questions[i].Clashes = append(bundle.Questions[i].Clashes, group)
		}
	}
	t.doc = b.TopicsDoc
	for i := range b.Topics {
		bundle.Topics[b.Topics[i].ID] = t.topic(&b.Topics[i])
	}
	bundle.Unset = t.unset
	bundle.Catalog = catalog(b, cfg, counts)
	if err := bundle.encode(); err != nil {
		return nil, err
	}
	bundle.Catalog.Version = shortHash(12, bundle.questions, bundle.feedback, bundle.topics)
	bundle.Catalog.BankHash = shortHash(8, bundle.authored)
	return bundle, errors.Join(t.faults...)
}

func catalog(b *bank.Bank, cfg *config.Config, counts map[string]int) Catalog {
	c := Catalog{
		Product: cfg.Product, Subtitle: cfg.Subtitle, User: cfg.User, Email: cfg.Email, Repository: cfg.Repository,
		Site: cfg.Site, EmbedParents: append([]string{}, cfg.Embed.Parents...),
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
			c.Sources = append(c.Sources, Source{s.ID, s.Title, webAddress(s.URL)})
		}
	}
	return c
}

// encode writes questions, explanations and topics as JSON.
func (b *Bundle) encode() (err error) {
	if b.questions, err = questionsJSON(b.Questions, func(q *Question) Item { return q.Item }); err != nil {
		return err
	}
	if b.authored, err = questionsJSON(b.Questions, (*Question).authored); err != nil {
		return err
	}
	if b.feedback, err = feedbackJSON(b.Questions); err != nil {
		return err
	}
	b.topics, err = topicsJSON(b.Topics)
	return err
}

// shortHash is the first digits of the SHA-256 of what is given, one after the
// other.
func shortHash(digits int, parts ...[]byte) string {
	hash := sha256.New()
	for _, part := range parts {
		hash.Write(part)
	}
	return hex.EncodeToString(hash.Sum(nil))[:digits]
}
