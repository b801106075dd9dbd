import { describe, expect, it } from 'vitest';
import { controls, depth, height, initial, unusableQueries } from '../../test/sample-controls';
import { searchProblems } from './search-problems';

describe('searchProblems', () => {
  it('reports a problem for each unusable query', () => {
    for (const wrong of unusableQueries) {
      expect(searchProblems(controls, initial, wrong), wrong).not.toEqual([]);
    }
  });

  it('names what could not be used', () => {
    const problems = (text: string) =>
      searchProblems(controls, initial, text).map((problem) => problem.replaceAll('\u00a0', ' '));
    expect(problems('')).toEqual([]);
    expect(problems('?depthFt=0.3&shape=square&hasFlap=true&units=SI')).toEqual([]);
    expect(problems('?depthFt=99&type=v')).toEqual([
      `${depth.label}: “99” ft is out of range and was set to 2.0 ft.`,
      'There is no parameter “type”.',
    ]);
    expect(problems('?depthFt=deep&shape=oval&hasFlap=1&units=si')).toEqual([
      `${depth.label}: “deep” is not a number.`,
      'Shape: “oval” is not round or square.',
      'Flap gate: “1” is not true or false.',
      'Units: “si” is not US or SI.',
    ]);
    expect(problems('?a&b&c&d&e&f&g')).toHaveLength(6);
    expect(problems('?a&b&c&d&e&f').at(-1)).toBe('And 1 more.');
    expect(problems('?depthFt=0.3&depthFt=0.5&units=SI&units=US&depthFt=0.3')).toEqual([
      `${depth.label}: “0.5” is ignored because the link sets another value first.`,
      'Units: “US” is ignored because the link sets another value first.',
    ]);
  });

  it('shows a limit between two steps as its slider does', () => {
    const rain = { ...height, quantity: 'depth', min: 0.1, max: 4, step: 0.1 } as const;
    const [problem] = searchProblems([rain], { ...initial, heightFt: 1 }, '?heightFt=0&units=SI');
    expect(problem).toBe('Height: “0”\u00a0in is out of range and was set to 2.54\u00a0mm.');
  });

  it('does not report a value that exceeds a limit only by rounding', () => {
    expect(searchProblems(controls, initial, '?heightFt=10.00001')).toEqual([]);
  });
});
