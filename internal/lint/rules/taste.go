package rules

import "strings"

// tasteOf finds what a stem asks of taste: a quality that nothing measures, or a
// turn of tastes. Nil for none.
func tasteOf(text string) []int {
	measured := true
	start, compared, before := 0, 0, ""
	for start < len(text) {
		end := start
		for end < len(text) && isASCIILetter(text[end]) {
			end++
		}
		if end == start {
			start++
			continue
		}
		word := strings.ToLower(text[start:end])
		if comparing[before] && tasteQualities[word] || tasteSuperlatives[word] {
			if comparing[before] {
				start = compared
			}
			return []int{start, end}
		}
		measured = measured && !tasteMarks[word]
		start, compared, before = end, start, word
	}
	if measured && !strings.Contains(text, "of all time") {
		return nil
	}
	return tastes().FindStringIndex(text)
}

var comparing = setOf("most least more less")

var (
	// tasteQualities are judged by taste when "most" or the like stands before.
	tasteQualities = setOf(`admirable admired agreeable amusing annoying appealing appetising appetizing attractive beautiful boring brilliant charming cheerful creative
		delicious depressing disgusting elegant frightening gripping scary terrifying horrifying haunting captivating compelling stunning gorgeous pretty handsome cool awesome magical majestic dignified decent evil wicked loathsome repulsive
		comfortable convenient comforting heartbreaking heartwarming hilarious dull tedious colorful colourful cute iconic legendary unforgettable dreadful horrible fulfilling desirable enviable ingenious poetic witty wonderful
		enjoyable entertaining exciting fascinating fashionable frustrating fun gifted glamorous harmonious heroic
		honorable honourable impressive inspiring interesting irritating likable likeable lovable lovely memorable moving noble original overrated pleasant
		pleasing praiseworthy refreshing relaxing rewarding ridiculous romantic satisfying shameful soothing stylish talented tasteful tasty thrilling
		touching tragic underrated worthwhile`)
	tasteSuperlatives = setOf("overrated underrated finest nicest coolest loveliest prettiest ugliest fairest wisest noblest funniest saddest scariest cutest tastiest cleverest dullest silliest worthiest sweetest kindest bravest handsomest grandest proudest happiest luckiest smartest coziest cosiest boldest warmest truest dearest vilest cruelest")
	// tasteMarks are words of which each turn of tastes has one.
	tasteMarks = setOf("best worst better nice nicer nicest good great greatest ideal perfect personal human character quality qualities virtue virtues trait matters counts serious pressing urgent important ablest")
)
