package export

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/clash"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/tex"
)

// Build makes the bundle of a bank. If it contains TeX that cannot be typeset, the
// error is a TeXErrors, and the bundle is still complete: it shows that TeX as
// code. Any other error is that of ctx or of encoding.
func Build(ctx context.Context, b *bank.Bank, cfg *config.Config) (*Bundle, error) {
	// The formulas are collected first and typeset together: on all processors, and
	// with one limit for the bank.
	var formulas []tex.Formula
	collect := func(source string, display bool) (tex.Node, error) {
		formulas = append(formulas, tex.Formula{TeX: source, Display: display})
		return tex.Node{}, nil
	}
	if _, _, err := contents(ctx, b, &converter{render: collect, catalog: b.References, pictures: b.Pictures}); err != nil {
		return nil, err
	}
	batch, err := renderer.All(ctx, formulas, tex.Allowance(cfg.Limits.TexSteps, b.Size()))
	if err != nil {
		return nil, err
	}
	return buildWith(ctx, b, cfg, batch.Get)
}

func buildWith(ctx context.Context, b *bank.Bank, cfg *config.Config, render renderFunc) (*Bundle, error) {
	t := &converter{render: render, catalog: b.References, pictures: b.Pictures}
	questions, topics, err := contents(ctx, b, t)
	if err != nil {
		return nil, err
	}
	bundle := &Bundle{Questions: questions, Topics: topics, NotTypeset: t.notTypeset}
	counts := map[string]int{}
	for i := range questions {
		q := &questions[i]
		counts[q.Category]++
		if q.Explore == nil && topics[q.Topic].Figure == bank.NoDiagram {
			q.Explore = &Explore{Diagram: bank.NoDiagram}
		}
	}
	for group, items := range clash.Groups(b.Questions) {
		for _, i := range items {
			bundle.Questions[i].Clashes = append(bundle.Questions[i].Clashes, group)
		}
	}
	bundle.Catalog = catalog(b, cfg, counts)
	if err := bundle.encode(); err != nil {
		return nil, err
	}
	bundle.Catalog.Version = shortHash(12, bundle.questions, bundle.feedback, bundle.topics)
	bundle.Catalog.BankHash = shortHash(8, bundle.authored)
	if len(t.faults) > 0 {
		return bundle, TeXErrors(t.faults)
	}
	return bundle, ctx.Err()
}

// contents converts the questions and topics of a bank to those of the bundle.
func contents(ctx context.Context, b *bank.Bank, t *converter) ([]Question, Topics, error) {
	questions, topics := make([]Question, 0, len(b.Questions)), Topics{}
	ids := newIDs(b.Questions)
	t.doc = b.QuestionsDoc
	for i := range b.Questions {
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		q := t.question(b.Pointer(i), &b.Questions[i])
		q.ID = ids.next(&b.Questions[i])
		questions = append(questions, q)
	}
	t.doc = b.TopicsDoc
	for i := range b.Topics {
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		topics[b.Topics[i].ID] = t.topic(&b.Topics[i])
	}
	return questions, topics, nil
}

func catalog(b *bank.Bank, cfg *config.Config, counts map[string]int) Catalog {
	c := Catalog{
		Product: cfg.Product, Subtitle: cfg.Subtitle, User: cfg.User, Email: cfg.Contact(), Repository: cfg.Repository,
		Site: cfg.Site, EmbedParents: append([]string{}, cfg.Embed.Parents...),
		Uncategorized: cfg.Uncategorized,
		Quiz:          Quiz{cfg.Quiz.Size, cfg.Quiz.SecondsPerQuestion},
		Pool:          Pool{len(b.Questions), cfg.Pool.Target, cfg.Pool.Documented},
		Categories:    []Category{},
		Sources:       []Source{},
	}
	for _, category := range categoriesOf(b, cfg) {
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

// categoriesOf returns the configured categories. If there are none, it returns those of the
// questions in the order of the file.
func categoriesOf(b *bank.Bank, cfg *config.Config) []config.Category {
	if len(cfg.Categories) > 0 {
		return cfg.Categories
	}
	var list []config.Category
	seen := map[string]bool{"": true}
	for i := range b.Questions {
		if id := b.Questions[i].Category; !seen[id] {
			seen[id] = true
			list = append(list, config.Category{ID: id, Label: config.Title(id)})
		}
	}
	return list
}

// encode sets the JSON of the questions, explanations and topics.
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

// shortHash returns the first hexadecimal digits of the SHA-256 of the joined parts.
func shortHash(digits int, parts ...[]byte) string {
	hash := sha256.New()
	for _, part := range parts {
		hash.Write(part)
	}
	return hex.EncodeToString(hash.Sum(nil))[:digits]
}
