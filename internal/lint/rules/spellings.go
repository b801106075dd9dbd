package rules

import (
	"slices"
	"strings"
	"sync"

	"github.com/golangci/misspell"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// spellings is what words are looked up in: wrong or foreign spelling to right
// one.
type spellings struct{ mistakes, american, british func() map[string]string }

// dictionaries are made when the first text is looked at.
var dictionaries = spellings{
	mistakes: sync.OnceValue(func() map[string]string { return dictionary(append(slices.Clone(misspell.DictMain), missing...)) }),
	american: sync.OnceValue(func() map[string]string { return dictionary(misspell.DictAmerican) }),
	british:  sync.OnceValue(func() map[string]string { return dictionary(misspell.DictBritish) }),
}

// missing are mistakes that the list lacks.
var missing = strings.Fields(`peice piece peices pieces droped dropped droping dropping ammend amend ammended amended ammending amending
	stoped stopped stoping stopping plannig planning controled controlled occured occurred begining beginning writen written
	heigth height widht width lenght length wich which becuase because infitration infiltration vegatable vegetable vegatables vegetables refridgerant refrigerant refridgerants refrigerants refridgeration refrigeration
	pressue pressure pressues pressures tempreture temperature temprature temperature solderring soldering symtom symptom symtoms symptoms`)

// realWords are in the list of mistakes, but are words: of hydrology, music,
// law and other subjects.
var realWords = setOf(`pervious perviously agin calender calenders concretions layed ned thru alto altos momento momenti
	specialis frome ther autor convers imagin censur proclam definit administr composit appareil chambre affaires compagnons`)

// dictionary makes a map of a list of pairs.
func dictionary(pairs []string) map[string]string {
	words := make(map[string]string, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		if !realWords[pairs[i]] {
			words[pairs[i]] = pairs[i+1]
		}
	}
	return words
}

// correct looks a word in small letters up. foreign says that it is no mistake
// but the spelling of the other country.
func (s *spellings) correct(word, spelling string) (right string, foreign bool) {
	if len(word) < 3 {
		return "", false
	}
	if right := s.mistakes()[word]; right != "" {
		return right, false
	}
	switch spelling {
	case "US":
		right = s.american()[word]
	case "UK":
		right = s.british()[word]
	}
	return right, true
}

// repairOf is the repair of a misspelled word. Spellings of the other country
// have one right form; a mistake may have been meant as another word.
func repairOf(t *lint.Passage, token lint.Token, right string, foreign bool) []lint.Repair {
	repairs := mendText(t, token.Start, token.Start+len(t.Word(token)), right, "write "+right)
	if !foreign && len(repairs) > 0 {
		repairs[0].Kind = lint.FixUnsafe
	}
	return repairs
}
