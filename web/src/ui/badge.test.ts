import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toneOf } from './badge';

it('has a tone for each color that a category may have in the configuration', () => {
  const config = readFileSync('../internal/config/config.go', 'utf8');
  const colors = config.match(/"color" validate:"omitempty,oneof=([a-z ]+)"/)?.[1]?.split(' ');
  expect(colors?.map((color) => toneOf(color))).toEqual(colors);
  expect(toneOf('constructor')).toBe('muted');
});
