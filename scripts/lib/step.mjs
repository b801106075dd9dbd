// Steps of the project's scripts. Each prints a heading and runs one command. If the command
// fails, the script ends with exit code 1.
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const windows = process.platform === 'win32';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built command-line tool, relative to the root. */
export const tool = windows ? 'bin/swmmquiz.exe' : 'bin/swmmquiz';

/** Ends the script with a message and a hint. */
export function fail(message, hint) {
  console.error(`\n✗ ${message}`);
  if (hint) console.error(`  hint: ${hint}`);
  process.exit(1);
}

/** Prints the heading of a step. */
export function heading(title) {
  console.log(`\n▸ ${title}`);
}

/**
 * Runs a command and resolves to its exit code and standard output. The output is also shown,
 * unless `quiet` is set or `onLine` handles its lines.
 */
export function run(command, args, { env = {}, quiet = false, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      // npm and npx are .cmd files on Windows, which need the shell.
      shell: windows && /^np[mx]$/.test(command),
    });
    let output = '';
    let rest = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text) => {
      output += text;
      if (onLine) {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) onLine(line);
      } else if (!quiet) {
        process.stdout.write(text);
      }
    });
    // For example, the command was not found.
    child.on('error', (error) => {
      console.error(String(error));
      resolve({ code: 127, output: '' });
    });
    child.on('close', (code, signal) => {
      if (onLine && rest) onLine(rest);
      // A command ended by a signal has no exit code. Shells return this sum.
      resolve({ code: code ?? 128 + constants.signals[signal], output });
    });
  });
}

/** Runs a command under a heading and returns its output. A failure ends the script. */
export async function step(title, command, args, options = {}) {
  heading(title);
  const { code, output } = await run(command, args, options);
  if (code !== 0) {
    if (options.quiet) process.stdout.write(output);
    fail(`${title}: "${[command, ...args].join(' ')}" ended with exit code ${code}`);
  }
  return output;
}

/** Ends the script if a tool is missing, fails or is older than the version [major, minor]. */
function need(command, args, [major, minor], hint) {
  const probe = spawnSync(command, args, {
    cwd: root, // go.mod may select a newer Go
    encoding: 'utf8',
    shell: windows && command === 'npm',
  });
  if (probe.error) fail(`${command} was not found`, hint);
  if (probe.status !== 0) {
    fail(`"${command} ${args.join(' ')}" failed: ${probe.stderr.trim()}`, hint);
  }
  const found = probe.stdout.trim();
  const [x, y] = (/(\d+)\.(\d+)/.exec(found) ?? []).slice(1).map(Number);
  if (!(x > major || (x === major && y >= minor))) {
    fail(`${command} is too old: found ${found}, expected ${major}.${minor} or later`, hint);
  }
}

/** Ends the script if a tool that the build needs is missing or has an unsupported version. */
export function needTools() {
  // The versions in package.json.
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 24 && !(major === 22 && minor >= 13) && !(major === 20 && minor >= 19)) {
    fail(
      `Node.js ${process.versions.node} is not supported, expected 20.19+, 22.13+ or 24+`,
      'install the LTS version of Node.js from nodejs.org',
    );
  }
  need('npm', ['--version'], [10, 0], 'install Node.js from nodejs.org, which includes npm');
  need('go', ['version'], [1, 26], 'install Go 1.26 or later from go.dev/dl');
}
