// Times complete processes alternately and prints the two ratios that docs/performance.md
// limits: the startup time of lint to that of actionlint, and the time of lint for the
// project's bank to that of `node -e 0`.
//
//   node bench/lint.mjs [RUNS]
//
// It builds actionlint, a linter for GitHub workflows, into a temporary folder.
// Startup is measured with the smallest valid input: one question, one job.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

const actionlint = 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12';
const root = join(import.meta.dirname, '..');
const runs = Number(process.argv[2] ?? 21);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`RUNS is "${process.argv[2]}", expected a whole number of at least 1`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'swmmquiz-bench-'));

function go(...args) {
  execFileSync('go', args, { cwd: root, env: { ...process.env, GOBIN: folder } });
}

function writeInput(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const question = {
  id: 'manning',
  q: 'Which equation relates the flow in an open channel to its depth and slope?',
  options: ['Manning', 'Horton', 'Kostiakov', 'Darcy'],
  answer: 'A',
  explanation: 'It balances the slope of the bed with the friction along the wetted perimeter.',
};
const workflow = `on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - run: echo
`;

/** Runs a command in a folder and returns its time in milliseconds. */
function time({ name, command: [program, ...args], cwd }) {
  const start = process.hrtime.bigint();
  const { error, status, stderr } = spawnSync(program, args, { cwd });
  const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
  if (error) throw error;
  if (status !== 0) throw new Error(`${name}: exit code ${status}: ${stderr}`);
  return milliseconds;
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((runs - 1) / 2)] + sorted[Math.floor(runs / 2)]) / 2;
}

try {
  go('build', '-trimpath', '-ldflags=-s -w', '-o', join(folder, 'swmmquiz'), './cmd/swmmquiz');
  go('install', '-trimpath', '-ldflags=-s -w', actionlint);
  const lint = [join(folder, 'swmmquiz'), 'lint', '--fail-on', 'never'];
  const one = writeInput('one.json', JSON.stringify([question]));
  const job = writeInput('job.yaml', workflow);
  const questionCount = JSON.parse(readFileSync(join(root, 'questions.json'), 'utf8')).length;
  const contenders = [
    { name: 'swmmquiz lint, 1 question', command: [...lint, one], cwd: folder },
    {
      name: 'actionlint, 1 job',
      command: [join(folder, 'actionlint'), '-shellcheck=', '-pyflakes=', job],
      cwd: folder,
    },
    { name: `swmmquiz lint, ${questionCount} questions`, command: lint, cwd: root },
    { name: 'node -e 0', command: [process.execPath, '-e', '0'], cwd: folder },
  ];
  const times = contenders.map(() => []);
  for (let run = 0; run < runs; run++) {
    contenders.forEach((contender, i) => {
      times[i].push(time(contender));
    });
  }
  console.log(`${runs} runs each, alternately, ${cpus().length} processors`);
  contenders.forEach(({ name }, i) => {
    const range = `${Math.min(...times[i]).toFixed(1)} to ${Math.max(...times[i]).toFixed(1)}`;
    console.log(`${name.padEnd(28)} median ${median(times[i]).toFixed(1)} ms (${range})`);
  });
  const [start, otherStart, bank, node] = times.map(median);
  console.log(`startup time / actionlint: ${(start / otherStart).toFixed(2)}, at most 5`);
  console.log(`${questionCount} questions / node -e 0: ${(bank / node).toFixed(2)}, at most 1`);
} finally {
  rmSync(folder, { recursive: true });
}
