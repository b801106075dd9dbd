// npm start: builds what is missing or has changed, then serves the quiz.
import { spawn } from 'node:child_process';
import { build } from './lib/build.mjs';
import { heading, needTools, root, tool } from './lib/step.mjs';

needTools();
await build();
heading('Serve the quiz (Ctrl-C ends it)');
const server = spawn(tool, ['serve', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the server from the terminal; a signal sent to this process
// alone is passed on. The server ends itself, and this process after it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
