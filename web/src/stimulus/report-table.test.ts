import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportTable } from './report-table';

describe('a table of a report', () => {
  it('has headings of several lines, some over several columns', () => {
    const text = [
      'Conduit Summary',
      '--------------------------------------------',
      '                 ---- Hours Full ---   Peak',
      'Conduit Name     Both Ends  Upstream    CFS',
      '--------------------------------------------',
      'C1                    1.83      1.90   10.5',
      'C2                    0.01      1.95    7.2',
    ].join('\n');
    expect(reportTable(text)).toEqual({
      title: 'Conduit Summary',
      columns: ['Conduit Name', 'Hours Full Both Ends', 'Hours Full Upstream', 'Peak CFS'],
      rows: [
        ['C1', '1.83', '1.90', '10.5'],
        ['C2', '0.01', '1.95', '7.2'],
      ],
    });
  });

  it('has the row of totals below a third rule', () => {
    const rule = '-'.repeat(30);
    const headings = 'Outfall Node     Avg CFS   Max CFS';
    const lines = ['Outfall Loading Summary', rule, headings, rule];
    const rows = ['OUT1                1.52      6.03', rule, 'System              1.52      6.03'];
    expect(reportTable([...lines, ...rows].join('\n'))).toMatchObject({
      columns: ['Outfall Node', 'Avg CFS', 'Max CFS'],
      rows: [
        ['OUT1', '1.52', '6.03'],
        ['System', '1.52', '6.03'],
      ],
    });
  });

  it.each([
    ['there are no rules', 'a   1\nb   2'],
    ['there are no rows', `a\n${'-'.repeat(20)}\nb\n${'-'.repeat(20)}`],
    ['a cell is empty', `t\n${'-'.repeat(20)}\na   b\n${'-'.repeat(20)}\n1   2\n3`],
  ])('is not found where %s', (_, text) => {
    expect(reportTable(text)).toBeNull();
  });

  it('is found in listings of the bank', () => {
    const file = path.join(import.meta.dirname, '../../../questions.json');
    const bank: { stimulus?: { listing?: string } }[] = JSON.parse(readFileSync(file, 'utf8'));
    const texts = bank.map(({ stimulus }) => stimulus?.listing ?? '');
    const tables = texts.map(reportTable).filter((table) => table !== null);
    expect(tables.length).toBeGreaterThan(5);
    for (const { columns } of tables) expect(columns.length).toBeGreaterThan(3);
  });
});
