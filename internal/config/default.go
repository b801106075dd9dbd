package config

// Default is the configuration when nothing else is said. It knows no subject:
// categories, terms, spelling and targets are for a bank to state.
func Default() *Config {
	return &Config{
		Product:       "Quiz",
		User:          "Learner",
		Email:         "contact@example.com",
		Repository:    "https://github.com/swmmquiz/swmmquiz",
		Bank:          "questions.json",
		Uncategorized: "Without a category",
		Quiz:          Quiz{Size: 25, SecondsPerQuestion: 30},
		Lint:          Lint{FailOn: "error"},
		Export:        Export{Out: "web/src/generated"},
		Serve:         Serve{Addr: "127.0.0.1:8250"},
		Limits:        Limits{FileSize: 256, TexSteps: 2},
	}
}
