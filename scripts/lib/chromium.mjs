// Finds Chromium for the browser tests, and installs it where it is missing.
import { existsSync } from 'node:fs';
import { fail, heading, run, step } from './step.mjs';

const places = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * The path of a Chromium, or '' for the one that Playwright keeps itself.
 * CHROMIUM names one. A missing one is installed: Debian's package as root,
 * else Playwright's own.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named))
      fail(`CHROMIUM names ${named}, which is not there`, 'unset it or name a Chromium');
    return named;
  }
  const found = (places[process.platform] ?? []).find((place) => existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    heading('Install Chromium from Debian');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    const { code } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env,
      quiet: true,
    });
    if (code === 0 && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
    fail('apt-get could not install Chromium', 'install it by hand, or name one in CHROMIUM');
  }
  await step("Install Playwright's Chromium", 'npx', ['playwright', 'install', 'chromium']);
  return '';
}
