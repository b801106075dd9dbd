import { describe, expect, it } from 'vitest';
import type { Feedback, Letter } from '../bank/bundle';
import type { MultipleItem, NumericItem } from '../bank/item';
import { isCorrect, typeOf } from './types';

const multiple: MultipleItem & Feedback = {
  id: 'm',
  type: 'multiple',
  q: 'Which of these are acids?',
  options: ['Vinegar', 'Soda', 'Lemon juice', 'Lye', 'Yogurt'],
  answer: ['A', 'C', 'E'],
  explanation: '',
  rationales: ['', 'Soda is a base.', 'Citric acid.', 'Lye is a base.', ''],
};

const numeric: NumericItem & Feedback = {
  id: 'n',
  type: 'numeric',
  q: 'How much water?',
  options: [],
  answer: 1.5,
  entry: { value: 1.5, unit: 'm³', tolerance: 0.02, units: [{ unit: 'L', factor: 1000 }] },
  explanation: '',
  misconceptions: [
    { value: 3, rationale: 'Takes the diameter for the radius.' },
    { value: 3.05, rationale: 'Rounds up.' },
  ],
};

describe('a question with several answers', () => {
  const type = typeOf(multiple);

  it.each<[Letter[], boolean, number]>([
    [['A', 'C', 'E'], true, 5],
    [['A', 'C'], false, 4],
    [['A', 'B', 'C', 'E'], false, 4],
    [['B', 'D'], false, 0],
  ])('judges %j: correct is %s, with %d options judged correctly', (chosen, correct, right) => {
    expect(isCorrect(multiple, chosen)).toBe(correct);
    expect(type.judgedOptions?.(multiple, chosen)).toEqual({ right, total: 5 });
  });

  it('cannot be judged before an option is chosen', () => {
    expect(type.problem(multiple, null)).toBe('Select at least one option.');
    expect(type.problem(multiple, [])).toBe('Select at least one option.');
    expect(type.problem(multiple, ['B'])).toBeNull();
  });

  it('names its answers in a sentence, and lists them with their texts', () => {
    expect(type.keySentence(multiple)).toBe('The correct answers are A, C and E.');
    expect(type.key(multiple).map(({ text }) => text)).toEqual([
      'Vinegar',
      'Lemon juice',
      'Yogurt',
    ]);
    expect(type.responseText(multiple, ['A', 'D'])).toBe('A, D');
  });

  it('toggles options by their letters', () => {
    expect(type.press?.(null, 'C')).toEqual(['C']);
    expect(type.press?.(['C'], 'A')).toEqual(['A', 'C']);
    expect(type.press?.(['A', 'C'], 'A')).toEqual(['C']);
  });

  it('labels each rationale with its option, and whether that was wrong or missed', () => {
    expect(type.notes(multiple, ['A', 'B']).map(({ label }) => label)).toEqual([
      'B, wrong',
      'C, missed',
      'D',
    ]);
  });
});

describe('a numeric answer', () => {
  const type = typeOf(numeric);

  it.each([
    ['1.5', true],
    ['1,5', true],
    ['1.53', true],
    ['1.47', true],
    ['1.531', false],
    ['-1.5', false],
    ['1.5 m³', true],
    ['1.5 m^3', true],
    ['1.5m3', true],
    ['1500 L', true],
    ['1,500 l', true],
    ['1500', false],
    ['1.5 L', false],
  ])('is correct if entered as %j: %s', (text, correct) => {
    expect(isCorrect(numeric, { text })).toBe(correct);
  });

  it.each(['1.5 cubic meters', '1.5 Cubic-Meter', '1500 liters'])('may spell units: %s', (text) => {
    const spelled: NumericItem = {
      ...numeric,
      entry: {
        ...numeric.entry,
        spellings: ['cubic meter', 'cubic meters'],
        units: [{ unit: 'L', spellings: ['liters'], factor: 1000 }],
      },
    };
    expect(isCorrect(spelled, { text })).toBe(true);
  });

  it('must be a number in an accepted unit', () => {
    expect(type.problem(numeric, null)).toMatch(/^Enter a number/);
    expect(type.problem(numeric, { text: 'much' })).toMatch(/^Enter a number/);
    expect(type.problem(numeric, { text: '5 gal' })).toBe(
      'The unit “gal” is not accepted. Use m³ or L.',
    );
    expect(isCorrect(numeric, { text: '5 gal' })).toBe(false);
  });

  it('distinguishes units that differ only in case', () => {
    const power = {
      ...numeric,
      entry: { value: 2, unit: 'MW', tolerance: 0.01, units: [{ unit: 'mW', factor: 1e9 }] },
    };
    expect(isCorrect(power, { text: '2 MW' })).toBe(true);
    expect(isCorrect(power, { text: '2 mW' })).toBe(false);
    expect(isCorrect(power, { text: '2e9 mW' })).toBe(true);
  });

  it.each([
    ['µg/L', '5 ug/L'],
    ['µg/L', '5 μg/l'],
    ['h⁻¹', '5 h^-1'],
    ['h^-1', '5 h⁻¹'],
    ['μg/μL', '5 ug/uL'],
    ['ac-ft', '5 ac ft'],
  ])('is accepted in %s when entered as %s', (unit, text) => {
    const item = { ...numeric, entry: { value: 5, unit, tolerance: 0.01 } };
    expect(isCorrect(item, { text })).toBe(true);
  });

  it('is not accepted with the opposite exponent', () => {
    const item = { ...numeric, entry: { value: 5, unit: 'm⁻³', tolerance: 0.01 } };
    expect(isCorrect(item, { text: '5 m³' })).toBe(false);
    expect(isCorrect(item, { text: '5 m^-3' })).toBe(true);
  });

  it('is not accepted with a unit if the answer has none', () => {
    const ratio = { ...numeric, entry: { value: 2, tolerance: 0.01 } };
    expect(type.problem(ratio, { text: '2 ft' })).toBe(
      'The unit “ft” is not accepted. Leave it out.',
    );
  });

  it('must be exact if the answer is zero', () => {
    const zero = { ...numeric, entry: { value: 0, tolerance: 0.1 } };
    expect(isCorrect(zero, { text: '0' })).toBe(true);
    expect(isCorrect(zero, { text: '0.01' })).toBe(false);
  });

  it('names the tolerance and the closest misconception', () => {
    expect(type.keySentence(numeric)).toBe('The correct answer is 1.5\u00a0m³.');
    expect(type.notes(numeric, { text: '3,04' })).toEqual([
      { label: 'What leads to 3,04\u00a0m³', text: 'Rounds up.' },
      {
        label: 'Tolerance',
        text: 'Values from 1.47 to 1.53\u00a0m³ are right (within 2% of 1.5).',
      },
    ]);
    expect(type.notes(numeric, { text: '3000 L' })[0]?.label).toBe('What leads to 3000 L');
    expect(type.notes(numeric, { text: '7' })).toHaveLength(1);
    expect(type.notes(numeric, { text: '1.5' })).toHaveLength(1);
    expect(type.notes(numeric, null)).toHaveLength(1);
  });

  it('has only correct values in its tolerance note', () => {
    const noteOn = (entry: NumericItem['entry']) =>
      type.notes({ ...numeric, entry }, null)[0]?.text;
    const flow = { value: -14.9, unit: 'cfs', tolerance: 0.02 };
    const ends = ['-15.19', '-14.61'];
    expect(noteOn(flow)).toBe(
      `Values from ${ends.join(' to ')}\u00a0cfs are right (within 2% of -14.9).`,
    );
    for (const text of ends) expect(isCorrect({ ...numeric, entry: flow }, { text })).toBe(true);
    const rounded = { ...flow, value: 5.2, exact: 5.168, tolerance: 0.01 };
    expect(noteOn(rounded)).toBe(
      'Values from 5.117 to 5.219\u00a0cfs are right (within 1% of 5.168).',
    );
    for (const [text, correct] of [
      ['5.117', true],
      ['5.219', true],
      ['5.22', false],
    ] as const) {
      expect(isCorrect({ ...numeric, entry: rounded }, { text }), text).toBe(correct);
    }
    expect(noteOn({ value: 2e-7, tolerance: 0.02 })).toContain('from 1.96e-7 to 2.04e-7 are');
    expect(noteOn({ value: 7, tolerance: 0 })).toBe('Only 7 is right.');
    expect(noteOn({ value: 0, tolerance: 0.1 })).toBe('Only 0 is right.');
  });
});
