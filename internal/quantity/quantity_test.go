package quantity

import (
	"math"
	"slices"
	"testing"
)

func TestNumbers(t *testing.T) {
	tests := []struct {
		text string
		want []float64
	}{
		{"12.5 cfs", []float64{12.5}},
		{"1,250 and 1\u00a0250 and 1,25", []float64{1250, 1250, 1, 25}},
		{`$1{,}250$ or $1\,250$`, []float64{1250, 1250}},
		{".5 and 0.05", []float64{0.5, 0.05}},
		{"1.2e-3, 1.2 × 10^3, 1.2 x 10⁻³", []float64{0.0012, 1200, 0.0012}},
		{`$1.2 \times 10^{-3}$`, []float64{0.0012}},
		{"10^3 or 10⁻²", []float64{1000, 0.01}},
		{"1/2, ½ and 1½", []float64{0.5, 0.5, 1.5}},
		{"-3 to 5, 3-5, (-2)", []float64{-3, 5, 3, 5, -2}},
		{"SWMM5, x2, H2O and _3", nil},
		{"12/31/2020", []float64{12, 31, 2020}},
		{"10.0.0.1", nil},
		{"3.", []float64{3}},
		{"5e", []float64{5}},
		{"A slope of 1/1,000, not 1/2.", []float64{0.001, 0.5}},
		{"1/1\u00a0000, 1/2,345,678 and 1/2, 345", []float64{0.001, 1. / 2_345_678, 0.5, 345}},
		{"at -3 °C, x - 3, TR-55, a −2 limit", []float64{-3, 3, 55, -2}},
		{"5 m² - 6, ½ - 1", []float64{5, 6, 0.5, 1}},
		{"", nil},
	}
	for _, test := range tests {
		got := Numbers(test.text)
		if len(got) != len(test.want) {
			t.Errorf("%q: got %v, want %v", test.text, got, test.want)
			continue
		}
		for i, n := range got {
			if !Within(n.Value, test.want[i], 0) {
				t.Errorf("%q: got %v, want %v", test.text, n.Value, test.want[i])
			}
			if n.Start < 0 || n.End > len(test.text) || n.Start >= n.End {
				t.Errorf("%q: bytes %d to %d", test.text, n.Start, n.End)
			}
		}
	}
}

func TestDigits(t *testing.T) {
	for text, want := range map[string][2]int{"12.50": {2, 4}, "0.05": {2, 1}, "1,250": {0, 4}, "3": {0, 1}} {
		n := Numbers(text)[0]
		if got := [2]int{n.Decimals, n.Significant}; got != want || !n.Plain {
			t.Errorf("%s: decimals and digits %v, want %v", text, got, want)
		}
	}
	if n := Numbers("1/2")[0]; n.Plain {
		t.Error("a fraction is not plain")
	}
}

func TestParse(t *testing.T) {
	tests := []struct {
		text  string
		value float64
		unit  string
		base  float64
	}{
		{"12.5 cfs", 12.5, "cfs", 12.5 * 0.0283168},
		{"about 3 m³/s", 3, "m3/s", 3},
		{`$3.5$ m^3/s`, 3.5, "m3/s", 3.5},
		{"three hours", 3, "hours", 10800},
		{"three\u00a0hours", 3, "hours", 10800},
		{"Two MW", 2, "MW", 2e6},
		{"three m³", 3, "m3", 3000},
		{"2⅜ in", 2.375, "in", 2.375 * 0.0254},
		{"a day", 1, "day", 86400},
		{"Twenty-five", 25, "", 25},
		{"two hundred", 200, "", 200},
		{"two hundred thousand", 200_000, "", 200_000},
		{"$5", 5, "$", 5},
		{"$5 million", 5, "$ million", 5},
		{"about $5", 5, "$", 5},
		{`~\$5`, 5, "$", 5},
		{"about US$5 million", 5, "$ million", 5},
		{"**$5**", 5, "$", 5},
		{"a hundred", 100, "", 100},
		{"a hundred pumps", 100, "pumps", 100},
		{"$5 per hour", 5, "$ per hour", 5. / 3600},
		{"50%", 50, "%", 50},
		{"500 mW", 500, "mW", 0.5},
		{"5 MW", 5, "MW", 5e6},
		{"4-in", 4, "in", 4 * 0.0254},
		{"5 apples", 5, "apples", 5},
		{"-3 °C", -3, "°C", -3},
	}
	for _, test := range tests {
		q, ok := Parse(test.text)
		if !ok || !Within(q.Value, test.value, 0) || q.Written != test.unit || !Within(q.Base(), test.base, 0) {
			t.Errorf("%q: got %v %v %q, base %v, want %+v", test.text, ok, q.Value, q.Written, q.Base(), test)
		}
	}
	for _, text := range []string{"", "a field", "Section 3.2", "3 to 5", "10.0.0.1", "It rises by 5 %",
		"12 of the 14 pumps fail", "2 pumps, 3 weirs", "x = 3", "12/31/2020", "5 / 3",
		"two thousand five hundred", "two hundred and fifty", "two or three", "zero five", "$5 is the price of a ticket"} {
		if q, ok := Parse(text); ok {
			t.Errorf("%q was read as %v %q", text, q.Value, q.Written)
		}
	}
}

func TestUnitAfter(t *testing.T) {
	tests := []struct{ text, want string }{
		{"5 ft/s.", "ft/s"}, {`5$ \text{m}^3$`, "m3"}, {"5 square feet wide", "square feet"}, {"5 cfs, then", "cfs"}, {"5", ""}, {"5 %", "%"},
		{"5 cubic meters per second (m³/s)", "cubic meters per second"}, {"5 hL/ha of wine", "hL/ha"}, {"5 apples a day", "apples"},
	}
	for _, test := range tests {
		start, end := UnitAfter(test.text, 1)
		if got := UnitForm(test.text[start:end]); got != test.want {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
}

func TestEqualUnitsHaveOneSymbol(t *testing.T) {
	tests := []struct{ a, b, symbol string }{
		{"m³/s", "cubic meters per second", "m3/s"}, {"ft^3/s", "cfs", "cfs"}, {"miles per hour", "mph", "mph"},
		{"grams per hectare", "g/ha", "g/ha"},
		{"feet", "ft", "ft"}, {"fathom", "fathoms", "fathom"}, {"AC-FT", "acre-feet", "acre-ft"}, {"CMS", "m3/s", "m3/s"},
	}
	for _, test := range tests {
		a, knownA := UnitNamed(test.a)
		b, knownB := UnitNamed(test.b)
		if !knownA || !knownB || a.Symbol() != test.symbol || b.Symbol() != test.symbol {
			t.Errorf("%s and %s: got %+v, %+v, want %s", test.a, test.b, a, b, test.symbol)
		}
	}
	for _, name := range []string{"and/or", "apples per hour", "G", ""} {
		if unit, known := UnitNamed(name); known {
			t.Errorf("%q was read as %s", name, unit.Symbol())
		}
	}
}

func TestEachSymbolMeansOneUnit(t *testing.T) {
	seen := map[string]string{}
	for _, fields := range rows(unitTable) {
		for _, symbol := range fields[2:] {
			if symbol == "|" {
				break
			}
			if other, found := seen[symbol]; found {
				t.Errorf("%s is a symbol of %s and of %s", symbol, other, fields[2])
			}
			seen[symbol] = fields[2]
		}
	}
}

func TestMeasures(t *testing.T) {
	tests := []struct {
		text string
		want []string
	}{
		{"It rains 12.5mm in 3 hours and 20 min.", []string{"mm", "hours", "min"}},
		{"$9.81$ m/s², or 5\\,\\mathrm{kN}", []string{"m/s²", "kN"}},
		{"At 12 kilometers per hour, not 3 apples", []string{"kilometers per hour"}},
	}
	for _, test := range tests {
		var got []string
		for _, m := range Measures(test.text) {
			got = append(got, test.text[m.UnitStart:m.UnitEnd])
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
}

func TestParseRange(t *testing.T) {
	inf := math.Inf(1)
	tests := []struct {
		text      string
		low, high float64
		frame     string
	}{
		{"10 to 20 %", 10, 20, "%"},
		{"5–10 years", 5, 10, "yr"},
		{"between 3 and 5 ft", 3, 5, "ft"},
		{"from 3 ft to 5 ft", 3, 5, "ft"},
		{"from 1 foot to 5 feet", 1, 5, "ft"},
		{"between -5 and 5 °C", -5, 5, "°C"},
		{"more than 3 days", 3, inf, "d"},
		{"less than 1 day", -inf, 1, "d"},
		{"65 or older", 65, inf, ""},
		{"65 and upwards", 65, inf, ""},
		{"no later than 2010", -inf, 2010, ""},
		{"without exceeding 5 ft", -inf, 5, "ft"},
		{"not below 5", 5, inf, ""},
		{"3 to no more than 5", 3, 5, ""},
		{"at most 4.5 m", -inf, 4.5, "m"},
		{"< 5 mg/L", -inf, 5, "mg/L"},
		{"1900-1950", 1900, 1950, ""},
		{"5 mm or more", 5, inf, "mm"},
		{"1 m to 5 km", 1, 5, "m km"},
		{"½ - ¾ in", 0.5, 0.75, "in"},
	}
	for _, test := range tests {
		r, ok := ParseRange(test.text)
		if !ok || r.Low != test.low || r.High != test.high || r.Frame != test.frame {
			t.Errorf("%q: got %v %+v, want %+v", test.text, ok, r, test)
		}
	}
	for _, text := range []string{"", "5", "five pumps", "20 to 10", "2 and 3", "a-5", "they cover 5 acres"} {
		if r, ok := ParseRange(text); ok {
			t.Errorf("%q was read as %+v", text, r)
		}
	}
}

func TestDates(t *testing.T) {
	for text, want := range map[string]bool{"1900 to 1950": true, "after 2010": true, "1.50 to 1.75": false, "20.5 or more": false} {
		if r, ok := ParseRange(text); !ok || r.Years != want {
			t.Errorf("%q: %v, years %v, want %v", text, ok, r.Years, want)
		}
	}
}

func TestExpressionErrors(t *testing.T) {
	tests := []struct{ text, message, hint string }{
		{"1 2", `check.expr: unexpected "2"`, example},
		{"r(", "check.expr: unexpected end", example},
		{"(1, 2", `check.expr: unexpected ","`, example},
		{"2e", `check.expr: invalid float literal "2e": invalid syntax`, example},
		{"99999999999999999999", `check.expr: invalid integer literal "99999999999999999999": value out of range`, example},
		{"x", `check.expr: unknown name "x"`, "use pi"},
	}
	for _, test := range tests {
		_, fault := Evaluate(test.text, nil)
		if fault == nil || fault.Message != test.message || fault.Hint != test.hint {
			t.Errorf("%q: got %+v, want %q, %q", test.text, fault, test.message, test.hint)
		}
	}
}

func TestOverlap(t *testing.T) {
	read := func(text string) Range {
		r, ok := ParseRange(text)
		if !ok {
			t.Fatalf("%q is not a range", text)
		}
		return r
	}
	tests := []struct {
		a, b           string
		overlap, touch bool
	}{
		{"1 to 5", "4 to 8", true, false},
		{"1 to 5", "5 to 8", false, true},
		{"less than 5", "5 or more", false, false},
		{"up to 5", "5 or more", false, true},
		{"1 to 5 ft", "4 to 8 m", false, false},
		{"1 to 5 years", "4 to 8 days", false, false},
		{"no more than 5", "more than 5", false, false},
		{"not over 5", "at least 5", false, true},
		{"they cover 1 to 3 acres", "they cover 3 to 5 acres", false, true},
	}
	for _, test := range tests {
		if overlap, touch := read(test.a).Overlap(read(test.b)); overlap != test.overlap || touch != test.touch {
			t.Errorf("got overlap %v, touch %v, want %+v", overlap, touch, test)
		}
	}
}

func FuzzQuantity(f *testing.F) {
	for _, text := range []string{
		"1,250.5 m³/s", "½", "10⁻³", "-3 to 5", `$1{,}2\times10^{-3}$`, "between 3 and 5", "1e999", "two hundred",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, n := range Numbers(text) {
			if n.Start < 0 || n.End > len(text) || n.Start >= n.End || math.IsInf(n.Value, 0) || math.IsNaN(n.Value) {
				t.Errorf("%q: invalid number %+v", text, n)
			}
			if start, end := UnitAfter(text, n.End); start < n.End || end < start || end > len(text) {
				t.Errorf("%q: the unit is from %d to %d", text, start, end)
			}
		}
		Parse(text)
		ParseRange(text)
	})
}
