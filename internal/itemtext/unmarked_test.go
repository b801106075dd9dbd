package itemtext

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestUnmarked(t *testing.T) {
	tests := []struct {
		name, text string
		want       []string
	}{
		{"shell", "Which part of docker run -it --rm ubuntu bash names the image?", []string{"-it --rm"}},
		{"Dockerfile", "COPY . /app", []string{"COPY . /app"}},
		{"Dockerfile in a sentence", "The line COPY . /app copies the source.", []string{"/app"}},
		{"pipe", "What does cat a.txt | grep -v x | wc print?", []string{"a.txt | grep -v x | wc"}},
		{"variable", "The command echo $HOME prints a path.", []string{"$HOME"}},
		{"glob", "Delete all *.log files.", []string{"*.log"}},
		{"YAML", `The limit is cpu: "500m" per container.`, []string{`"500m"`}},
		{"JSON", `{"name": "x", "size": 3}`, []string{`{"name": "x", "size": 3}`}},
		{"SQL", "SELECT name FROM users WHERE id = 5", []string{"SELECT name FROM users WHERE id = 5"}},
		{"Python", "for i in range(10): print(i)", []string{"for i in range(10): print(i)"}},
		{"lines", "What is printed?\nx = 1\nwhile true\n  x += 1\nend\n\nChoose one.", []string{"x = 1", "x += 1"}},
		{"JavaScript", "const f = (a , b) => a + b;", []string{"const f = (a , b) => a + b;"}},
		{"Go", "if err != nil { return err }", []string{"if err != nil { return err }"}},
		{"C", "int *p = malloc(10 * sizeof(int));", []string{"int *p = malloc(10 * sizeof(int));"}},
		{"Java", "System.out.println prints a line", []string{"System.out.println"}},
		{"PHP", "$x = 5; echo $x;", []string{"$x = 5; echo $x;"}},
		{"camel case", "The method getItem returns one.", []string{"getItem"}},
		{"camel case alone", "getItem", []string{"getItem"}},
		{"hexadecimal number alone", "0x1F", []string{"0x1F"}},
		{"snake case", "Set max_connections to 5 here.", []string{"max_connections"}},
		{"HTML", "The tag <br> breaks the line.", []string{"<br>"}},
		{"CSS", "p { color: red }", []string{"p { color: red }"}},
		{"spreadsheet", "The formula =SUM(A1:A5) adds five cells.", []string{"=SUM(A1:A5)"}},
		{"regular expression", `Which of them does ^a\d+$ match?`, []string{`^a\d+$`}},
		{"address", "Which host is 10.0.0.1/16 and which www.example.org?", []string{"10.0.0.1/16", "www.example.org?"}},
		{"path", "The files are in /etc/nginx and ~/conf there.", []string{"/etc/nginx and ~/conf"}},
		{"Windows path", `It is in C:\Users\me there.`, []string{`C:\Users\me`}},
		{"TeX without dollars", `\frac{7}{5}`, []string{`\frac{7}{5}`}},
		{"product", "Which is x_i . x_j here?", []string{"x_i . x_j"}},
		{"formula", "It follows that 1/sqrt(2N) is small.", []string{"1/sqrt(2N)"}},
		{"formula of words", "The law says force = mass × acceleration here.", []string{"force = mass × acceleration"}},
		{"reaction", "2 H2 + O2 → 2 H2O", []string{"2 H2 + O2 → 2 H2O"}},

		{"marked code", "Set `max_connections = 5` here", nil},
		{"plural", "Mark the item(s) and fish(es) that he/she sells and/or buys.", nil},
		{"names", "At AT&T, C++ and R&D cost $5 in the U.S. at 10:30 p.m. (about 3/4).", nil},
		{"units", "A flow of 5 km/h, 12kN, 5kHz, 3 m/s² or 20°C at pH 7.", nil},
		{"emphasis", "This is _important_ and *new*, not a ____ .", nil},
		{"title", "Mr. Smith's WHO report, e.g. the 2nd, i.e. that of No. 5.", nil},
		{"quotation", `He said "no" and 'yes' - then left.`, nil},
		{"ratio", "At 1:4 and 5-10 percent, from 1914-1918.", nil},
		{"script without capitals", "העומק של max_depth הוא גדול", []string{"max_depth"}},
		{"plain", "Which planet is the largest", nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			text := New(test.text)
			var got []string
			for _, span := range text.Unmarked() {
				got = append(got, text.Raw[span.Start:span.End])
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
