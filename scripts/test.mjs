// npm test, which CI runs too: the static checks, the builds and all test suites. It ends with the
// summaries of the suites.
import { findBrowsers } from './lib/browsers.mjs';
import { buildSite, buildTool, embedTemml, exportBank, install } from './lib/build.mjs';
import { fail, needTools, step, tool } from './lib/step.mjs';
import { testGo, testInBrowsers, testWeb } from './lib/suites.mjs';

const started = Date.now();
needTools();
await install();
embedTemml();

const goCode = ['bench', 'cmd', 'docs/rules', 'internal', 'web/embed.go', 'web/embed_test.go'];
const unformatted = await step('Check the formatting of Go code', 'gofmt', ['-l', ...goCode], {
  quiet: true,
});
if (unformatted.trim())
  fail(`files that are not formatted:\n${unformatted.trimEnd()}`, 'run gofmt -w on these files');
await step('Check Go with vet', 'go', ['vet', './...']);
await step('Check Go with staticcheck', 'go', ['tool', 'staticcheck', './...']);
await step('Check TypeScript with Biome', 'npx', [
  'biome',
  'ci',
  '--error-on-warnings',
  '--colors=off',
]);

await buildTool('Build the command-line tool');
await exportBank();
await step('Type-check TypeScript', 'npm', ['run', '--silent', 'typecheck', '--workspace', 'web']);
await buildSite();
await step('Check the size of the site', 'node', ['bench/site.mjs']);
await buildTool('Embed the site into the tool');
await step('Check that the bundle matches the bank', tool, ['export', '--check']);

const suites = [await testGo(), await testWeb(), await testInBrowsers(await findBrowsers())];

console.log(`\n${'─'.repeat(60)}`);
for (const { name, summary } of suites) {
  console.log(`${name}:`);
  for (const line of summary) console.log(`  ${line.trim()}`);
}
const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
console.log(`\ntook ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
