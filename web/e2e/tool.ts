import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const tool = path.join(root, 'bin', process.platform === 'win32' ? 'swmmquiz.exe' : 'swmmquiz');

export interface RunningServer {
  address: string;
  /** Stops the server and waits until it has ended. */
  stop: () => Promise<void>;
}

/**
 * Runs `swmmquiz` in a folder and returns its standard output. Throws unless the status is 0, or 1 for
 * a command with findings, such as lint.
 */
export function runTool(folder: string, ...args: string[]): string {
  const { stdout, stderr, status, error } = spawnSync(tool, args, {
    cwd: folder,
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return stdout;
}

/** Starts `swmmquiz serve` in a folder, on a free port. */
export async function serve(folder: string, ...args: string[]): Promise<RunningServer> {
  const server: ChildProcess = spawn(tool, ['serve', '--addr', '127.0.0.1:0', ...args], {
    cwd: folder,
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (text: Buffer) => {
      printed += text;
      const found = /http:\/\/\S+/.exec(printed);
      if (found) resolve(found[0]);
    };
    server.stderr?.on('data', read);
    server.stdout?.on('data', read);
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`swmmquiz serve ended: ${printed}`)));
  });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  return {
    address,
    stop: () => {
      server.kill();
      return ended;
    },
  };
}
