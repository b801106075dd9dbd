// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadIfOld } from './page-version';

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

it('does not reload a current page', () => {
  reloadIfOld('one', reload);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads a page that was served with another version', () => {
  reloadIfOld('two', reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload forever when a cache returns the old page', () => {
  reloadIfOld('two', reload);
  reloadIfOld('two', reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads again when an edit is undone', () => {
  reloadIfOld('two', reload);
  serve('two');
  reloadIfOld('two', reload);
  reloadIfOld('one', reload);
  serve('one');
  reloadIfOld('one', reload);
  reloadIfOld('two', reload);
  expect(reload).toHaveBeenCalledTimes(3);
});

it('does not reload in a browser without storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError');
  });
  reloadIfOld('two', reload);
  expect(reload).not.toHaveBeenCalled();
});
