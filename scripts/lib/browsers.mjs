// Finds the browsers for the tests and the pictures, and installs missing ones.
import { existsSync } from 'node:fs';
import { fail, heading, run, step } from './step.mjs';

const browsers = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM',
    debian: 'chromium-headless-shell',
    places: {
      linux: [
        // First, because the tests take a fifth less time with it.
        '/usr/bin/chromium-headless-shell',
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
    },
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX',
    debian: 'firefox-esr',
    places: {
      // The paths of Debian's and of Mozilla's packages. Firefox as a snap is not used,
      // because it has no access to the profiles of the tests.
      linux: ['/usr/bin/firefox-esr', '/usr/lib/firefox/firefox'],
      darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
      win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
    },
  },
};

/**
 * Returns the path of a browser, or '' for Playwright's own Chromium. CHROMIUM and FIREFOX take
 * precedence. If the browser is missing and the user is root, apt-get installs it. Otherwise, or
 * without apt-get, Playwright installs its own Chromium, but a missing Firefox ends the script:
 * Playwright's Firefox is a modified build, so users have to install the original.
 */
export async function findBrowser(kind) {
  const { name, variable, debian, places } = browsers[kind];
  const named = process.env[variable];
  if (named) {
    if (!existsSync(named)) {
      fail(
        `${variable} names ${named}, which does not exist`,
        `set it to the path of ${name}, or unset it`,
      );
    }
    return named;
  }
  const installedPath = () => (places[process.platform] ?? []).find((place) => existsSync(place));
  const found = installedPath();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    heading(`Install ${name} with apt-get`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    const { code } = await run('apt-get', ['install', '-y', '-qq', debian], { env, quiet: true });
    const installed = installedPath();
    if (code === 0 && installed) return installed;
    fail(
      `apt-get could not install ${name} (${debian})`,
      `install it, or set ${variable} to its path`,
    );
  }
  if (kind === 'firefox') {
    fail('Firefox was not found', 'install it from mozilla.org, or set FIREFOX to its path');
  }
  await step("Install Playwright's Chromium", 'npx', ['playwright', 'install', 'chromium']);
  return '';
}

/** The paths of both browsers, by their environment variables: {CHROMIUM, FIREFOX}. */
export async function findBrowsers() {
  return { CHROMIUM: await findBrowser('chromium'), FIREFOX: await findBrowser('firefox') };
}
