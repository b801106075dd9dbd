// npm start: builds what is missing or has changed, then serves the quiz.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './lib/build.mjs';
import { fail, heading, needTools, root, tool } from './lib/step.mjs';

needTools();
const args = process.argv.slice(2);
// Neither an option, such as --config=x.json, nor the value of one.
const file = args.find(
  (arg, i) => arg.endsWith('.json') && !arg.startsWith('-') && !args[i - 1]?.startsWith('-'),
);
if (file && !existsSync(resolve(root, file))) {
  fail(`file ${file} does not exist`, `its path is read from ${root}`);
}
await build();
heading('Serve the quiz (Ctrl-C ends it)');
const server = spawn(tool, ['serve', ...args], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the server from the terminal, so SIGINT is ignored here; SIGTERM is
// forwarded. This process ends after the server.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
