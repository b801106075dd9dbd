package config

import "testing"

func TestContactIsEmptyForAPlaceholder(t *testing.T) {
	for _, test := range []struct{ email, want string }{
		{"ask@quiz.org", "ask@quiz.org"},
		{"example@example.edu", "example@example.edu"},
		{"ask@myexample.com", "ask@myexample.com"},
		{"contact@quiz.example", ""},
		{"contact@Example.COM", ""},
		{"contact@mail.example.org", ""},
		{"ask@quiz.test", ""},
	} {
		if got := (&Config{Email: test.email}).Contact(); got != test.want {
			t.Errorf("Contact of %s = %q, want %q", test.email, got, test.want)
		}
	}
}
