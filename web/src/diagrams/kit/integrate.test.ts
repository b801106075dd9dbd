import { expect, it } from 'vitest';
import { integrate } from './integrate';

it('integrates two equations within the tolerance', () => {
  const [decayed, grown] = integrate(
    (y, _z, out) => {
      out[0] = -y;
      out[1] = 1;
    },
    [1, 0],
    1,
    1e-4,
  );
  expect(decayed).toBeCloseTo(Math.exp(-1), 5);
  expect(grown).toBeCloseTo(1, 9);
});

it('integrates one equation alone, even after two', () => {
  const slopes = (y: number, _z: number, out: [number, number]) => {
    out[0] = 2 - y;
  };
  expect(integrate(slopes, [0], 3, 1e-6)).toEqual([expect.closeTo(2 - 2 * Math.exp(-3), 5), 0]);
});

it('takes shorter steps where the slope changes fast', () => {
  let calls = 0;
  const stiff = (y: number, _z: number, out: [number, number]) => {
    calls++;
    out[0] = -50 * (y - Math.cos(y));
  };
  const [y] = integrate(stiff, [0], 2, 1e-4);
  expect(y).toBeCloseTo(0.739085, 3);
  expect(calls).toBeGreaterThan(60);
});

it('stays where it starts when no step is short enough, as in odesolve.c', () => {
  const discontinuous = (y: number, _z: number, out: [number, number]) => {
    out[0] = y < 0.5 ? 1 : -1;
  };
  expect(integrate(discontinuous, [0], 2, 1e-12)).toEqual([0, 0]);
});
