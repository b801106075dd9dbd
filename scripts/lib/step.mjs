// Steps of the project's scripts. Each prints its heading and runs one command. If the command
// fails, the step prints its output and ends the script.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built command line tool. */
export const tool = process.platform === 'win32' ? 'bin/swmmquiz.exe' : 'bin/swmmquiz';

const windows = process.platform === 'win32';

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
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code, signal) => {
      if (onLine && rest) onLine(rest);
      resolve({ code: code ?? (signal ? 130 : 1), output });
    });
  });
}

/** Runs a command as a step; a failure ends the script. */
export async function step(title, command, args, options = {}) {
  heading(title);
  const { code, output } = await run(command, args, options);
  if (code !== 0) {
    if (options.quiet) process.stdout.write(output);
    fail(`${title}: "${[command, ...args].join(' ')}" ended with exit code ${code}`);
  }
  return output;
}

/** Checks that a tool has at least the version [major, minor]. */
export function need(command, args, [major, minor], how) {
  const probe = spawnSync(command, args, { encoding: 'utf8', shell: windows && command === 'npm' });
  if (probe.error) fail(`${command} was not found`, how);
  const found = /(\d+)\.(\d+)/.exec(probe.stdout) ?? [];
  const [x, y] = [Number(found[1]), Number(found[2])];
  if (!(x > major || (x === major && y >= minor))) {
    fail(`${command} ${major}.${minor} or newer is needed, found ${probe.stdout.trim()}`, how);
  }
}

/** Checks the tools that every script needs. */
export function needTools() {
  need('node', ['--version'], [20, 19], 'install Node.js 20.19 or newer from nodejs.org');
  need('npm', ['--version'], [10, 0], 'npm comes with Node.js: install it again from nodejs.org');
  need('go', ['version'], [1, 26], 'install Go 1.26 or newer from go.dev/dl');
}
