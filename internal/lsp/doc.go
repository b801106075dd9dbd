// Package lsp is a language server for question banks: it shows an editor the
// findings of lint while an author writes, with fixes and the rules' own pages.
//
// It knows neither rules nor configuration: its caller checks a file and gives
// the findings. Messages follow the Language Server Protocol 3.16, with whole
// texts and UTF-16 positions, which every editor speaks.
package lsp
