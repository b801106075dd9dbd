import { describe, expect, it } from 'vitest';
import { withinLimits } from '../kit/controls';
import { sum } from '../kit/numbers';
import { spec } from './index';
import {
  blocksOf,
  depthOf,
  type InputParams,
  inflowCfs,
  inflowHours,
  intendedInches,
  seriesCfs,
} from './input';
import { describeInput, inputReadings, timeOf } from './input-describe';
import { inputProject } from './input-project';

const at = (params: Partial<InputParams>): InputParams => ({ ...spec.initial, ...params });
const say = (params: Partial<InputParams>) =>
  describeInput(at(params), 'US').replaceAll('\u00a0', ' ');

describe('a rain gage', () => {
  const values = { firstIn: 8, secondIn: 24, thirdIn: 16, gageMinutes: 15, seriesMinutes: 15 };

  it('sums volumes as given, and rates times the interval', () => {
    expect(depthOf(blocksOf(at({ ...values, format: 'volume' })))).toBeCloseTo(48, 9);
    expect(depthOf(blocksOf(at({ ...values, format: 'intensity' })))).toBeCloseTo(12, 9);
  });

  it('gives a quarter of the intended depth if hourly rates have an interval of 15 minutes', () => {
    const params = at({ seriesMinutes: 60, gageMinutes: 15 });
    expect(depthOf(blocksOf(params)) / intendedInches(params)).toBeCloseTo(0.25, 9);
  });

  it('lets a value begin at its time stamp and last for its interval', () => {
    const [first] = blocksOf(at({ ...values, stampHour: 14.5 }));
    expect(first).toMatchObject({ fromHour: 14.5, toHour: 14.75 });
  });

  it('lengthens the interval of its series to its own, as SWMM requires', () => {
    const params = withinLimits(spec.controls, {
      ...spec.initial,
      seriesMinutes: 15,
      gageMinutes: 60,
    });
    expect(params.seriesMinutes).toBe(60);
  });

  it('says when rain falls, and what is lost', () => {
    expect(say({ show: 'gage' })).toBe(
      'With the format INTENSITY each value is a depth per hour and applies from its time stamp: the first from 14:00 to 14:15, at 0.4 in/hr. A total of 0.5 in of rain falls, 25% of the intended depth. The interval of the gage is shorter than that of the series, so the rain pauses between the values, and SWMM issues WARNING 09.',
    );
    expect(timeOf(25.5)).toBe('01:30');
    expect(inputReadings(at({ show: 'gage' }), 'US').map(({ label }) => label)).toEqual([
      'Total precipitation',
      'Total as VOLUME',
    ]);
  });

  it('is on the map of its project, and so is its subcatchment', () => {
    const project = inputProject(at({ show: 'gage' }));
    expect(project).toMatch(/\[POLYGONS\]\n.*\nS1 /);
    expect(project).toMatch(/\[SYMBOLS\]\n.*\nGAGE /);
  });
});

describe('the inflow to a node', () => {
  it('is baseline times pattern, plus scale times series', () => {
    const params = at({ baselineCfs: 2, pattern: 1.5, scale: 0.5, fromCfs: 4, toCfs: 4 });
    expect(inflowCfs(params, 9)).toBeCloseTo(5, 9);
    expect(inflowCfs(params, 19)).toBeCloseTo(3, 9);
  });

  it('follows the hourly pattern, whose factors average 1 at first', () => {
    const params = at({ baselineCfs: 2, scale: 0 });
    expect([0, 7.9, 8, 19.9, 20].map((hour) => inflowCfs(params, hour))).toEqual([1, 1, 3, 3, 1]);
    const hours = Array.from({ length: inflowHours }, (_, hour) => inflowCfs(params, hour));
    expect(sum(hours) / inflowHours).toBe(2);
  });

  it('interpolates a series between its entries, and counts it as 0 beyond them', () => {
    const params = at({ fromHour: 2, fromCfs: 4, toHour: 10, toCfs: 20 });
    expect([1, 2, 3, 10, 11].map((hour) => seriesCfs(params, hour))).toEqual([0, 4, 6, 20, 0]);
  });

  it('names its parts', () => {
    expect(say({ show: 'inflow', atHour: 23, baselineCfs: 0 })).toBe(
      'At 23 h after the start, 0 cfs flows into the node: no baseline, and the scale factor 1 times the series’ 0 cfs. Before its first and after its last entry the series counts as 0.',
    );
  });
});
