package options

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestClang(t *testing.T) {
	check(t, Clang, []testCase{
		{
			"Which water stands in the ground above the regional table, perched on clay?",
			"★Perched ground water | Fossil water | Juvenile water | Sea water",
			"info Perched ground water",
		},
		{
			"What is the name of fish that shoot water like an archer?",
			"Mudskipper | ★Archerfish | Pufferfish | Butterflyfish",
			"info Archerfish",
		},
		{
			"Which module supplies evaporation in the tank?",
			"★Evaporator plate | Weir | Pump | Gate",
			"info Evaporator plate",
		},
		{
			"A beekeeper uncaps a honey frame. What is used?",
			"★Uncapping fork | Brush | Spur | Smoker",
			"info Uncapping fork",
		},

		{"What happens to the level when the pump is doubled?", "★doubled | halved | unchanged | zero", ""},
		{"In which band may it transmit?", "★The band | 3 kHz | 5 kHz | 7 kHz", ""},
		{"Which weir is sharp?", "★Sharp weir | Sharp crest | Sharp pipe | Sharp gate", ""},
		{"Which of these is NOT a pump?", "★Pump house | Weir | Gate | Pipe", ""},
		{"Who has title to the ring that Miriam finds?", "★Miriam | The police | The Crown | The shop", ""},
		{"Why does the pump stop?", "★The float has risen and the pump is dry | Rust | Wind | Frost", ""},
		{"Which gate has a pump?", "★Pump gate | Gate valve with pump | Weir | Pipe", ""},
		{"What is a weir?", "★None of these is a weir | Pump | Gate | Pipe", ""},
	})
}

// TestClangMessage checks that several words are quoted one by one.
func TestClangMessage(t *testing.T) {
	item := testCase{"How is a contact between stations joined?", "★Contact station | Relay | Beacon | Hub", ""}.item()
	want := `info: "Contact station": only the key has these words that echo the stem: "Contact", "station"`
	ruletest.Equal(t, []string{want}, ruletest.Lines(t, Clang, ruletest.Files{Questions: ruletest.Bank(item)}))
}

// TestClangLongCase checks that in a long case, only words of the question count as echoes.
func TestClangLongCase(t *testing.T) {
	words := "The old engineer walks along river banks, measures depth, width, slope, roughness, velocity, temperature, " +
		"notes weather, rain, wind, clouds, birds, trees, fields, roads, bridges, houses, and finally opens a small sluice. "
	check(t, Clang, []testCase{
		{words + "What should happen next?", "★Sluice gate | Pump | Weir | Pipe", ""},
		{words + "What does a sluice need next?", "★Sluice gate | Pump | Weir | Pipe", "info Sluice gate"},
	})
}
