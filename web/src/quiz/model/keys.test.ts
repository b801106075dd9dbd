import { describe, expect, it } from 'vitest';
import { commandOf, type Key } from './keys';

const press = (key: string, held: Partial<Key> = {}) =>
  commandOf({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held });

describe('a key', () => {
  it.each([
    ['a', { kind: 'choose', letter: 'A' }],
    ['D', { kind: 'choose', letter: 'D' }],
    ['1', { kind: 'choose', letter: 'A' }],
    ['4', { kind: 'choose', letter: 'D' }],
    ['n', { kind: 'next' }],
    ['P', { kind: 'previous' }],
    ['f', { kind: 'mark' }],
    ['s', { kind: 'submit' }],
    ['?', { kind: 'help' }],
  ])('%s asks for something', (key, command) => {
    expect(press(key)).toEqual(command);
  });

  it.each(['e', '0', '5', '', ' ', 'Enter', 'ArrowDown', 'Tab', 'F8', 'constructor'])(
    '%j asks for nothing',
    (key) => {
      expect(press(key)).toBeNull();
    },
  );

  it.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('with %s is not ours', (held) => {
    for (const key of ['a', '1', 'n', 'p', 'f', 's'])
      expect(press(key, { [held]: true })).toBeNull();
  });

  it('asks for help with Shift, where the question mark needs it', () => {
    expect(press('?', { shiftKey: true })).toEqual({ kind: 'help' });
  });
});
