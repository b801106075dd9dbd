package lsp

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strconv"
	"strings"
	"sync"

	"github.com/sourcegraph/jsonrpc2"
)

const (
	// maxHeaderLine is the maximum size of a header line, in bytes.
	maxHeaderLine = 4096
	// maxMessage is the maximum size of a message, in bytes. A message may
	// contain the text of a large bank.
	maxMessage = 1 << 30
)

// stream reads and writes the frames of the base protocol: a header with the
// length, then JSON. It answers invalid JSON with an error and continues. An
// invalid header ends the stream, because the start of the next frame is unknown.
type stream struct {
	in  *bufio.Reader
	out io.WriteCloser

	mu    sync.Mutex
	fault error // the first protocol or read error
}

func newStream(s io.ReadWriteCloser) *stream {
	return &stream{in: bufio.NewReaderSize(s, maxHeaderLine), out: s}
}

// ReadObject reads the next message.
func (s *stream) ReadObject(v any) error {
	for {
		body, err := s.readFrame()
		if errors.Is(err, io.EOF) {
			return err
		}
		if err != nil {
			s.refuse(jsonrpc2.CodeParseError, err)
			return err
		}
		if !json.Valid(body) {
			s.refuse(jsonrpc2.CodeParseError, errors.New("the message is not valid JSON"))
			continue
		}
		// Decode into a new value, so that a refused message leaves v unchanged.
		message := reflect.New(reflect.TypeOf(v).Elem())
		if err := json.Unmarshal(body, message.Interface()); err != nil {
			s.refuse(jsonrpc2.CodeInvalidRequest, errors.New("the message is neither a request nor a response"))
			continue
		}
		reflect.ValueOf(v).Elem().Set(message.Elem())
		return nil
	}
}

// readFrame reads a frame and returns its content. The error is io.EOF at the end of
// the stream.
func (s *stream) readFrame() ([]byte, error) {
	length := -1
	for first := true; ; first = false {
		line, err := s.in.ReadSlice('\n')
		switch {
		case errors.Is(err, io.EOF) && first && len(line) == 0:
			return nil, io.EOF
		case errors.Is(err, bufio.ErrBufferFull):
			return nil, fmt.Errorf("a header line has more than %d bytes", maxHeaderLine)
		case errors.Is(err, io.EOF):
			return nil, errors.New("the stream ends within a header")
		case err != nil:
			return nil, err
		}
		text := strings.TrimRight(string(line), "\r\n")
		if text == "" {
			break
		}
		name, value, ok := strings.Cut(text, ":")
		if !ok {
			return nil, fmt.Errorf("%.40q is not a header line", text)
		}
		if strings.EqualFold(strings.TrimSpace(name), "Content-Length") {
			n, err := strconv.ParseUint(strings.TrimSpace(value), 10, 32)
			if err != nil || n > maxMessage {
				return nil, fmt.Errorf("%.40q is not a valid Content-Length", strings.TrimSpace(value))
			}
			length = int(n)
		}
	}
	if length < 0 {
		return nil, errors.New("the header has no Content-Length")
	}
	// The buffer grows with the data, because the length may be wrong.
	var body bytes.Buffer
	n, err := io.CopyN(&body, s.in, int64(length))
	if errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("the stream ends after %d of %d bytes of a message", n, length)
	}
	return body.Bytes(), err
}

// refuse responds to an invalid message with an error. The response's ID is null, because
// the message's ID is unknown.
func (s *stream) refuse(code int64, fault error) {
	s.mu.Lock()
	if s.fault == nil {
		s.fault = fault
	}
	s.mu.Unlock()
	_ = s.WriteObject(map[string]any{
		"jsonrpc": "2.0", "id": nil,
		"error": map[string]any{"code": code, "message": fault.Error()},
	})
}

// firstFault returns the first protocol or read error, or nil.
func (s *stream) firstFault() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.fault
}

// WriteObject writes a message.
func (s *stream) WriteObject(v any) error {
	body, err := json.Marshal(v)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	_, err = s.out.Write(append(fmt.Appendf(nil, "Content-Length: %d\r\n\r\n", len(body)), body...))
	return err
}

// Close closes the stream.
func (s *stream) Close() error { return s.out.Close() }
