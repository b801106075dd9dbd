package rules

import (
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// all lists the rules in the order of their codes.
var all = []*lint.Rule{
	// QB0xx: file and syntax
	encoding,
	byteOrderMark,
	syntax,
	duplicateKey,
	trailingData,
	// QB1xx: shape
	wrongType,
	missingField,
	unknownField,
	emptyText,
	optionCount,
	answerLetter,
	invalidValue,
	unknownCategory,
	duplicateID,
	emptyBank,
	unknownTopic,
	unknownReference,
	unknownIgnore,
	unusedIgnore,
	// QB2xx: stem
	negativeStem,
	doubleNegative,
	unfocusedStem,
	blankPlace,
	opinion,
	vagueFrequency,
	longStem,
	severalQuestions,
	repeatedStart,
	trueFalseOptions,
	unusedText,
	stemPicture,
	// QB3xx: options
	equalOptions,
	allOfTheAbove,
	nearEqualOptions,
	absoluteWords,
	oddLength,
	oddForm,
	numberPrecision,
	mixedUnits,
	unparallelOptions,
	articleCue,
	clang,
	convergence,
	oppositeOptions,
	optionWithinOption,
	overlappingRanges,
	numberOrder,
	fillerOption,
	letteredOption,
	// QB4xx: key and teaching
	longestKey,
	missingExplanation,
	letterReference,
	echoExplanation,
	offKeyExplanation,
	missingRationale,
	equalRationales,
	keyRationale,
	// QB5xx: text
	unbalancedMarkup,
	texRule,
	spacing,
	mixedQuotes,
	dash,
	unitSpace,
	unitVariants,
	term,
	bareLink,
	hiddenCharacter,
	mixedScript,
	notNFC,
	spelling,
	doubledWord,
	chatty,
	// QB6xx: numbers, references and topics
	numericCheck,
	noReference,
	unusedTopic,
	lonelyTopic,
	// QB7xx: the bank as a whole
	equalStems,
	longestKeyBalance,
	keyLetterBalance,
	categoryCount,
	nearEqualStems,
	giveaway,
	shortestKeyBalance,
	keyLetterRun,
	levelBalance,
	topicSize,
	testWiseScore,
}

// All returns the rules in the order of their codes.
func All() []*lint.Rule { return slices.Clone(all) }
