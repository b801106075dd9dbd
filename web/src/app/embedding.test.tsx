import { afterEach, expect, it } from 'vitest';
import { adaptToFrame } from './embedding';

const root = document.documentElement;
const embedTop = () => root.style.getPropertyValue('--embed-top');
let ending = new AbortController();

function start() {
  document.body.innerHTML = '<main><button>A</button></main><dialog open><input></dialog>';
  ending = new AbortController();
  adaptToFrame(null, ending.signal);
  const button = document.querySelector('button') as HTMLElement;
  button.getBoundingClientRect = () => new DOMRect(0, 2000, 100, 44);
  const key = (target: Element | null) =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
  const press = (target: Element | null, clientY: number) =>
    target?.dispatchEvent(new MouseEvent('pointerdown', { clientY, bubbles: true }));
  return { button, key, press };
}

afterEach(() => {
  ending.abort();
  root.removeAttribute('style');
});

it('puts dialogs above the element that was typed in', () => {
  const { button, key } = start();
  expect(root.dataset.embedded).toBe('');
  key(button);
  expect(embedTop()).toBe('1880px');
});

it('puts dialogs at the place that was pressed, however tall the element there is', () => {
  const { press } = start();
  press(document.querySelector('main'), 3000);
  expect(embedTop()).toBe('2880px');
});

it('keeps the place if a key is pressed without focus or in a dialog', () => {
  const { button, key } = start();
  key(button);
  key(document.body);
  key(document.querySelector('input'));
  expect(embedTop()).toBe('1880px');
});

it('ends with its signal', () => {
  const { button, key } = start();
  ending.abort();
  key(button);
  expect(embedTop()).toBe('');
  expect(root.dataset.embedded).toBeUndefined();
  adaptToFrame(null, ending.signal);
  expect(root.dataset.embedded).toBeUndefined();
});
