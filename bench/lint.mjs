// Times complete processes on the same bank, alternately: `swmmquiz lint` with all
// rules, and node with a schema check by ajv. Prints the median and the range
// of each, in milliseconds.
//
//   npm ci --prefix bench && npm run lint --prefix bench [-- RUNS]
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const runs = Number(process.argv[2] ?? 21);
const folder = mkdtempSync(join(tmpdir(), 'swmmquiz-bench-'));
const binary = join(folder, 'swmmquiz');
execFileSync('go', ['build', '-trimpath', '-ldflags=-s -w', '-o', binary, './cmd/swmmquiz'], {
  cwd: root,
});

const contenders = [
  { name: 'swmmquiz lint', command: [binary, 'lint', '--fail-on', 'never'] },
  {
    name: 'node and ajv',
    command: [
      process.execPath,
      'bench/validate.mjs',
      'schema/questions.schema.json',
      'questions.json',
    ],
  },
];
const times = contenders.map(() => []);
for (let run = 0; run < runs; run++) {
  contenders.forEach(({ name, command: [program, ...args] }, i) => {
    const start = process.hrtime.bigint();
    const { status, stderr } = spawnSync(program, args, { cwd: root });
    times[i].push(Number(process.hrtime.bigint() - start) / 1e6);
    if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`);
  });
}
rmSync(folder, { recursive: true });

const items = JSON.parse(readFileSync(join(root, 'questions.json'), 'utf8')).length;
console.log(`${items} items, ${runs} alternating runs each, ${cpus().length} cores`);
contenders.forEach(({ name }, i) => {
  const sorted = times[i].sort((a, b) => a - b);
  const median = sorted[Math.floor(runs / 2)];
  console.log(
    `${name.padEnd(14)} median ${median.toFixed(1)} ms (${sorted[0].toFixed(1)} to ${sorted[runs - 1].toFixed(1)})`,
  );
});
