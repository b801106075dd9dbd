// Package tex converts TeX to MathML. It runs Temml, a JavaScript library, in
// goja. The build of the site copies Temml to the folder temml. A binary built
// without it has no renderer.
package tex
