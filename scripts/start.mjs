// npm start: builds what is missing or has changed, then serves the quiz. The arguments are those
// of `swmmquiz serve`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './lib/build.mjs';
import { fail, heading, needTools, root, tool } from './lib/step.mjs';

needTools();
const args = process.argv.slice(2);
// Finds the question file, and checks it here because the build takes a while. An argument that is
// an option, such as --config=x.json, or that may be the value of one, is not checked.
const file = args.find(
  (arg, i) => arg.endsWith('.json') && !arg.startsWith('-') && !args[i - 1]?.startsWith('-'),
);
if (file && !existsSync(resolve(root, file))) {
  fail(`file "${file}" does not exist`, `give its path relative to ${root}`);
}
await build();
heading('Serve the quiz (press Ctrl-C to stop)');
const server = spawn(tool, ['serve', ...args], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the server from the terminal, so SIGINT is ignored here; SIGTERM is
// forwarded. This process ends after the server.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
