// Computes the figures in questions.json: charts, and tables of SWMM's report.
//
//   SWMM_ENGINE=/path/to/runswmm node tools/engine/figures.mjs [ID...]
//
// It replaces the data of all computed figures, or only of those of the questions with the given
// IDs. Text alternatives, and charts of curves that are input, are written by hand.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import network from './figures/network.mjs';
import quality from './figures/quality.mjs';
import reports from './figures/reports.mjs';
import routing from './figures/routing.mjs';
import runoff from './figures/runoff.mjs';
import slowFlows from './figures/slow-flows.mjs';

const root = path.join(import.meta.dirname, '../..');
const figures = { ...network, ...quality, ...reports, ...routing, ...runoff, ...slowFlows };
const ids = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(figures);

const bank = path.join(root, 'questions.json');
const questions = JSON.parse(readFileSync(bank, 'utf8'));
for (const id of ids) {
  if (!Object.hasOwn(figures, id)) throw new Error(`no figure is computed for "${id}"`);
  const question = questions.find((one) => one.id === id);
  if (!question) throw new Error(`questions.json has no question "${id}"`);
  question.stimulus = { ...figures[id](), alt: question.stimulus?.alt };
}
writeFileSync(bank, JSON.stringify(questions));
execFileSync('go', ['run', './cmd/swmmquiz', 'fmt'], { cwd: root, stdio: 'inherit' });
console.log(`figures written to questions.json: ${ids.length}`);
