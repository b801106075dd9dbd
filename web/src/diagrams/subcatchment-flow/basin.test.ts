import { expect, it } from 'vitest';
import { depthText } from './basin';

it.each([
  [0, 'US', '0 in'],
  [0.004, 'US', '<0.01 in'],
  [0.0564, 'US', '0.06 in'],
  [0.116, 'US', '0.12 in'],
  [12.34, 'US', '12.3 in'],
  [0.0564, 'SI', '1.4 mm'],
  [0.695, 'SI', '18 mm'],
  [0.001, 'SI', '<0.1 mm'],
] as const)(
  'labels a depth of %d in, shown in %s units, with few digits to save room: %s',
  (depth, units, text) => {
    expect(depthText(depth, units)).toBe(text.replace(' ', '\u00a0'));
  },
);
