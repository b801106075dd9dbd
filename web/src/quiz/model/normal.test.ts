import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Rich } from '../../bank/bundle';
import { normalForm } from './normal';

// internal/lint/normal_cases_test.go reads the same file.
const cases: { text: string; rich: Rich; normal: string }[] = JSON.parse(
  readFileSync('src/quiz/model/normal.cases.json', 'utf8'),
);

it.each(cases)('$text compares as the lint rules do', ({ rich, normal }) => {
  expect(normalForm(rich)).toBe(normal);
});
