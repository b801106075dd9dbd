import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { headerPolicy } from '../build/policy.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

export interface StaticHost {
  address: string;
  /** The folder to serve. Tests change it to deploy another version. */
  folder: string;
  close: () => Promise<void>;
}

/**
 * Starts a static host that responds as GitHub Pages does: with FILE.html for /FILE, and with
 * 404.html and status 404 for missing files. It also sends the site's policy as a header.
 */
export async function startStaticHost(folder: string, base = '/'): Promise<StaticHost> {
  const host = { folder, address: '', close: async () => {} };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.startsWith(base) ? pathname.slice(base.length) : null;
    const found =
      name === null
        ? undefined
        : [name, `${name}.html`, path.posix.join(name, 'index.html')].find((candidate) =>
            isFile(path.join(host.folder, candidate)),
          );
    const file = path.join(host.folder, found ?? '404.html');
    response.writeHead(found === undefined ? 404 : 200, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Content-Security-Policy': headerPolicy,
      'Cache-Control': 'no-cache',
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  host.address = `http://127.0.0.1:${port}${base}`;
  host.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return host;
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
