// Package config reads the configuration of swmmquiz. Flags come before
// SWMMQUIZ_* variables, those before swmmquiz.yaml, that before the defaults.
// Only this package imports viper; everything else gets a plain Config.
package config

import "slices"

// Config is all that can be set. Paths are relative to Dir.
type Config struct {
	// Dir is the folder that relative paths start from: that of the
	// configuration file, or the working directory when there is none.
	Dir string `mapstructure:"-"`
	// File is the configuration file that was read; empty when none was.
	File string `mapstructure:"-"`
	// Source is the content of that file.
	Source []byte `mapstructure:"-"`

	// Product, Subtitle and User are shown in the header of the site.
	Product  string `mapstructure:"product" validate:"required"`
	Subtitle string `mapstructure:"subtitle"`
	User     string `mapstructure:"user"`
	// Email is the contact for questions about quiz answers.
	Email string `mapstructure:"email" validate:"required,email"`
	// Repository is the address of the source code.
	Repository string `mapstructure:"repository" validate:"required,web"`
	// Site is where the site is deployed, without its folder there: the
	// addresses for search engines and link previews start with it. It may be
	// empty.
	Site string `mapstructure:"site" validate:"omitempty,web"`

	// Bank, Topics and References are the files of the bank; the last two
	// may be empty.
	Bank       string `mapstructure:"bank" validate:"required"`
	Topics     string `mapstructure:"topics"`
	References string `mapstructure:"references"`
	// Uncategorized is the label of items without a category.
	Uncategorized string `mapstructure:"uncategorized" validate:"required"`

	Items      Items      `mapstructure:"items"`
	Quiz       Quiz       `mapstructure:"quiz"`
	Pool       Pool       `mapstructure:"pool"`
	Categories []Category `mapstructure:"categories" validate:"dive"`
	Blueprint  Blueprint  `mapstructure:"blueprint"`
	Embed      Embed      `mapstructure:"embed"`
	Lint       Lint       `mapstructure:"lint"`
	Export     Export     `mapstructure:"export"`
	Serve      Serve      `mapstructure:"serve"`
	Limits     Limits     `mapstructure:"limits"`
}

// Items says what questions of the bank have in common.
type Items struct {
	// Options is how many options a question has; 0 asks for nothing.
	Options int `mapstructure:"options" validate:"min=0,max=8"`
}

// Quiz holds the constants of a quiz.
type Quiz struct {
	// Size is the number of questions of a quiz.
	Size int `mapstructure:"size" validate:"min=1"`
	// SecondsPerQuestion is the budget of timed mode, in seconds.
	SecondsPerQuestion int `mapstructure:"secondsPerQuestion" validate:"min=1"`
}

// Pool holds the stated sizes of the bank.
type Pool struct {
	// Target is the number of items that the bank is meant to have.
	Target int `mapstructure:"target" validate:"min=0"`
	// Documented is the number that earlier documentation stated; 0 for none.
	Documented int `mapstructure:"documented" validate:"min=0"`
}

// Category is one category of items.
type Category struct {
	// ID is the value of Question.Category.
	ID string `mapstructure:"id" validate:"required"`
	// Label and Subtitle are shown to learners.
	Label    string `mapstructure:"label" validate:"required"`
	Subtitle string `mapstructure:"subtitle"`
	// Target is the number of items that the category is meant to have.
	Target int `mapstructure:"target" validate:"min=0"`
	// AverageScore is the typical score shown on the category's card, in
	// percent.
	AverageScore int `mapstructure:"averageScore" validate:"min=0,max=100"`
	// Color is the name of the card's color style.
	Color string `mapstructure:"color"`
}

// Embed says who may show the quiz inside a page.
type Embed struct {
	// Parents are the origins of such pages, as https://host or
	// https://host:port.
	Parents []string `mapstructure:"parents" validate:"dive,origin"`
}

// Blueprint is what the bank is meant to be, beside the targets of Pool and
// Category. Zero values ask for nothing.
type Blueprint struct {
	// Levels are the shares of the cognitive levels, each within
	// LevelTolerance percentage points.
	Levels         []LevelShare `mapstructure:"levels" validate:"dive"`
	LevelTolerance int          `mapstructure:"levelTolerance" validate:"min=0,max=100"`
	// Checks is the least number of items with a numeric check.
	Checks int `mapstructure:"checks" validate:"min=0"`
	// TopicCount is the least number of topics, Topics the number of items
	// that each may have.
	TopicCount int   `mapstructure:"topicCount" validate:"min=0"`
	Topics     Range `mapstructure:"topics"`
	// Letters, LongestKeys and ShortestKeys are shares in percent that every
	// category keeps: of each key letter, and of the items whose key is the
	// only longest or the only shortest option.
	Letters      Range `mapstructure:"letters"`
	LongestKeys  Range `mapstructure:"longestKeys"`
	ShortestKeys Range `mapstructure:"shortestKeys"`
	// LetterRun is the greatest number of equal key letters in a row.
	LetterRun int `mapstructure:"letterRun" validate:"min=0"`
}

// LevelShare is the share of a cognitive level, in percent.
type LevelShare struct {
	Level   string `mapstructure:"level" validate:"oneof=remember understand apply analyze"`
	Percent int    `mapstructure:"percent" validate:"min=0,max=100"`
}

// Range is a range with both ends included.
type Range struct {
	Min int `mapstructure:"min" validate:"min=0"`
	Max int `mapstructure:"max" validate:"min=0"`
}

// Lint configures the lint command.
type Lint struct {
	// FailOn is the lowest severity that makes lint exit with 1: error,
	// warning, info or never.
	FailOn string `mapstructure:"failOn" validate:"oneof=error warning info never"`
	// Select and Ignore name rules by code, code prefix or name. An empty
	// Select means every rule.
	Select []string `mapstructure:"select"`
	Ignore []string `mapstructure:"ignore"`
	// Spelling is the spelling that texts keep to: US, UK or off. Empty lets
	// both pass and looks for mistakes alone.
	Spelling string `mapstructure:"spelling" validate:"omitempty,oneof=US UK off"`
	// Terms are words of the subject that are written in one way.
	Terms []Term `mapstructure:"terms" validate:"dive"`
	// Rules change single rules.
	Rules []Rule `mapstructure:"rules" validate:"dive"`
}

// Term is a word or name of the subject with the forms that it replaces.
type Term struct {
	// Use is the form to use; Not are the forms to avoid. Case makes no
	// difference, but for a form that differs from Use in nothing else.
	Use string   `mapstructure:"use" validate:"required"`
	Not []string `mapstructure:"not" validate:"required,dive,required"`
}

// Rule changes the severity or the options of one lint rule.
type Rule struct {
	// Rule is the rule's name or code.
	Rule string `mapstructure:"rule" validate:"required"`
	// Level is error, warning, info or off; empty keeps the rule's own.
	Level string `mapstructure:"level" validate:"omitempty,oneof=error warning info off"`
	// Options are the rule's own settings.
	Options map[string]any `mapstructure:"options"`
}

// Export configures the export command.
type Export struct {
	// Out is the folder that the bundle is written into.
	Out string `mapstructure:"out" validate:"required"`
}

// Serve configures the serve command.
type Serve struct {
	// Addr is the address to listen on, host:port.
	Addr string `mapstructure:"addr" validate:"address"`
	// Hosts are more names under which browsers may ask for the site when it
	// can be reached from other machines.
	Hosts []string `mapstructure:"hosts" validate:"dive,hostname_rfc1123"`
}

// Limits bound what the commands take.
type Limits struct {
	// FileSize is the largest file that is read, in MiB.
	FileSize int `mapstructure:"fileSize" validate:"min=1,max=2047"`
	// TexSteps is how many steps of the TeX renderer a bank may take, in
	// millions. Four steps for each byte of the bank come on top.
	TexSteps int `mapstructure:"texSteps" validate:"min=0,max=1000000"`
}

// WithoutTargets is the configuration without what the bank is meant to be.
func (c *Config) WithoutTargets() *Config {
	without := *c
	without.Pool, without.Blueprint = Pool{}, Blueprint{}
	without.Categories = slices.Clone(c.Categories)
	for i := range without.Categories {
		without.Categories[i].Target = 0
	}
	return &without
}
