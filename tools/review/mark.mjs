// Scores review rounds.
//
//   node tools/review/mark.mjs [ROUND] [--list]
//
// A round is a folder in tools/review/rounds with items.json (see prepare.mjs) and the
// answers of readers: answers-*.json, each a list of {"n": 1, "answer": "B", "reason": "..."}.
// --list lists the items that were answered incorrectly in a blind round, and those that were
// answered correctly in the other rounds.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rounds = join(import.meta.dirname, 'rounds');
const read = (...path) => JSON.parse(readFileSync(join(rounds, ...path), 'utf8'));
const list = process.argv.includes('--list');
const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const percent = ({ right, all }) => `${((100 * right) / all).toFixed(1)}%`;

if (!existsSync(rounds)) {
  console.error('no rounds: run node tools/review/prepare.mjs first');
  process.exit(2);
}
const existing = readdirSync(rounds).sort();
if (wanted && !existing.includes(wanted)) {
  console.error(`no round "${wanted}"; rounds: ${existing.join(', ')}`);
  process.exit(2);
}
for (const round of wanted ? [wanted] : existing) {
  const { kind, bank, items } = read(round, 'items.json');
  const tally = new Map();
  const count = (name, right) => {
    const t = tally.get(name) ?? { right: 0, all: 0 };
    tally.set(name, { right: t.right + (right ? 1 : 0), all: t.all + 1 });
  };
  const listed = [];
  for (const file of readdirSync(join(rounds, round)).filter((name) =>
    name.startsWith('answers-'),
  )) {
    for (const { n, answer, reason } of read(round, file)) {
      const item = items[n - 1];
      if (!item) throw new Error(`${round}/${file}: no item ${n}`);
      const right = answer === item.key;
      count('all', right);
      count(item.category, right);
      const isListed = kind === 'blind' ? !right : right;
      if (isListed) listed.push(`  ${item.id}: ${answer}, key ${item.key}: ${reason}`);
    }
  }
  const line = [...tally]
    .map(([name, t]) => `${name} ${t.right}/${t.all} (${percent(t)})`)
    .join(', ');
  console.log(`${round} (${kind}, bank ${bank}): ${line || 'no answers yet'}`);
  if (list && listed.length > 0) console.log(listed.join('\n'));
}
