import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Serves the built site with the built tool until the script ends or calls the returned `end`. */
export async function serve() {
  const args = ['serve', '--addr', '127.0.0.1:0', '--no-watch'];
  const stdio = ['ignore', 'pipe', 'inherit'];
  const tool = spawn(join(root, 'bin/swmmquiz'), args, { cwd: root, stdio });
  process.on('exit', () => tool.kill());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  // Without a listener, a missing binary would end the script without the message below.
  tool.on('error', () => {});
  let output = '';
  for await (const chunk of tool.stdout) {
    output += chunk;
    const address = output.match(/http:\/\/127\.0\.0\.1:\d+\//)?.[0];
    if (address) return { address, end: () => tool.kill() };
  }
  throw new Error(
    'swmmquiz serve ended without an address; if bin/swmmquiz is missing, run npm run build',
  );
}

/** Returns a port that nothing listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}
