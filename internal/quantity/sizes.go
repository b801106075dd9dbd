package quantity

// Sizes returns the numbers by which texts can be sorted, if all are quantities on
// one scale or ranges: the values, or the lower limits.
func Sizes(texts []string) ([]float64, bool) {
	list := make([]float64, len(texts))
	if values, ok := parseAll(texts); ok {
		for i, v := range values {
			list[i] = v.Base()
		}
		return list, Comparable(values)
	}
	var first Range
	for i, text := range texts {
		r, ok := ParseRange(text)
		if i == 0 {
			first = r
		}
		if !ok || r.OneSided() || r.Dates || r.Frame != first.Frame {
			return nil, false
		}
		list[i] = r.Low
	}
	return list, len(list) > 1
}
