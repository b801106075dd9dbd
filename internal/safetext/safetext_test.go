package safetext

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestLine(t *testing.T) {
	for text, want := range map[string]string{
		"plain é 水 😀":                  "plain é 水 😀",
		"x\n::error::INJECTED":         "x␊::error::INJECTED",
		"::error::INJECTED":            ": :error::INJECTED",
		"  ::set-output name=a::b":     "  : :set-output name=a::b",
		"a ##[error]b":                 "a # #[error]b",
		"C++ std::vector":              "C++ std::vector",
		"\x1b[31mred\x07\r\t\x7f":      "␛[31mred␇␍␉␡",
		"\u009b31m":                    "<U+009B>31m",
		"abc\u202edef\u2066\u2028x":    "abc<U+202E>def<U+2066><U+2028>x",
		"family 👨\u200d👩 soft\u00adly": "family 👨\u200d👩 soft\u00adly",
		"tag \U000e0041":               "tag <U+E0041>",
		"\xff\xfe":                     "\ufffd\ufffd",
	} {
		if got := Line(text); got != want {
			t.Errorf("Line(%q) = %q, want %q", text, got, want)
		}
	}
	if got := Lines("-a\u009b\n+\tb\r\n"); got != "-a<U+009B>\n+\tb␍\n" {
		t.Errorf("got %q", got)
	}
}

func TestWriteJSON(t *testing.T) {
	value := map[string]string{"a<b": "x\u009b31m\u202e\u2028\U000e0041\x7fé\xff\n"}
	var out bytes.Buffer
	if err := WriteJSON(&out, value); err != nil {
		t.Fatal(err)
	}
	want := "{\n  \"a<b\": \"x\\u009b31m\\u202e\\u2028\\udb40\\udc41\\u007fé\\ufffd\\n\"\n}\n"
	if out.String() != want {
		t.Errorf("got %q, want %q", out.String(), want)
	}
	var back map[string]string
	if err := json.Unmarshal(out.Bytes(), &back); err != nil || back["a<b"] != strings.ToValidUTF8(value["a<b"], "\ufffd") {
		t.Errorf("decoded as %q, %v", back, err)
	}
}

func FuzzLine(f *testing.F) {
	f.Add("x\n::error::\x1b\u009b\u202e\xff")
	f.Fuzz(func(t *testing.T, text string) {
		line := Line(text)
		if strings.ContainsFunc(line, Unsafe) || !utf8.ValidString(line) || strings.HasPrefix(strings.TrimSpace(line), "::") ||
			strings.Contains(line, "##[") {
			t.Errorf("%q becomes %q", text, line)
		}
		var out bytes.Buffer
		if err := WriteJSON(&out, []string{text}); err != nil {
			t.Fatal(err)
		}
		var back []string
		if err := json.Unmarshal(out.Bytes(), &back); err != nil || utf8.ValidString(text) && back[0] != text {
			t.Errorf("%q becomes %q, decoded as %q, %v", text, out.String(), back, err)
		}
		if strings.ContainsFunc(strings.ReplaceAll(out.String(), "\n", ""), Unsafe) {
			t.Errorf("%q becomes %q", text, out.String())
		}
	})
}
