import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from './connection';

/** Stands for the browser's EventSource, which jsdom lacks. */
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

const connection = { onChange: vi.fn(), onLink: vi.fn() };
let visibility: DocumentVisibilityState;

function see(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

function tell(type: string) {
  for (const source of FakeSource.open) source.dispatchEvent(new Event(type));
}

let stop: () => void;
beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('EventSource', FakeSource);
  connection.onChange.mockClear();
  connection.onLink.mockClear();
  stop = connect('/events', connection);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('says when something changed', () => {
  expect([...FakeSource.open].map(({ url }) => url)).toEqual(['/events']);
  tell('message');
  expect(connection.onChange).toHaveBeenCalledTimes(1);
  expect(connection.onLink).toHaveBeenLastCalledWith(true);
});

it('says when the server is gone', () => {
  tell('error');
  expect(connection.onChange).not.toHaveBeenCalled();
  expect(connection.onLink).toHaveBeenLastCalledWith(false);
});

it('gives its connection back while the page is hidden', () => {
  see('hidden');
  expect(FakeSource.open.size).toBe(0);
  see('visible');
  expect(FakeSource.open.size).toBe(1);
});

it('lets go when the page is left, and comes back with it', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(FakeSource.open.size).toBe(0);
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('pageshow'));
  expect(FakeSource.open.size).toBe(1);
});

it('stops', () => {
  stop();
  see('visible');
  expect(FakeSource.open.size).toBe(0);
});
