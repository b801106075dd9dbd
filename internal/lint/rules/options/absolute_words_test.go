package options

import "testing"

func TestAbsoluteWords(t *testing.T) {
	check(t, AbsoluteWords, []testCase{
		{"", "It drains slowly | It always floods | It never fills | It may clog", "warning always; warning never"},
		{"", "It always drains | It floods | It fills | It may clog", "warning always"},
		{"", "It drains slowly | It floods at all times | It fills | It may clog", "warning at all times"},
		{"", "It drains slowly | Only pumps drain | Every pipe floods | It may clog", "info Only"},
		{"", "It drains slowly | It must flood | It fills | Only rain does", "info must"},

		{"", "It always drains | It never floods | It fills | It may clog", ""},
		{"", "It drains slowly | It floods the street entirely | It fills | It may clog", ""},
		{"", "It drains slowly | It does not always flood | It fills | It may clog", ""},
		{"", "It drains slowly | It almost never floods | It fills | It may clog", ""},
		{"When does it drain?", "In spring | Never | Always, in any year | In fall", ""},
		{"Which of these is NOT true?", "It drains slowly | It always floods | It fills | It may clog", ""},
		{"", "It drains | It always floods | It fills | ★All of the above", ""},
		{"", "It drains slowly | Speed only | Depth only | Both alike", ""},
		{"", "It drains slowly. | Speed only. | Depth only. | Both alike.", ""},
	})
}
