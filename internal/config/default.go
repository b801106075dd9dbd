package config

// Default is the configuration when nothing else is said. It sets no targets:
// these are for a bank to state.
func Default() *Config {
	return &Config{
		Product:       "SWMM5 Quizzer",
		Subtitle:      "Stormwater Modeling Education",
		User:          "SWMM5 User",
		Email:         "contact@swmmquiz.example",
		Repository:    "https://github.com/swmmquiz/swmmquiz",
		Bank:          "questions.json",
		Uncategorized: "SWMM5 Concepts",
		Quiz:          Quiz{Size: 25, SecondsPerQuestion: 30},
		Categories: []Category{
			{ID: "hydraulics", Label: "Hydraulic Fundamentals", Subtitle: "Basic principles of stormwater hydraulic " +
				"modeling", AverageScore: 82, Color: "blue"},
			{ID: "network", Label: "Network Components", Subtitle: "Conduits, nodes, outlets, and system " +
				"connectivity", AverageScore: 78, Color: "teal"},
			{ID: "water-quality", Label: "Water Quality Modeling", Subtitle: "Pollutant transport and treatment " +
				"analysis", AverageScore: 74, Color: "green"},
			{ID: "advanced", Label: "Advanced Analysis", Subtitle: "LID controls, calibration and optimization", AverageScore: 71, Color: "violet"},
		},
		Lint:   Lint{FailOn: "error"},
		Export: Export{Out: "web/src/generated"},
		Serve:  Serve{Addr: "127.0.0.1:8250"},
		Limits: Limits{FileSize: 256, TexSteps: 2},
	}
}
