import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindOf, noDiagram } from './kind-of';
import { isKind, kinds, titleOf } from './kinds';

/** A title and a question, with the kind that their keywords choose and the reason. */
interface Case {
  title: string;
  question?: string;
  kind: string;
  why: string;
}
const cases: Case[] = JSON.parse(readFileSync('src/diagrams/kind-of.cases.json', 'utf8'));

const byWords = (question: string, title = '') => kindOf({ title, question });

describe('the kind of diagram', () => {
  it.each(cases)('is $kind for $why: $title', ({ title, question = '', kind, why }) => {
    expect(byWords(question, title)).toEqual({ kind: kind === 'none' ? undefined : kind, why });
  });

  it('is named or ruled out by every topic of the bank', () => {
    const topics = Object.entries<{ figure?: string }>(
      JSON.parse(readFileSync('../topics.json', 'utf8')),
    );
    expect(
      topics.filter(([, { figure }]) => figure !== noDiagram && !isKind(figure)).map(([id]) => id),
    ).toEqual([]);
  });

  it('is the one that the topic names, if there is such a kind', () => {
    const subject = { title: 'Weirs', question: 'A weir?' };
    expect(kindOf({ ...subject, figure: 'pump-curve' }).kind).toBe('pump-curve');
    expect(kindOf({ ...subject, figure: 'no such kind' }).kind).toBe('weir');
    expect(kindOf({ ...subject, figure: 'toString' }).kind).toBe('weir');
    expect(kindOf({ ...subject, figure: '' }).kind).toBe('weir');
  });

  it('is chosen by a keyword in the title rather than one in the question', () => {
    expect(byWords('How does an orifice behave?', 'Weirs')).toEqual({
      kind: 'weir',
      why: '"weirs" in the title',
    });
  });

  const questions = [
    ['kinematic-wave', 'Which terms does kinematic wave routing drop?'],
    ['green-ampt', 'What is the suction head of the Green-Ampt method?'],
    ['lid', 'Which layers does a bio-retention cell have?'],
    ['hydrograph', 'When does the peak runoff of the hyetograph pass?'],
    ['pollutant-buildup', 'How fast is buildup by the EXP function?'],
    ['network-topology', 'Which node kinds may a dendritic layout have?'],
    ['rdii', 'Which R values of an RDII unit hydrograph are allowed?'],
    ['dynamic-wave', 'Which method shows backwater?'],
    ['orifice', 'An orifice drains a storage unit.'],
    ['pump-curve', 'Which pump has start and stop depths?'],
    ['evapotranspiration', 'Where does Hargreaves get its temperatures?'],
    ['storage', 'How deep is the storage unit?'],
    ['subcatchment-flow', 'What does the nonlinear reservoir hold?'],
    ['weir', 'How long is the weir?'],
    ['conduit', 'Which pipe has the largest hydraulic radius?'],
    ['general', 'Which simulation option is new?'],
  ] as const;
  it.each(questions)('is %s by keywords', (kind, question) => {
    expect(byWords(question).kind).toBe(kind);
  });

  it.each(kinds)('is %s for its own title', (kind) => {
    expect(byWords('', titleOf(kind)).kind).toBe(kind);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t '],
    ['words within words', 'Weird pipettes, slid, rtkx, modeled'],
    ['names of object properties', '__proto__ constructor hasOwnProperty'],
    ['markup', '<script>alert(1)</script> $\\frac{a}{b}$ %s {{x}} ..*+?^$'],
    ['half of a surrogate pair', '\ud800 \u0000 \u202e'],
    ['another script', '洪水 паводок سيل'],
  ])('is none for %s', (_what, text) => {
    expect(byWords(text, text)).toEqual({ kind: undefined, why: 'no keyword' });
  });

  it('is found quickly in a long text', () => {
    const started = performance.now();
    expect(byWords(`${'rain- '.repeat(200_000)}weir`).kind).toBe('weir');
    expect(byWords('a'.repeat(1_000_000)).kind).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('is found whatever the letter case and the hyphens', () => {
    expect(byWords('GREEN AMPT').kind).toBe('green-ampt');
    expect(byWords('Build up of dust').kind).toBe('pollutant-buildup');
  });
});
