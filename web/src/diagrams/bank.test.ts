import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { specOf } from '../test/specs';
import { searchProblems } from './frame/search-problems';
import { isKind, kinds } from './kinds';
import { modelParams } from './kit/model-params';
import { fromSearch } from './kit/search';

/** The fields of an item in questions.json that these tests read. */
interface Item {
  id: string;
  options?: string[];
  answer: string | number | string[];
  unit?: string;
  tolerance?: number;
  check?: { unit?: string; tolerance: number };
  topic: string;
  explore?: { diagram: string; state?: string };
}
const items: Item[] = JSON.parse(readFileSync('../questions.json', 'utf8'));
const own = items.filter(({ explore }) => isKind(explore?.diagram));

describe('the general diagram', () => {
  it('opens for ten questions at most: the others have a diagram of their subject, or none', () => {
    const topics: Record<string, { figure: string }> = JSON.parse(
      readFileSync('../topics.json', 'utf8'),
    );
    const open = items.filter(
      ({ topic, explore }) => (explore?.diagram ?? topics[topic]?.figure) === 'general',
    );
    expect(open.length).toBeLessThanOrEqual(10);
  });
});

describe('a question’s own case', () => {
  it.each(kinds)('opens in the diagram %s without problems', async (kind) => {
    const { controls, initial } = await specOf(kind);
    for (const { id, explore } of own.filter((item) => item.explore?.diagram === kind)) {
      expect(searchProblems(controls, initial, explore?.state ?? ''), id).toEqual([]);
    }
  });

  const withKey = own.flatMap((item) => {
    const key = item.explore?.state ? keyOf(item) : undefined;
    return key ? [{ item, ...key }] : [];
  });
  it.each(withKey)('gives the key of $item.id', async ({ item, value, unit, tolerance }) => {
    const text = await textOf(item);
    const shown = [...text.matchAll(/(-?\d[\d,]*\.?\d*)\s?([^\s\d,;)]*)/g)]
      .filter(([, , word = '']) => unit === '' || word.replace(/\.$/, '') === unit)
      .map(([, number = '']) => Number(number.replaceAll(',', '')));
    // Diagrams show three significant digits.
    const margin = (tolerance + 0.005) * Math.abs(value);
    const matches = shown.filter((one) => Math.abs(one - value) <= margin);
    expect(matches, `${value} ${unit} in: ${text}`).not.toEqual([]);
  });
});

/** Returns the number that is the key of a numeric or checked item, with its unit. */
function keyOf({ options, answer, unit = '', tolerance = 0, check }: Item) {
  if (typeof answer === 'number') return { value: answer, unit, tolerance };
  if (!check || typeof answer !== 'string') return undefined;
  const [number] = /-?\d[\d,]*\.?\d*/.exec(options?.['ABCDEFGH'.indexOf(answer)] ?? '') ?? [];
  if (number === undefined) return undefined;
  const value = Number(number.replaceAll(',', ''));
  return { value, unit: check.unit ?? '', tolerance: check.tolerance };
}

/** Returns everything that the diagram says in an item's own case. */
async function textOf({ explore }: Item): Promise<string> {
  if (!isKind(explore?.diagram)) return '';
  const spec = await specOf(explore.diagram);
  const { controls, initial, run, play, describe: sentence, readings, Drawing } = spec;
  const { params, units } = fromSearch(controls, initial, explore.state ?? '');
  const result = run(modelParams(params, initial, play?.name));
  const values = (readings?.(params, units, result) ?? []).map(({ value }) => value);
  const labels = renderToStaticMarkup(createElement(Drawing, { params, result, units }));
  return [sentence(params, units, result), ...values, labels.replace(/<[^>]*>/g, '; ')]
    .join('; ')
    .replaceAll('\u00a0', ' ');
}
