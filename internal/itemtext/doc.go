// Package itemtext knows what the texts of an item mean for the item and for
// its bank: the form in which two texts are compared, which texts refer to
// options by letter or by place, whether the order of the options matters, and
// which items clash, so that one quiz must not have both.
package itemtext
