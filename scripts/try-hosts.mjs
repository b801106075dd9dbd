// npm run try-hosts: serves web/dist with nginx and with Caddy, if they are installed, and checks
// the responses. Each host uses its configuration in docs/deploy with local paths and a free port,
// first without embedding and then changed to allow it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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

/** The origin that may embed the quiz according to the comments in the configurations. */
const parent = 'https://courses.example.edu';

/** How the titles at these paths must start, so that a wrong page is detected. */
const titles = {
  '/quiz/network': 'Network Components',
  '/quiz/no-such-category': 'Mixed Topics',
};

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
    file: 'nginx.conf',
    version: ['nginx', ['-v']],
    allowEmbedding: (text) =>
      text
        .replace(`/embed/quiz "'none'"`, `/embed/quiz ${parent}`)
        .replace('/embed/quiz DENY', '/embed/quiz ""'),
    prepare(port, text) {
      const file = path.join(folder, 'nginx.conf');
      const site = text
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
    file: 'Caddyfile',
    version: ['caddy', ['version']],
    // The block below "For embedding" is commented out.
    allowEmbedding: (text) =>
      text.replace(
        /(# For embedding.*\n)((?:\t# .*\n)+)/,
        (_, line, block) => line + block.replace(/# /g, ''),
      ),
    prepare(port, text) {
      const file = path.join(folder, 'Caddyfile');
      const site = text
        .replace('quiz.example.org {', `http://127.0.0.1:${port} {`)
        .replace('root * /srv/swmmquiz', `root * ${dist}`);
      writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
      return ['caddy', ['run', '--config', file, '--adapter', 'caddyfile']];
    },
  },
];

let failures = 0;
for (const { name, file, version, allowEmbedding, prepare } of hosts) {
  const { status, stdout, stderr } = spawnSync(...version, { encoding: 'utf8' });
  if (status !== 0) {
    console.log(`${name}: skipped, because it is not installed`);
    continue;
  }
  const number = /\d+(\.\d+)+/.exec(stdout + stderr)?.[0];
  for (const isEmbeddable of [false, true]) {
    const port = await freePort();
    const text = isEmbeddable ? allowEmbedding(config(file)) : config(file);
    const [program, args] = prepare(port, text);
    const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    server.stderr.on('data', (chunk) => {
      log += chunk;
    });
    const exit = once(server, 'exit');
    try {
      const problems = await check(`http://127.0.0.1:${port}`, isEmbeddable);
      for (const problem of problems) console.log(`  ${problem}`);
      if (problems.length > 0) console.log(log);
      failures += problems.length;
      const how = isEmbeddable ? ', with embedding' : '';
      console.log(
        `${name} ${number}${how}: ${expected.length} paths, problems: ${problems.length}`,
      );
    } finally {
      server.kill();
      await exit;
    }
  }
}
rmSync(folder, { recursive: true, force: true });
process.exit(failures === 0 ? 0 : 1);

/** Returns the problems with a host's responses. If `isEmbeddable`, `parent` may embed the quiz. */
async function check(address, isEmbeddable) {
  if (!(await responds(address))) return ['the server does not respond'];
  const problems = [];
  for (const [route, status, immutable = false] of expected) {
    const response = await fetch(address + route, { headers: { 'Accept-Encoding': 'gzip' } });
    const { status: found, headers } = response;
    const report = (what) => problems.push(`${route}: ${what}`);
    if (found !== status) report(`status ${found}, expected ${status}`);
    const title = /<title>(.*)<\/title>/.exec(await response.text())?.[1] ?? 'none';
    if (!title.startsWith(titles[route] ?? ''))
      report(`title "${title}", expected ${titles[route]}`);
    const policy = headers.get('content-security-policy') ?? '';
    if (!policy.includes("script-src 'self'") || /unsafe/.test(policy))
      report(`policy "${policy}", which does not restrict scripts to 'self'`);
    const mayEmbed = isEmbeddable && route === '/embed/quiz';
    const ancestors = `frame-ancestors ${mayEmbed ? parent : "'none'"};`;
    if (!policy.includes(ancestors)) report(`policy "${policy}", expected ${ancestors}`);
    if (headers.has('x-frame-options') === mayEmbed)
      report(mayEmbed ? 'x-frame-options forbids framing' : 'no x-frame-options');
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
