// npm run try-hosts: serves web/dist with nginx and with Caddy, if they are installed, with the
// configurations in docs/deploy, and checks the responses.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../bench/serve.mjs';
import { fail, root } from './lib/step.mjs';

const dist = path.join(root, 'web/dist');
if (!existsSync(path.join(dist, 'index.html'))) fail('the site is not built', 'run npm run build');
const script = readdirSync(path.join(dist, 'assets')).find((name) => name.endsWith('.js'));
const config = (name) => readFileSync(path.join(root, 'docs/deploy', name), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'swmmquiz-hosts-'));

/** Each path with its expected status, and true if the response must be cached forever. */
const expected = [
  ['/', 200],
  ['/quiz', 200],
  ['/quiz/network', 200],
  ['/quiz/no-such-category', 200],
  ['/docs', 200],
  ['/embed/quiz', 200],
  ['/no/such/page', 404],
  ['/sw.js', 200],
  ['/manifest.webmanifest', 200],
  ['/robots.txt', 200],
  ['/assets/gone.js', 404],
  [`/assets/${script}`, 200, true],
];

const hosts = [
  {
    name: 'nginx',
    version: ['nginx', ['-v']],
    start(port) {
      const file = path.join(folder, 'nginx.conf');
      const site = config('nginx.conf')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('root /srv/swmmquiz;', `root ${dist};`)
        .replace('include mime.types;', 'include /etc/nginx/mime.types;');
      writeFileSync(
        file,
        `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off;\n${site}}\n`,
      );
      return ['nginx', ['-c', file, '-p', folder]];
    },
  },
  {
    name: 'Caddy',
    version: ['caddy', ['version']],
    start(port) {
      const file = path.join(folder, 'Caddyfile');
      const site = config('Caddyfile')
        .replace('quiz.example.org {', `http://127.0.0.1:${port} {`)
        .replace('root * /srv/swmmquiz', `root * ${dist}`);
      writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
      return ['caddy', ['run', '--config', file, '--adapter', 'caddyfile']];
    },
  },
];

let failures = 0;
for (const { name, version, start } of hosts) {
  const { status, stdout, stderr } = spawnSync(...version, { encoding: 'utf8' });
  if (status !== 0) {
    console.log(`${name}: skipped, because it is not installed`);
    continue;
  }
  const port = await freePort();
  const [program, args] = start(port);
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  server.stderr.on('data', (text) => {
    log += text;
  });
  try {
    const problems = await check(`http://127.0.0.1:${port}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) console.log(log);
    failures += problems.length;
    const number = /\d+(\.\d+)+/.exec(stdout + stderr)?.[0];
    console.log(`${name} ${number}: ${expected.length} paths, problems: ${problems.length}`);
  } finally {
    server.kill();
  }
}
rmSync(folder, { recursive: true, force: true });
process.exit(failures === 0 ? 0 : 1);

/** Returns the problems of the responses at an address. */
async function check(address) {
  if (!(await responds(address))) return ['the server does not respond'];
  const problems = [];
  for (const [route, status, immutable = false] of expected) {
    const { status: found, headers } = await fetch(address + route, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    const report = (what) => problems.push(`${route}: ${what}`);
    if (found !== status) report(`status ${found}, expected ${status}`);
    const policy = headers.get('content-security-policy') ?? '';
    if (!policy.includes("script-src 'self'") || /unsafe/.test(policy))
      report(`policy "${policy}", which does not restrict scripts to 'self'`);
    if (!policy.includes("frame-ancestors 'none'"))
      report(`policy "${policy}", which allows framing`);
    for (const header of ['x-content-type-options', 'referrer-policy', 'permissions-policy']) {
      if (!headers.has(header)) report(`no ${header}`);
    }
    const cache = headers.get('cache-control') ?? '';
    if (status === 200 && cache.includes('immutable') !== immutable)
      report(`cache-control "${cache}", expected ${immutable ? 'immutable' : 'no immutable'}`);
    if (route.endsWith('.js') && status === 200) {
      if (!/javascript/.test(headers.get('content-type') ?? '')) report('is not a script');
      if (!headers.has('content-encoding')) report('is not compressed');
    }
    if (route.endsWith('.webmanifest') && !/manifest\+json/.test(headers.get('content-type') ?? ''))
      report(`content-type "${headers.get('content-type')}", expected application/manifest+json`);
  }
  return problems;
}

/** Waits up to ten seconds for a server, and reports whether it responds. */
async function responds(address) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(address);
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}
