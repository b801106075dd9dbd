import path from 'node:path';
import type { Page } from './test';

/** The built site. */
export const dist = path.resolve(import.meta.dirname, '../dist');

/** Waits until the copy for offline use is complete and active. */
export async function waitForOfflineCopy(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Waits until the copy of a newer version is complete and active. */
export async function waitForNewerCopy(page: Page) {
  await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    const newer = found?.installing ?? found?.waiting;
    while (newer && newer.state !== 'activated') {
      await new Promise((resolve) =>
        newer.addEventListener('statechange', resolve, { once: true }),
      );
    }
  });
}

/** Reports, in the page, whether the newest service worker is active. */
export async function newestIsActive() {
  const found = await navigator.serviceWorker.getRegistration();
  return !found?.installing && !found?.waiting && found?.active?.state === 'activated';
}
