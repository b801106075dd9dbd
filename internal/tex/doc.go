// Package tex turns TeX into MathML. It runs Temml, a JavaScript library that
// the site's build puts into the folder temml, in goja; a binary built without
// that file has no renderer.
package tex
