import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalog } from '../test/bundle';
import { reportAddresses } from './report-addresses';

const id = 'hyd-a&b c+d';
const { mail, issue } = reportAddresses(catalog, id);

it('fills in an email with the ID, version and bank hash', () => {
  if (mail === null) throw new Error('no email address');
  const url = new URL(mail);
  expect(url.pathname).toBe(catalog.email);
  expect(mail).not.toMatch(/[ +\n]/);
  const fields = new URLSearchParams(url.search);
  expect(fields.get('subject')).toBe(`Question ${id}`);
  expect(fields.get('body')).toContain(`Question: ${id}\r\n`);
  expect(fields.get('body')).toContain('version 0123456789ab, bank 01234567');
});

it('fills in the issue form by the names of its fields', () => {
  const url = new URL(issue ?? '');
  expect(`${url.origin}${url.pathname}`).toBe(`${catalog.repository}/issues/new`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    template: 'question-report.yml',
    title: `question: ${id}`,
    item: id,
    build: 'version 0123456789ab, bank 01234567',
  });
  const form = readFileSync('../.github/ISSUE_TEMPLATE/question-report.yml', 'utf8');
  for (const field of ['item', 'build']) expect(form).toContain(`id: ${field}\n`);
});

it('offers no email without a contact', () => {
  expect(reportAddresses({ ...catalog, email: '' }, id)).toEqual({ mail: null, issue });
});

it.each(['https://codeberg.org/a/b', 'https://github.com/a', 'javascript:alert(1)'])(
  'offers no issue form for %s',
  (repository) => {
    expect(reportAddresses({ ...catalog, repository }, id).issue).toBeNull();
  },
);
