import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number';

describe('readNumber', () => {
  it.each<[string, number]>([
    ['14.9', 14.9],
    ['14,9', 14.9],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['-3', -3],
    ['−3', -3],
    ['+3', 3],
    ['1,234', 1234],
    ['0,125', 0.125],
    ['1.234', 1.234],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234,567', 1234567],
    ['1.234.567', 1234567],
    ['1 234 567,8', 1234567.8],
    ['1\u202f234', 1234],
    ["1'234.5", 1234.5],
    ['1’234', 1234],
    ['12345,67', 12345.67],
    ['1.2e3', 1200],
    ['1,2E+3', 1200],
    ['1.2e-3', 0.0012],
    ['1.2 × 10^3', 1200],
    ['1.2x10^-3', 0.0012],
    ['1.2·10³', 1200],
    ['1.2 * 10⁻³', 0.0012],
    ['10^3', 1000],
    ['-10⁻³', -0.001],
  ])('reads %j as %d', (text, value) => {
    expect(readNumber(text)).toMatchObject({ value, rest: '' });
  });

  it.each<[string, number, string]>([
    ['14.9 cfs', 14.9, 'cfs'],
    ['425L/s', 425, 'L/s'],
    ['1.2e3 m³/s', 1200, 'm³/s'],
    ['40 %', 40, '%'],
    ['5 e', 5, 'e'],
    ['3 ft', 3, 'ft'],
  ])('reads %j as %d and the unit %s', (text, value, rest) => {
    expect(readNumber(text)).toMatchObject({ value, rest });
  });

  it.each([
    '',
    ' ',
    'abc',
    '.',
    '-',
    '1,23,4',
    '1.2.3',
    '1,2,3',
    '12 34',
    '1e999',
    'e5',
    '--3',
    'Infinity',
  ])('returns null for %j', (text) => {
    expect(readNumber(text)).toBeNull();
  });

  it('reports a single comma that could separate thousands or decimals', () => {
    expect(readNumber('1,234')?.isAmbiguous).toBe(true);
    for (const text of ['1.234', '0,234', '12,34', '1,234.5', '1,234,567']) {
      expect(readNumber(text)?.isAmbiguous).toBe(false);
    }
  });
});
