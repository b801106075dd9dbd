import { describe, expect, it } from 'vitest';
import { specOf } from '../../test/specs';
import { kinds } from '../kinds';
import { clock, inflow, mapRow, options, projectText, rain } from './project';

describe('a project', () => {
  it('names the columns in a comment, and leaves out sections without rows', () => {
    const text = projectText('A test', [
      ['OUTFALLS', ['Name', 'Elev', 'Type'], [['OUT', 0.3, 'FREE']]],
      ['CURVES', ['Name'], []],
      ['REPORT', [], [['NODES ALL']]],
    ]);
    expect(text).toBe(`[TITLE]
A test

[OUTFALLS]
;;Name  Elev  Type
OUT     0.3   FREE

[REPORT]
NODES ALL
`);
  });

  it('writes times as the engine reads them', () => {
    expect([0, 0.25, 1.5, 24].map(clock)).toEqual(['00:00:00', '00:15:00', '01:30:00', '24:00:00']);
    const [, , rows] = options(10 / 60, { ROUTING_STEP: 1 });
    expect(rows).toContainEqual(['END_TIME', '00:10:00']);
    expect(rows).toContainEqual(['ROUTING_STEP', 1]);
    const [, , longer] = options(62 * 24 + 6, {});
    expect(longer).toContainEqual(['END_DATE', '03/03/2024']);
    expect(longer).toContainEqual(['END_TIME', '06:00:00']);
  });

  it('writes rain and inflow as time series', () => {
    const text = projectText('A test', [
      ...rain([1, 2]),
      ...inflow('J1', [[0.5, 3]]),
      mapRow(['J1']),
    ]);
    expect(text).toContain('RAIN    00:15:00  2\nRAIN    00:30:00  0\n');
    expect(text).toContain('INFLOW  00:30:00  3\n');
    expect(projectText('A test', rain([1], 1 / 12, 48))).toContain(
      'RAIN    48:00:00  1\nRAIN    48:05:00  0\n',
    );
    expect(text).toContain('J1      1000  5000\n');
  });

  it.each(kinds)('defines each object that it names, in every example of %s', async (kind) => {
    const { initial, examples, project } = await specOf(kind);
    for (const changes of [{}, ...examples.map(({ params }) => params)]) {
      const text = await project(Object.assign({}, initial, changes));
      expect(text).not.toMatch(/NaN|undefined|Infinity|\[object/);
      const namesOf = (section: string) => rowsOf(text, section).map(([name]) => name);
      const nodes = ['JUNCTIONS', 'DIVIDERS', 'OUTFALLS', 'STORAGE'].flatMap(namesOf);
      const links = ['CONDUITS', 'WEIRS', 'ORIFICES'].flatMap((section) => rowsOf(text, section));
      for (const [, from, to] of [...links, ...rowsOf(text, 'PUMPS')]) {
        expect(nodes).toContain(from);
        expect(nodes).toContain(to);
      }
      expect(namesOf('XSECTIONS')).toEqual(links.map(([name]) => name));
      expect(namesOf('COORDINATES').toSorted()).toEqual(nodes.toSorted());
      expect(new Set(namesOf('POLYGONS'))).toEqual(new Set(namesOf('SUBCATCHMENTS')));
    }
  });
});

/** Returns the fields of each row of a section. */
function rowsOf(text: string, section: string): string[][] {
  const [, body = ''] = text.split(`[${section}]\n`);
  const [rows = ''] = body.split('\n\n');
  return rows
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith(';;'))
    .map((row) => row.trim().split(/\s+/));
}
