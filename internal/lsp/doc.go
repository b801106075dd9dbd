// Package lsp is a language server for question banks. While an author types, it
// shows findings, fixes and rule pages in the editor.
//
// The package does not know the rules or the configuration: its caller lints the
// files. It implements the Language Server Protocol 3.16 with full text
// synchronization and UTF-16 positions, which every editor supports.
package lsp
