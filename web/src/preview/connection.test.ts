// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from './connection';

/** A fake EventSource, which jsdom does not have. */
class FakeSource extends EventTarget {
  static readonly open = new Set<FakeSource>();
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.open.add(this);
  }

  close() {
    FakeSource.open.delete(this);
  }
}

const connection = { onChange: vi.fn(), onStatus: vi.fn() };
let visibility: DocumentVisibilityState;

function setVisibility(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

function send(type: string) {
  for (const source of FakeSource.open) source.dispatchEvent(new Event(type));
}

let stop: () => void;
beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('EventSource', FakeSource);
  connection.onChange.mockClear();
  connection.onStatus.mockClear();
  stop = connect('/events', connection);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('reports a change', () => {
  expect([...FakeSource.open].map(({ url }) => url)).toEqual(['/events']);
  send('message');
  expect(connection.onChange).toHaveBeenCalledTimes(1);
  expect(connection.onStatus).toHaveBeenLastCalledWith(true);
});

it('reports when the server is gone', () => {
  send('error');
  expect(connection.onChange).not.toHaveBeenCalled();
  expect(connection.onStatus).toHaveBeenLastCalledWith(false);
});

it('closes its connection while the page is hidden', () => {
  setVisibility('hidden');
  expect(FakeSource.open.size).toBe(0);
  setVisibility('visible');
  expect(FakeSource.open.size).toBe(1);
});

it('closes its connection when the page is left, and opens it on return', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(FakeSource.open.size).toBe(0);
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('pageshow'));
  expect(FakeSource.open.size).toBe(1);
});

it('does not reconnect after it is stopped', () => {
  stop();
  setVisibility('visible');
  expect(FakeSource.open.size).toBe(0);
});
