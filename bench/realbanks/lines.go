package main

import (
	"regexp"
	"strings"
)

// lineFormat describes a format of items by a pattern for each kind of line. Option has a group "text",
// and may have a group "mark", which is not blank if the option is right.
type lineFormat struct {
	Item        *regexp.Regexp // first line of an item; group 1 begins the stem
	Option      *regexp.Regexp
	Answer      *regexp.Regexp // group 1 has the letters of the key
	Explanation *regexp.Regexp // first line of the explanation; group 1 begins its text
	End         *regexp.Regexp // ends an item
	Drop        *regexp.Regexp // lines that are left out
}

// match returns the submatches of a pattern in a line. A nil pattern matches nothing.
func match(pattern *regexp.Regexp, line string) []string {
	if pattern == nil {
		return nil
	}
	return pattern.FindStringSubmatch(line)
}

// lineReader reads one file.
type lineReader struct {
	*lineFormat
	items  []Item
	item   *Item   // the item that is being read; nil between items
	part   *string // the stem, option or explanation of item to which the next lines are added
	fenced bool    // inside a code block
}

// read splits a text into items.
func (f *lineFormat) read(text string) []Item {
	r := &lineReader{lineFormat: f}
	for line := range strings.Lines(text) {
		r.readLine(strings.TrimRight(line, "\r\n"))
	}
	r.finish()
	return r.items
}

func (r *lineReader) readLine(line string) {
	m := match(r.Item, line)
	fence := strings.HasPrefix(strings.TrimSpace(line), "```")
	switch {
	case m != nil && !r.fenced:
		r.finish()
		r.item = &Item{Q: m[1]}
		r.part = &r.item.Q
	case r.item == nil:
	case fence || r.fenced:
		if fence {
			r.fenced = !r.fenced
		}
		*r.part += "\n" + line
	case match(r.Drop, line) != nil:
	case match(r.End, line) != nil:
		r.finish()
	default:
		r.addLine(line)
	}
}

// addLine adds a line to the current item.
func (r *lineReader) addLine(line string) {
	explained := r.part == &r.item.Explanation
	if m := match(r.Option, line); m != nil && !explained {
		n := len(r.item.Options)
		r.item.Options = append(r.item.Options, m[r.Option.SubexpIndex("text")])
		r.part = &r.item.Options[n]
		if mark := r.Option.SubexpIndex("mark"); mark > 0 && strings.TrimSpace(m[mark]) != "" {
			r.item.Keys = append(r.item.Keys, n)
		}
	} else if m := match(r.Answer, line); m != nil && len(r.item.Keys) == 0 {
		r.item.Keys = letterKeys(m[1])
	} else if m := match(r.Explanation, line); m != nil && !explained && len(r.item.Options) > 1 {
		r.item.Explanation = m[1]
		r.part = &r.item.Explanation
	} else {
		*r.part += "\n" + line
	}
}

// finish ends the current item, if any.
func (r *lineReader) finish() {
	if r.item != nil {
		r.item.Q, r.item.Explanation = strings.TrimSpace(r.item.Q), strings.TrimSpace(r.item.Explanation)
		for i, option := range r.item.Options {
			r.item.Options[i] = strings.TrimSpace(option)
		}
		r.items = append(r.items, *r.item)
	}
	r.item, r.fenced = nil, false
}
