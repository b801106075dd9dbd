package config

// Default is the configuration when nothing else is said.
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
		Pool:          Pool{Target: 250, Documented: 125},
		Categories: []Category{
			{ID: "hydraulics", Label: "Hydraulic Fundamentals", Subtitle: "Basic principles of stormwater hydraulic modeling", Target: 70, AverageScore: 82, Color: "blue"},
			{ID: "network", Label: "Network Components", Subtitle: "Conduits, nodes, outlets, and system connectivity", Target: 70, AverageScore: 78, Color: "teal"},
			{ID: "water-quality", Label: "Water Quality Modeling", Subtitle: "Pollutant transport and treatment analysis", Target: 60, AverageScore: 74, Color: "green"},
			{ID: "advanced", Label: "Advanced Analysis", Subtitle: "LID controls, calibration and optimization", Target: 50, AverageScore: 71, Color: "violet"},
		},
		Lint:   Lint{FailOn: "error"},
		Export: Export{Out: "web/src/generated"},
		Serve:  Serve{Addr: "127.0.0.1:8250"},
	}
}
