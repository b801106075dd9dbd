package quantity

// Sizes returns the numbers by which texts can be sorted: the values if all are comparable quantities,
// or the lower limits if all are ranges with two limits and the same frame. Otherwise, and for ranges of
// years, it reports false.
func Sizes(texts []string) ([]float64, bool) {
	list := make([]float64, len(texts))
	if values, ok := ParseAll(texts); ok {
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
		if !ok || r.OneSided() || r.Years || r.Frame != first.Frame {
			return nil, false
		}
		list[i] = r.Low
	}
	return list, len(list) > 1
}
