import { test as base, type Page } from '@playwright/test';

export { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The internals of a browser that Playwright drives through WebDriver BiDi. */
interface BrowserInternals {
  _browserSession?: { send: (method: string, parameters: object) => Promise<unknown> };
}

/** The command that sets the color scheme of a page. Playwright sends it for each page. */
const colorCommand = 'emulation.setMediaFeaturesOverride';

/**
 * Playwright's test, with two changes: `page.goto` and `page.reload` wait for the app, and the
 * error of Debian's Firefox 153 about an unknown command, which no test needs, is ignored.
 */
export const test = base.extend<object, { tolerateColorCommand: undefined }>({
  page: async ({ page }, use) => {
    // A page is ready when the app has replaced its first view.
    const waitForApp = () => page.locator('#root[data-first-view]').waitFor({ state: 'detached' });
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...args) => {
      const response = await goto(...args);
      await waitForApp();
      return response;
    };
    page.reload = async (...args) => {
      const response = await reload(...args);
      await waitForApp();
      return response;
    };
    await use(page);
  },
  tolerateColorCommand: [
    async ({ browser }, use) => {
      const { _connection } = browser as unknown as {
        _connection: { toImpl?: (object: unknown) => BrowserInternals };
      };
      const session = _connection.toImpl?.(browser)._browserSession;
      if (session) {
        const prototype = Object.getPrototypeOf(session);
        const { send } = prototype;
        prototype.send = async function (method: string, parameters: object) {
          try {
            return await send.call(this, method, parameters);
          } catch (error) {
            if (method === colorCommand && /unknown command/.test(String(error))) return {};
            throw error;
          }
        };
      }
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

/** Adds CSS rules to a page as a style sheet object: the site's policy forbids style elements. */
export async function addStyle(page: Page, rules: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}
