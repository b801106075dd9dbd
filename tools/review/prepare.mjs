// Prepares a review round for the items with one correct option: sheets for readers, without keys
// or explanations, and the list of keys for mark.mjs.
//
//   node tools/review/prepare.mjs KIND ROUND SHEETS [SIZE [CATEGORY]]
//
// KIND is blind (stimulus, stem and options), options (only the options) or test-wise (stem and
// options with disguised words and data, to be answered from cues). ROUND names a new folder in
// tools/review/rounds. SHEETS is an empty or new folder for the sheets, outside the project, because
// a reader gets a sheet and nothing else. A sheet has up to SIZE items, by default 50. The items
// are in an order that follows from the name of the round, so that their numbers reveal nothing.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { disguiseFor } from './disguise.mjs';

const [kind, round, sheets, size = '50', category] = process.argv.slice(2);
if (
  !['blind', 'options', 'test-wise'].includes(kind) ||
  !round ||
  !sheets ||
  !/^[1-9]\d*$/.test(size)
) {
  console.error(
    'usage: node tools/review/prepare.mjs blind|options|test-wise ROUND SHEETS [SIZE [CATEGORY]]',
  );
  process.exit(2);
}

const root = join(import.meta.dirname, '..', '..');
const source = readFileSync(join(root, 'questions.json'));
const rank = (id) => createHash('sha256').update(`${round} ${id}`).digest('hex');
const items = JSON.parse(source)
  .filter(({ answer }) => /^[A-D]$/.test(answer))
  .filter((item) => !category || item.category === category)
  .sort((a, b) => (rank(a.id) < rank(b.id) ? -1 : 1));

if (items.length === 0) {
  console.error(`no items in category "${category}"`);
  process.exit(2);
}

// Answers of an existing round would be scored against the new keys, and readers would get old sheets.
const folder = join(root, 'tools', 'review', 'rounds', round);
for (const target of [sheets, folder]) {
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length > 0) {
    console.error(`folder "${target}" is not empty`);
    process.exit(2);
  }
}

const letters = ['A', 'B', 'C', 'D'];
const plain = { stem: (text) => text, option: (text) => text };
const shown = items.map((item, i) => {
  const rewrite = kind === 'test-wise' ? disguiseFor(item) : plain;
  return {
    n: i + 1,
    ...(kind === 'blind' ? { stimulus: item.stimulus } : {}),
    ...(kind === 'options' ? {} : { stem: rewrite.stem(item.q) }),
    options: Object.fromEntries(
      item.options.map((option, k) => [letters[k], rewrite.option(option)]),
    ),
  };
});
const parts = Math.ceil(items.length / Number(size));
for (let part = 0; part < parts; part++) {
  const sheet = shown.filter((_, i) => i % parts === part);
  writeFileSync(join(sheets, `sheet-${part + 1}.json`), `${JSON.stringify(sheet, null, 1)}\n`);
}

const list = {
  kind,
  bank: createHash('sha256').update(source).digest('hex').slice(0, 12),
  items: items.map((item) => ({ id: item.id, category: item.category, key: item.answer })),
};
writeFileSync(join(folder, 'items.json'), `${JSON.stringify(list, null, 1)}\n`);
console.log(`wrote ${items.length} items on ${parts} sheets to ${sheets}`);
