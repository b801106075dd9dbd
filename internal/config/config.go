// Package config reads the configuration of swmmquiz. Flags override SWMMQUIZ_*
// variables, variables override swmmquiz.yaml, and the file overrides the
// defaults. Only this package imports viper. Other packages get a Config.
package config

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Config contains all settings. Paths are relative to Dir, but that of --out is
// relative to the working directory.
type Config struct {
	// Dir is the folder of the configuration file, or the working directory if
	// there is no such file.
	Dir string `mapstructure:"-"`
	// File is the configuration file that was read, or empty.
	File string `mapstructure:"-"`
	// Source is the content of that file.
	Source []byte `mapstructure:"-"`

	// Product, Subtitle and User are shown in the header of the home page.
	Product  string `mapstructure:"product" validate:"required"`
	Subtitle string `mapstructure:"subtitle"`
	User     string `mapstructure:"user"`
	// Email is the contact for questions about quiz answers; see Contact.
	Email string `mapstructure:"email" validate:"required,email"`
	// Repository is the address of the repository where learners report problems with questions.
	Repository string `mapstructure:"repository" validate:"required,web"`
	// Site is the origin where the site is deployed, without the folder. The
	// addresses for search engines and link previews start with it. It may be
	// empty.
	Site string `mapstructure:"site" validate:"omitempty,web"`

	// Bank, Topics and References are the files of the bank. Topics and
	// References may be empty.
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

// Items contains what the questions of the bank have in common.
type Items struct {
	// Options is the number of options that a question must have; 0 means any number.
	Options int `mapstructure:"options" validate:"min=0,max=8"`
}

// Quiz contains the constants of a quiz.
type Quiz struct {
	// Size is the number of questions in a quiz.
	Size int `mapstructure:"size" validate:"min=1"`
	// SecondsPerQuestion is the time for each question in timed mode.
	SecondsPerQuestion int `mapstructure:"secondsPerQuestion" validate:"min=1"`
}

// Pool contains the stated sizes of the bank.
type Pool struct {
	// Target is the planned number of items.
	Target int `mapstructure:"target" validate:"min=0"`
	// Documented is the number of items that earlier documentation stated; 0 if none did.
	Documented int `mapstructure:"documented" validate:"min=0"`
}

// Category is one category of items.
type Category struct {
	// ID is the value of Question.Category.
	ID string `mapstructure:"id" validate:"required"`
	// Label and Subtitle are shown to learners.
	Label    string `mapstructure:"label" validate:"required"`
	Subtitle string `mapstructure:"subtitle"`
	// Target is the planned number of items in the category.
	Target int `mapstructure:"target" validate:"min=0"`
	// AverageScore is an estimate of the average score, in percent, for the category's card.
	AverageScore int `mapstructure:"averageScore" validate:"min=0,max=100"`
	// Color is the name of the card's color style. Without one, the card is gray.
	Color string `mapstructure:"color" validate:"omitempty,oneof=blue teal green violet"`
}

// Embed configures who may embed the quiz in a page.
type Embed struct {
	// Parents are the origins of pages that may embed the quiz, as https://host
	// or https://host:port.
	Parents []string `mapstructure:"parents" validate:"dive,origin"`
}

// Blueprint contains the requirements for the bank besides the targets of Pool
// and Category. A zero value requires nothing.
type Blueprint struct {
	// Levels are the shares of the cognitive levels. Each may differ by
	// LevelTolerance percentage points. If there are any, each category that has items
	// must have items of every level.
	Levels         []LevelShare `mapstructure:"levels" validate:"dive"`
	LevelTolerance int          `mapstructure:"levelTolerance" validate:"min=0,max=100"`
	// Checks is the minimum number of items with a numeric check.
	Checks int `mapstructure:"checks" validate:"min=0"`
	// TopicCount is the minimum number of topics. Topics is the allowed number
	// of items per topic.
	TopicCount int   `mapstructure:"topicCount" validate:"min=0"`
	Topics     Range `mapstructure:"topics"`
	// Letters, LongestKeys and ShortestKeys are the allowed shares in every
	// category, in percent: of each key letter, and of items whose key is the
	// longest or the shortest option, without a tie.
	Letters      Range `mapstructure:"letters"`
	LongestKeys  Range `mapstructure:"longestKeys"`
	ShortestKeys Range `mapstructure:"shortestKeys"`
	// LetterRun is the maximum number of items in a row with the same key letter.
	LetterRun int `mapstructure:"letterRun" validate:"min=0"`
}

// LevelShare is the share of a cognitive level, in percent.
type LevelShare struct {
	Level   string `mapstructure:"level" validate:"oneof=remember understand apply analyze"`
	Percent int    `mapstructure:"percent" validate:"min=0,max=100"`
}

// Range is an inclusive range. If Max is 0, it requires nothing.
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
	// Select selects every rule.
	Select []string `mapstructure:"select"`
	Ignore []string `mapstructure:"ignore"`
	// Spelling is the required spelling: US, UK or off. Empty accepts both and
	// reports only misspellings.
	Spelling string `mapstructure:"spelling" validate:"omitempty,oneof=US UK off"`
	// Terms are words of the subject with one required form.
	Terms []Term `mapstructure:"terms" validate:"dive"`
	// Rules configure individual rules.
	Rules []Rule `mapstructure:"rules" validate:"dive"`
}

// Term is a word or name of the subject and the forms to avoid.
type Term struct {
	// Use is the form to use; its words are not reported as misspelled. Not lists the
	// forms to avoid; it may be empty. Forms match regardless of case, except a form that
	// differs from Use only in case, which must match exactly.
	Use string   `mapstructure:"use" validate:"required"`
	Not []string `mapstructure:"not" validate:"dive,required"`
}

// Rule changes the severity or the options of one lint rule.
type Rule struct {
	// Rule is the rule's name or code.
	Rule string `mapstructure:"rule" validate:"required"`
	// Level is error, warning, info or off. Empty keeps the rule's default.
	Level string `mapstructure:"level" validate:"omitempty,oneof=error warning info off"`
	// Options are the settings of the rule.
	Options map[string]any `mapstructure:"options"`
}

// Export configures the export command.
type Export struct {
	// Out is the folder to which the bundle is written.
	Out string `mapstructure:"out" validate:"required"`
}

// Serve configures the serve command.
type Serve struct {
	// Addr is the address to listen on, host:port.
	Addr string `mapstructure:"addr" validate:"address"`
	// Hosts are additional host names that the server answers to.
	Hosts []string `mapstructure:"hosts" validate:"dive,hostname_rfc1123"`
}

// Limits contains the limits on inputs.
type Limits struct {
	// FileSize is the maximum size of a file, in MiB.
	FileSize int `mapstructure:"fileSize" validate:"min=1,max=2047"`
	// TexSteps is the number of TeX renderer steps allowed for a bank, in
	// millions. Three steps per byte of the bank are added.
	TexSteps int `mapstructure:"texSteps" validate:"min=0,max=1000000"`
}

// WithoutTargets returns a copy without what is stated about the configured bank: its
// targets, its documented size and the blueprint.
func (c *Config) WithoutTargets() *Config {
	without := *c
	without.Pool, without.Blueprint = Pool{}, Blueprint{}
	without.Categories = slices.Clone(c.Categories)
	for i := range without.Categories {
		without.Categories[i].Target = 0
	}
	return &without
}

// Title turns an ID or a file name into a title: "open-channels" into "Open channels".
func Title(name string) string {
	words := strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune("-_ \t\n", r) })
	if len(words) == 0 {
		return name // only separators, such as "-"
	}
	name = strings.Join(words, " ")
	first, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(first)) + name[size:]
}
