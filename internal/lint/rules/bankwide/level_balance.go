package bankwide

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// LevelBalance is rule QB709.
var LevelBalance = &lint.Rule{
	Code: "QB709", Name: "level-balance", Severity: lint.Info, Scope: lint.ScopeBank, Check: checkLevelBalance,
	Summary: "Checks that the cognitive levels have the shares that the configured blueprint gives them.",
}

func checkLevelBalance(p *lint.Pass) {
	plan, total := p.Config.Blueprint, len(p.Bank.Questions)
	if len(plan.Levels) == 0 || total == 0 {
		return
	}
	count, first := map[string]int{}, -1
	for i := range p.Bank.Questions {
		level := p.Bank.Questions[i].Level
		if count[level]++; level == "" && first < 0 {
			first = i
		}
	}
	if first >= 0 {
		p.Report(lint.Report{
			At: placeOf(p, first, ""), About: "no level",
			Message: fmt.Sprintf("%d of %d questions have no level", count[""], total),
			Hint:    "give each one of " + strings.Join(bank.Levels, ", "),
		})
	}
	for _, level := range plan.Levels {
		share := 100 * float64(count[level.Level]) / float64(total)
		low, high := level.Percent-plan.LevelTolerance, level.Percent+plan.LevelTolerance
		if share >= float64(low) && share <= float64(high) {
			continue
		}
		p.Report(lint.Report{
			At: lint.At(""), About: "level " + level.Level,
			Message: fmt.Sprintf("%.1f %% of the questions have the level %q, expected %d to %d %%",
				share, level.Level, max(0, low), high),
			Hint: "write questions of the level that is short, or change blueprint.levels in swmmquiz.yaml",
		})
	}
}
