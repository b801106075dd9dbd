package stats

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
)

// Requirement is one requirement of the blueprint, compared with the bank.
type Requirement struct {
	What string `json:"what"`
	// Target and Actual describe the required and the actual value.
	Target string `json:"target"`
	Actual string `json:"actual"`
	Met    bool   `json:"met"`
}

// compareBlueprint compares the bank with the configured requirements.
func (s *Stats) compareBlueprint(b *bank.Bank, plan config.Blueprint) {
	s.Blueprint = []Requirement{}
	require := func(what, target, actual string, met bool) {
		s.Blueprint = append(s.Blueprint, Requirement{what, target, actual, met})
	}
	for _, level := range plan.Levels {
		share := percent(s.Levels[level.Level], s.Total)
		low, high := max(0, level.Percent-plan.LevelTolerance), min(100, level.Percent+plan.LevelTolerance)
		require("level "+level.Level, fmt.Sprintf("%d to %d%%", low, high), fmt.Sprintf("%.1f%%", share),
			share >= float64(low) && share <= float64(high))
	}
	if len(plan.Levels) > 0 {
		complete, nonEmpty := 0, 0
		for _, c := range s.Categories {
			if c.Count > 0 {
				nonEmpty++
				if !slices.Contains(slices.Collect(maps.Values(c.Levels)), 0) {
					complete++
				}
			}
		}
		require("categories with every level", "all", fmt.Sprintf("%d of %d", complete, nonEmpty), complete == nonEmpty)
	}
	if plan.Checks > 0 {
		require("items with a numeric check", fmt.Sprintf("%d or more", plan.Checks), fmt.Sprint(s.Checks), s.Checks >= plan.Checks)
	}
	topics := maps.Clone(s.Topics)
	for i := range b.Topics {
		topics[b.Topics[i].ID] += 0 // also those without items
	}
	if plan.Topics.Max > 0 && len(topics) > 0 {
		sizes := slices.Sorted(maps.Values(topics))
		smallest, largest := sizes[0], sizes[len(sizes)-1]
		require("items per topic", fmt.Sprintf("%d to %d", plan.Topics.Min, plan.Topics.Max),
			fmt.Sprintf("%d to %d", smallest, largest), smallest >= plan.Topics.Min && largest <= plan.Topics.Max)
	}
	if plan.TopicCount > 0 {
		require("topics", fmt.Sprintf("%d or more", plan.TopicCount), fmt.Sprint(len(b.Topics)), len(b.Topics) >= plan.TopicCount)
	}
	s.compareShares(plan, require)
	if plan.LetterRun > 0 {
		run := longestRun(b)
		require("the same key letter in a row", fmt.Sprintf("%d or fewer", plan.LetterRun), fmt.Sprint(run), run <= plan.LetterRun)
	}
}

// compareShares compares the shares in each category with their ranges. The actual value
// is the lowest and the highest share of all categories.
func (s *Stats) compareShares(plan config.Blueprint, require func(what, target, actual string, met bool)) {
	for _, part := range []struct {
		what   string
		limits config.Range
		counts func(Category) []int
	}{
		{"share of each key letter, in every category", plan.Letters, func(c Category) []int {
			return slices.Collect(maps.Values(c.Answers))
		}},
		{"share of uniquely longest keys, in every category", plan.LongestKeys, func(c Category) []int { return []int{c.LongestKeys} }},
		{"share of uniquely shortest keys, in every category", plan.ShortestKeys, func(c Category) []int { return []int{c.ShortestKeys} }},
	} {
		if part.limits.Max == 0 {
			continue
		}
		low, high, hasItems := 100.0, 0.0, false
		for _, c := range s.Categories {
			items := c.WithOneKey()
			if items == 0 {
				continue
			}
			hasItems = true
			for _, n := range part.counts(c) {
				low, high = min(low, percent(n, items)), max(high, percent(n, items))
			}
		}
		if hasItems {
			target := fmt.Sprintf("%d to %d%%", part.limits.Min, part.limits.Max)
			require(part.what, target, fmt.Sprintf("%.1f to %.1f%%", low, high),
				low >= float64(part.limits.Min) && high <= float64(part.limits.Max))
		}
	}
}

// percent returns n as a percentage of total, rounded as the report shows it. Otherwise
// 50.02% would be shown as 50.0%, but exceed a maximum of 50%.
func percent(n, total int) float64 { return math.Round(10*Share(n, total)) / 10 }

// longestRun returns the maximum number of consecutive items with the same key
// letter.
func longestRun(b *bank.Bank) int {
	longest, run := 0, 0
	for i := range b.Questions {
		switch key := b.Questions[i].Key(); {
		case key < 0:
			run = 0
		case i > 0 && key == b.Questions[i-1].Key():
			run++
		default:
			run = 1
		}
		longest = max(longest, run)
	}
	return longest
}
