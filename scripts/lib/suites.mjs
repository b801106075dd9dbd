// Runs the test suites and counts their results.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { heading, root, run } from './step.mjs';

/** Runs the Go tests with the race detector. Returns {name, passed, failed, summary}. */
export async function testGo() {
  heading('Go tests, with the race detector');
  const count = { pass: 0, fail: 0, skip: 0 };
  const packages = []; // the last line of each package's output
  const output = new Map(); // of tests, packages and builds that have not ended
  const { code } = await run('go', ['test', '-race', '-json', './...'], {
    onLine(line) {
      if (!line.startsWith('{')) return console.log(line);
      const event = JSON.parse(line);
      // The events of a build have no Package.
      const key = `${event.Package ?? event.ImportPath} ${event.Test ?? ''}`;
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
        const text = (output.get(key) ?? '').trimEnd();
        output.delete(key);
        const last = text.split('\n').at(-1);
        packages.push(last);
        if (event.Action === 'fail') {
          // Tests that have not ended get no event after a panic, a timeout or os.Exit; only a test
          // that panics in its own goroutine does.
          for (const [test, unprinted] of output) {
            if (!test.startsWith(`${event.Package} `)) continue;
            console.log(unprinted);
            output.delete(test);
          }
        }
        console.log(event.Action === 'pass' ? last : text);
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

/** Runs the unit and component tests of the site; see testGo. */
export async function testWeb() {
  heading('Unit and component tests');
  const report = newReport('vitest.json');
  const args = ['run', '--silent', 'test', '--workspace', 'web', '--'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
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

/** Runs the tests in the browsers with the given paths, {CHROMIUM, FIREFOX}; see testGo. */
export async function testInBrowsers(browsers) {
  heading('Browser tests');
  const report = newReport('playwright.json');
  const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ['run', '--silent', 'e2e', '--workspace', 'web', '--', '--reporter=list,json'];
  const { code, output } = await run('npm', args, { env });
  const { expected = 0, flaky = 0, unexpected = 0 } = read(report)?.stats ?? {};
  return suite(
    'playwright',
    code,
    expected,
    unexpected + flaky,
    output.split('\n').filter((line) => /^\s+\d+ (passed|failed|flaky|skipped)/.test(strip(line))),
  );
}

function suite(name, code, passed = 0, failed = 0, summary = []) {
  return {
    name,
    passed,
    // A test runner that exits with an error has failed even without a failed test.
    failed: code !== 0 && failed === 0 ? 1 : failed,
    summary: summary.map(strip),
  };
}

/** Returns the path for a report, and deletes the report of an earlier run. */
function newReport(name) {
  const file = path.join(root, 'web/test-results', name);
  rmSync(file, { force: true });
  return file;
}

/** The report of a test runner, or undefined if it ended before it wrote one. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Removes the escape sequences of colors from a text. */
function strip(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these sequences start with ESC
  return text.replace(/\u001b\[[0-9;]*m/g, '');
}
