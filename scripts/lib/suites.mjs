// Runs the test suites and counts their results.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { heading, root, run } from './step.mjs';

/** Go tests with the race detector: {name, passed, failed, summary}. */
export async function goTests() {
  heading('Go tests, with the race detector');
  const count = { pass: 0, fail: 0, skip: 0 };
  const packages = [];
  const output = new Map(); // of tests that have not ended
  const { code } = await run('go', ['test', '-race', '-json', './...'], {
    onLine(line) {
      if (!line.startsWith('{')) return console.log(line);
      const event = JSON.parse(line);
      const key = `${event.Package} ${event.Test ?? ''}`;
      if (event.Action === 'output' || event.Action === 'build-output') {
        output.set(key, (output.get(key) ?? '') + event.Output);
      } else if (event.Test && event.Action in count) {
        count[event.Action] += 1;
        if (event.Action === 'fail') console.log(output.get(key) ?? '');
        output.delete(key);
      } else if (
        event.Action === 'pass' ||
        event.Action === 'fail' ||
        event.Action === 'build-fail'
      ) {
        const last = (output.get(key) ?? output.get(`${event.ImportPath} `) ?? '').trimEnd();
        const text = event.Action === 'pass' ? last.split('\n').at(-1) : last;
        packages.push(text.split('\n').at(-1));
        console.log(text);
      }
    },
  });
  return suite(
    'go test',
    code,
    count.pass,
    count.fail,
    packages.filter((line) => /^(ok|FAIL)/.test(line)),
  );
}

/** Unit and component tests of the site. */
export async function webTests() {
  heading('Unit and component tests');
  const report = 'web/test-results/vitest.json';
  const args = ['run', '--silent', 'test', '--workspace', 'web', '--'];
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(root, report)}`,
  ];
  const { code, output } = await run('npm', [...args, ...reporters]);
  const { numPassedTests, numFailedTests } = read(report) ?? {};
  return suite(
    'vitest',
    code,
    numPassedTests,
    numFailedTests,
    output.split('\n').filter((line) => /^\s+(Test Files|Tests) /.test(strip(line))),
  );
}

/** Tests in the browsers with the given paths: {CHROMIUM, FIREFOX}. */
export async function browserTests(browsers) {
  heading('Browser tests');
  const report = path.join(root, 'web/test-results/playwright.json');
  const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ['run', '--silent', 'e2e', '--workspace', 'web', '--', '--reporter=list,json'];
  const { code, output } = await run('npm', args, { env });
  const {
    expected = 0,
    flaky = 0,
    unexpected = 0,
  } = read('web/test-results/playwright.json')?.stats ?? {};
  return suite(
    'playwright',
    code,
    expected,
    unexpected + flaky,
    output.split('\n').filter((line) => /^\s+\d+ (passed|failed|flaky|skipped)/.test(strip(line))),
  );
}

function suite(name, code, passed = 0, failed = 0, summary = []) {
  // A runner that exits with an error has failed even without a failed test.
  return {
    name,
    passed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    summary: summary.map(strip),
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(path.isAbsolute(file) ? file : path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}

function strip(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal start with ESC
  return text.replace(/\u001b\[[0-9;]*m/g, '');
}
