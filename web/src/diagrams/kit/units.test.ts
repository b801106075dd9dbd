import { describe, expect, it } from 'vitest';
import { formatDecimals, formatMoment, formatNumber, formatQuantity, percentsOf } from './format';
import { fromShown, quantities, spokenUnit, toShown, unitOf } from './units';

describe('units', () => {
  it.each([
    ['length', 10, 3.048],
    ['depth', 1, 25.4],
    ['flow', 1, 0.0283168],
    ['land', 1, 0.404686],
    ['mass', 1, 0.453592],
    ['massPerLand', 1, 1.12085],
    ['temperature', 32, 0],
    ['temperature', 212, 100],
    ['concentration', 5, 5],
  ] as const)('converts %s from %s in US units to %s in SI', (quantity, us, si) => {
    expect(toShown(us, quantity, 'SI')).toBeCloseTo(si, 5);
  });

  it.each(quantities)('keeps the value of %s when switching to SI and back', (quantity) => {
    for (const value of [0, 1e-6, 1, 123.456, 1e6]) {
      expect(fromShown(toShown(value, quantity, 'SI'), quantity, 'SI')).toBeCloseTo(value, 6);
      expect(toShown(value, quantity, 'US')).toBe(value);
    }
  });

  it('has a symbol, and a name to be spoken, for each quantity', () => {
    expect(unitOf('flow', 'SI')).toBe('m³/s');
    for (const quantity of quantities) {
      for (const units of ['US', 'SI'] as const) {
        expect(spokenUnit(quantity, units)).not.toMatch(/[/°³²^]/);
        // "3.33 ft½/s" reads like half a foot per second.
        expect(unitOf(quantity, units)).not.toMatch(/½/);
      }
      if (quantity !== 'perHour' && quantity !== 'perDay' && quantity !== 'none') {
        expect(unitOf(quantity, 'US')).not.toBe('');
      }
    }
  });
});

describe('numbers in sentences', () => {
  it.each([
    [0, '0'],
    [-1e-15, '0'],
    [0.012345, '0.0123'],
    [12.345, '12.3'],
    [1.325, '1.33'],
    [1234.5, '1,235'],
    [-3.1234, '-3.12'],
  ])('formats %s as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('gives moments with at most two decimals', () => {
    expect([12.25, 8, 5 / 60].map(formatMoment)).toEqual([
      '12.25\u00a0h',
      '8\u00a0h',
      '0.08\u00a0h',
    ]);
  });

  it('keeps the unit on the line of its number', () => {
    expect(formatQuantity(10.5, 'flow', 'US')).toBe('10.5\u00a0cfs');
    expect(formatQuantity(50, 'percent', 'SI')).toBe('50%');
    expect(formatQuantity(-35, 'angle', 'US')).toBe('-35°');
    expect(formatQuantity(2, 'none', 'SI')).toBe('2');
    expect(formatDecimals(-0.001, 2)).toBe('0.00');
  });
});

describe('numbers without Intl', () => {
  const values = Array.from({ length: 4000 }, (_, n) => {
    // Multiples of pi avoid ties, which Intl and toFixed round differently.
    const size = (Math.PI / 3) * 10 ** ((n % 160) / 10 - 8);
    return (n % 2 ? -1 : 1) * size * (1 + ((n * 7919) % 1000) / 1000);
  });
  it('formats numbers as Intl does', () => {
    const three = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });
    const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
    for (const value of [...values, 999.4, 999.5, 999.96, 1000, -999.5, 0.0995, 1e6]) {
      const format = Math.abs(value) >= 999.5 ? whole : three;
      expect(formatNumber(value)).toBe(format.format(value));
    }
  });

  it.each([0, 1, 2, 3])('formats numbers with %d decimals as Intl does', (decimals) => {
    const format = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    });
    for (const value of values) expect(formatDecimals(value, decimals)).toBe(format.format(value));
  });
});

it.each([
  [
    [1, 76.4, 23.6],
    [1, 76, 23],
  ],
  [
    [0.02, 1.5, 0.5],
    [1, 74, 25],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [0, 2],
    [0, 100],
  ],
])('rounds shares to percentages that add up to 100%%: %j', (shares, percents) => {
  expect(percentsOf(shares)).toEqual(percents);
});
