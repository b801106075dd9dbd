package rules

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// rest are options beside those that a test is about.
var rest = []string{"Something of the other sort", "A third one of its own"}

func TestWordingsOfOptions(t *testing.T) {
	tests := []struct {
		rule    *lint.Rule
		options []string
		found   bool
	}{
		{equalOptions, []string{"0.5", "½", "2", "4"}, true},
		{equalOptions, []string{"two", "2", "3", "4"}, true},
		{equalOptions, []string{"10^3", "1000", "100", "10"}, true},
		{equalOptions, []string{"50 %", "0.5", "20 %", "10 %"}, true},
		{equalOptions, []string{"1.0", "1", "2", "3"}, false},
		{equalOptions, []string{".5", "five", "2", "3"}, false},
		{equalOptions, []string{".5", "1/2", "2", "3"}, true},
		{equalOptions, []string{"fifteen", "15", "2", "3"}, true},
		{equalOptions, []string{"1:4", "25 %", "2:1", "3:1"}, false},
		{equalOptions, []string{"4:3", "8:6", "2:1", "3:1"}, true},
		{absoluteWords, []string{"Some weirs leak", "All weirs leak", "No weirs leak", "Weirs rust"}, true},
		{absoluteWords, []string{"Weirs leak", "All weirs leak", "No weirs leak", "Weirs rust"}, false},
		{oddForm, []string{"It bends", "It breaks", "It rusts", "Rupture"}, true},
		{oddForm, []string{"Owl", "Hawk", "Eagle", "It is a heron"}, true},
		{oddForm, []string{"It stops", "It is shut", "It drains", "It floods"}, false},
		{oddForm, []string{"12 mm", "14 mm", "16 mm", "about a thumb long"}, true},
		{oddForm, []string{"12 mm", "14 mm", "16 mm", "None"}, false},
		{oddForm, []string{"quickly", "slowly", "gently", "force"}, true},
		{oddForm, []string{"rarely", "usually", "seldom", "constantly"}, false},
		{oddForm, []string{"A nut", "A bolt", "A washer", "Screw"}, true},
		{oddForm, []string{"Cools the room", "Dries the air", "Cleans the air", "Humidity"}, true},
		{oddForm, []string{"Salvage", "Overhaul", "Rescue", "Ventilate the roof"}, true},
		{oddForm, []string{"Deterrence", "Rehabilitate", "Retribution", "Incapacitation"}, true},
		{numberPrecision, []string{"5.0 %", "10.0 %", "15 %", "20.0 %"}, true},
		{numberPrecision, []string{"5.0 %", "10.0 %", "15.0 %", "20.0 %"}, false},
		{oppositeOptions, []string{"It absorbs heat", "It gives off heat", "It rusts", "It floats"}, true},
		{oppositeOptions, []string{"Symmetric keys", "Asymmetric keys", "Long tables", "Lists"}, true},
		{oppositeOptions, []string{"A live wire", "Alive and well", "A long table", "Lists"}, false},
		{oppositeOptions, []string{"Roused", "Aroused", "Opened", "Left"}, false},
		{oppositeOptions, []string{"A lead pipe", "A trail of rust", "A third one", "Another"}, false},
		{numberOrder, []string{"2 hours", "30 minutes", "1 day", "10 minutes"}, true},
		{numberOrder, []string{"Three", "One", "Four", "Two"}, true},
		{numberOrder, []string{"One", "Two", "Three", "Four"}, false},
		{numberOrder, []string{"10 minutes", "30 minutes", "2 hours", "1 day"}, false},
		{repeatedStart, []string{"It increases wear", "It increases drag", "It increases grip", "It increases noise"}, true},
		{repeatedStart, []string{"because it is light", "because it is stiff", "because it is cheap", "because it is new"}, true},
		{repeatedStart, []string{"It wears", "It drags", "It grips", "It sounds"}, false},
		{trueFalseOptions, []string{"Agree", "Disagree", "Strongly agree", "Strongly disagree"}, true},
		{vagueFrequency, []string{"A lot", "A little", "Some", "Much"}, true},
		{vagueFrequency, []string{"Many times a day", "Once a day", "Twice a day", "Three times a day"}, true},
	}
	for _, test := range tests {
		t.Run(test.rule.Name+" "+test.options[1], func(t *testing.T) {
			same(t, test.found, len(findings(t, test.rule, bankOf(item{Options: test.options}), nil)) > 0)
		})
	}
}

func TestWordingsOfTwoOptions(t *testing.T) {
	tests := []struct {
		rule  *lint.Rule
		a, b  string
		found bool
	}{
		{nearEqualOptions, "A rise in temperature", "An increase of temperature", true},
		{nearEqualOptions, "Closing the drain valve", "Shutting the drain valve", true},
		{nearEqualOptions, "To protect against the sun", "To shield from the sun", true},
		{nearEqualOptions, "Punishing the person responsible", "Penalising the person responsible", true},
		{nearEqualOptions, "The leading edge of the sail", "The trailing edge of the sail", false},
		{nearEqualOptions, "Four hours of rain", "Fourteen hours of rain", false},
		{nearEqualOptions, "Flow into the pipe", "Flow out of the pipe", false},
		{nearEqualOptions, "Its flakes break chips and lubricate the edge", "The edge is lubricated and the chips broken by flakes", true},
		{nearEqualOptions, "The pump lifts the cold water", "The pump is lifted by the cold water", false},
		{nearEqualOptions, "The angle of incidence equals the angle of reflection", "The angle of reflection equals the angle of incidence", true},
		{nearEqualOptions, "A closed valve at the meter", "A valve closed at the meter", true},
		{nearEqualOptions, "To test the strength of the joints", "To test the joints for strength", true},
		{nearEqualOptions, "A rope that is twisted", "A twisted rope", true},
		{nearEqualOptions, "Fermentation at low temperature", "Low temperature fermentation", true},
		{nearEqualOptions, "Too much light", "An excess of light", true},
		{optionWithinOption, "To cool the oil", "To cool and clean the oil", true},
		{optionWithinOption, "On the roof", "On the roof of the car", true},
		{optionWithinOption, "I only", "I and II only", false},
	}
	for _, test := range tests {
		t.Run(test.rule.Name+" "+test.a, func(t *testing.T) {
			bank := bankOf(item{Options: []string{rest[0], test.a, rest[1], test.b}})
			same(t, test.found, len(findings(t, test.rule, bank, nil)) > 0)
		})
	}
}

func TestOptionsThatSayNothing(t *testing.T) {
	for option, found := range map[string]bool{
		"Depends on the case": true, "The data do not allow an answer": true, "Not covered in class": true, "Cannot be determined": true, "This is a trick question": true, "Beats me": true, "See the manual": true, "TBA": true,
		"Nobody you would know": true, "None": true, "Nothing": false, "The known depth": false, "A question of slope": false, "Data of the gage": false, "Know-how": false,
	} {
		t.Run(option, func(t *testing.T) {
			bank := bankOf(item{Q: "Which valve closes when the tank is full?", Options: []string{"Float valve", "Check valve", "Gate valve", option}})
			same(t, found, len(findings(t, fillerOption, bank, nil)) > 0)
		})
	}
}

func TestWordingsOfStems(t *testing.T) {
	tests := []struct {
		rule  *lint.Rule
		stem  string
		found bool
	}{
		{doubleNegative, "It is **not** true that a gate should not be", true},
		{doubleNegative, "No engineer would not want which part?", true},
		{doubleNegative, "Which is the least unlikely cause?", true},
		{doubleNegative, "Which is the least likely cause?", false},
		{doubleNegative, "It isn't true that no gate is", true},
		{opinion, "What's the best way to learn hydraulics?", true},
		{opinion, "Which pump is the best one?", true},
		{opinion, "What would you do with a leaking valve?", true},
		{opinion, "What would you do first?", false},
		{unfocusedStem, "What about weirs?", true},
		{severalQuestions, "Why and when is a gate closed?", true},
		{severalQuestions, "Name the pipe and its diameter.", true},
		{severalQuestions, "Explain how and why a gate closes.", false},
	}
	for _, test := range tests {
		t.Run(test.stem, func(t *testing.T) {
			same(t, test.found, len(findings(t, test.rule, bankOf(item{Q: test.stem}), nil)) > 0)
		})
	}
}

func TestWordingsOfExplanations(t *testing.T) {
	const why = "A float valve closes when the level in the tank has reached its stop. "
	tests := []struct {
		rule        *lint.Rule
		explanation string
		found       bool
	}{
		{missingExplanation, "See https://www.example.com/a/long/address/of/a/page", true},
		{missingExplanation, why + "See https://www.example.com/", false},
		{missingExplanation, "https://www.example.com/a " + why + " https://www.example.com/b", false},
		{missingExplanation, "$Q = CiA$ with $C = 0.9$ and $i = 2$, see https://www.example.com/a", false},
		{letterReference, why + "The second option counts the stops twice.", true},
		{letterReference, why + "The second option price is the same.", false},
		{letterReference, why + "The second option prices are the same.", false},
		{unbalancedMarkup, why + `The depth is $1.22\,\lambda/d here.`, true},
		{unbalancedMarkup, why + "Its share is $62 / 80 = 0.775 of the whole.", true},
		{unbalancedMarkup, why + "It costs $62 and no more.", false},
		{unbalancedMarkup, why + "It costs $62 or $80 = a lot.", false},
		{unbalancedMarkup, why + "It costs $1,000 at r = 5% for n = 3 years.", false},
		{unbalancedMarkup, why + "It costs $50 when N = 10.", false},
		{mixedQuotes, why + "It’s a “float”.", false},
		{unitSpace, why + "It holds at 70°C, and at 80 °C.", true},
		{unitSpace, why + "It holds at 70°C, and at 80°C.", false},
		{unitSpace, why + "It holds at 70°C, the point in °C.", false},
		{unitSpace, why + "Its letters are 12pt high.", true},
		{unitSpace, why + "Class A2L, or 2L for short, is mild.", false},
		{unitVariants, why + "It passes 3 m3, that is 3 cubic meters.", true},
		{unitVariants, why + "It passes 3 g/L, or 3 grams per liter.", true},
		{unitVariants, why + "It turns at 90 rpm, or 90 revs/min.", true},
		{unitVariants, why + "It gives 4 kcal, not five kilocalories.", true},
		{unitVariants, why + "It gives 4 kcal, not 5 kcals.", true},
		{unitVariants, why + "It falls at 5 meters per second squared and at 10 m/s.", false},
		{unitVariants, why + "It has 2 degrees of freedom and turns by 90°.", false},
		{unitVariants, why + "A pipe has 3 ha, and has 5 ha.", false},
		{bareLink, why + "More stands on epa.gov/swmm of the agency.", true},
		{bareLink, why + "Its scheme (http:// or https://) tells.", false},
		{bareLink, why + "It stands on münchen.com of the town.", false},
		{bareLink, why + "The host wiki.example.org answers.", false},
		{bareLink, why + "The class is java.net.http of the library.", false},
		{spelling, why + "The minreal is hard.", true},
	}
	for _, test := range tests {
		t.Run(test.explanation[min(len(why), len(test.explanation)-9):], func(t *testing.T) {
			bank := bankOf(item{Q: "Which valve closes when the tank is full?", Options: []string{"Float valve", "Check valve", "Gate valve", "Ball valve"}, Explanation: test.explanation})
			same(t, test.found, len(findings(t, test.rule, bank, nil)) > 0)
		})
	}
}

func TestVagueNumberOfTimes(t *testing.T) {
	for option, found := range map[string]bool{"It rains many times a day": true, "How many times a day it rains": false} {
		bank := bankOf(item{Options: []string{"It freezes at night", "It melts at noon", option, "It dries by evening"}})
		same(t, found, len(findings(t, vagueFrequency, bank, nil)) > 0)
	}
}

// A sign in an option and a name after the same figure are one unit in two ways.
func TestUnitVariantsAfterOneFigure(t *testing.T) {
	for explanation, want := range map[string]int{"The run takes 18 hours in all, as the load is high.": 1, "The run takes most hours of a day, as the load is high.": 0} {
		bank := bankOf(item{Options: []string{"6 h", "12 h", "18 h", "24 h"}, Explanation: explanation})
		same(t, want, len(findings(t, unitVariants, bank, nil)))
	}
}

func TestArticleCueOfNumbers(t *testing.T) {
	bank := bankOf(item{Q: "The gas is squeezed between two", Options: []string{"piston", "impeller", "spirals", "diaphragm"}})
	same(t, true, len(findings(t, articleCue, bank, nil)) > 0)
}
