/** Handlers for events of the copy that the service worker keeps. */
export interface OfflineEvents {
  /** The copy is complete, so the site works offline. */
  onReady: () => void;
  /** The copy of a newer version is complete; `activate` reloads the page with it. */
  onUpdate: (activate: () => void) => void;
}

/** How often an open page checks for a newer version, in milliseconds. */
const checkEveryMs = 60 * 60 * 1000;

/**
 * Registers the service worker, whose copy makes every page work offline. Except in a live preview,
 * a newer version waits until the user accepts it: an open page keeps the version from which it was
 * loaded.
 */
export async function keepOffline(base: string, events: OfflineEvents): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(trusted(`${base}sw.js`), {
    scope: base,
    // The worker contains the version: a cached worker would hide a newer one.
    updateViaCache: 'none',
  });

  const offer = (worker: ServiceWorker) =>
    events.onUpdate(() => {
      const reload = () => window.location.reload();
      // The user accepted the version in another tab, or a newer one has replaced it.
      if (worker.state !== 'installed') return reload();
      serviceWorker.addEventListener('controllerchange', reload, { once: true });
      worker.postMessage('take over');
    });
  const watch = () => {
    const worker = registration.installing;
    const isFirst = registration.active === null;
    worker?.addEventListener('statechange', () => {
      if (isFirst && worker.state === 'activated') events.onReady();
      if (!isFirst && worker.state === 'installed') offer(worker);
    });
  };
  watch();
  if (registration.active?.state === 'activated') events.onReady();
  if (registration.waiting && registration.active) offer(registration.waiting);
  registration.addEventListener('updatefound', watch);

  // The check fails without a connection; the next one may succeed.
  const check = () => void registration.update().catch(() => {});
  setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) check();
  });
}

/** Returns the worker's address, trusted by the site's only policy if the browser requires that. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('swmmquiz-worker', {
    createScriptURL: (requested) => {
      if (requested !== address) throw new TypeError(`${requested} is not the service worker`);
      return requested;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
