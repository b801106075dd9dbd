import { describe, expect, it } from 'vitest';
import { commandOf, type Key } from './keys';

const press = (key: string, modifiers: Partial<Key> = {}, options = 4) =>
  commandOf(
    { key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...modifiers },
    options,
  );

describe('a key', () => {
  it.each([
    ['a', { kind: 'choose', letter: 'A' }],
    ['D', { kind: 'choose', letter: 'D' }],
    ['1', { kind: 'choose', letter: 'A' }],
    ['4', { kind: 'choose', letter: 'D' }],
    ['n', { kind: 'next' }],
    ['P', { kind: 'previous' }],
    ['f', { kind: 'mark' }],
    ['i', { kind: 'details' }],
    ['m', { kind: 'map' }],
    ['o', { kind: 'alone' }],
    ['s', { kind: 'submit' }],
    ['?', { kind: 'help' }],
  ])('has a command: %s', (key, command) => {
    expect(press(key)).toEqual(command);
  });

  it.each([
    ['e', 'E'],
    ['f', 'F'],
    ['8', 'H'],
  ])('chooses an option of a question with eight: %s', (key, letter) => {
    expect(press(key, {}, 8)).toEqual({ kind: 'choose', letter });
    expect(press(key, {}, 4)?.kind).not.toBe('choose');
  });

  it.each(['e', '0', '5', '', ' ', 'Enter', 'ArrowDown', 'Tab', 'F8', 'constructor'])(
    'has no command: %j',
    (key) => {
      expect(press(key)).toBeNull();
    },
  );

  it.each(['0', '7', '.', '-'])('is typed where a number is the answer: %s', (key) => {
    expect(press(key, {}, 0)).toEqual({ kind: 'type' });
  });

  it.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('has no command with %s', (modifier) => {
    for (const key of ['a', 'n', 'p', 'f', 'i', 'm', 'o', 's'])
      expect(press(key, { [modifier]: true })).toBeNull();
    if (modifier !== 'shiftKey') expect(press('1', { [modifier]: true })).toBeNull();
  });

  it('chooses an option with a digit that needs Shift, as on French keyboards', () => {
    expect(press('2', { shiftKey: true })).toEqual({ kind: 'choose', letter: 'B' });
    expect(press('2', { shiftKey: true }, 0)).toEqual({ kind: 'type' });
    expect(press('.', { shiftKey: true }, 0)).toEqual({ kind: 'type' });
    expect(press('F1', { shiftKey: true })).toBeNull();
  });

  it('opens the help even with Shift, which the question mark may need', () => {
    expect(press('?', { shiftKey: true })).toEqual({ kind: 'help' });
  });
});
