import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepUp } from './page-version';

const reload = vi.fn();

function serve(version: string) {
  document.head.innerHTML = `<meta name="swmmquiz-version" content="${version}">`;
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  serve('one');
});
afterEach(() => {
  document.head.innerHTML = '';
});

it('leaves a page alone that is up to date', () => {
  keepUp('one', reload);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads a page that was served with another version', () => {
  keepUp('two', reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not go in circles when a cache returns the old page', () => {
  keepUp('two', reload);
  keepUp('two', reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads again when an edit is taken back', () => {
  keepUp('two', reload);
  serve('two');
  keepUp('two', reload);
  keepUp('one', reload);
  serve('one');
  keepUp('one', reload);
  keepUp('two', reload);
  expect(reload).toHaveBeenCalledTimes(3);
});

it('does nothing in a browser that remembers nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError');
  });
  keepUp('two', reload);
  expect(reload).not.toHaveBeenCalled();
});
