/** What the page hears of the copy that its service worker keeps. */
export interface OfflineEvents {
  /** The first copy is whole: the site works without network. */
  onReady: () => void;
  /** A newer version is kept as well; `takeOver` loads the page anew with it. */
  onUpdate: (takeOver: () => void) => void;
}

/** How often an open page looks for a newer version, in milliseconds. */
const lookEvery = 60 * 60 * 1000;

/**
 * Registers the service worker, whose copy makes every page work without
 * network. The newest version waits until the person wants it: an open page
 * goes on with the one that it was loaded from.
 */
export async function keepOffline(base: string, events: OfflineEvents): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(trusted(`${base}sw.js`), {
    scope: base,
    // The worker names the version: a cached one would hide the newer.
    updateViaCache: 'none',
  });

  const offer = (worker: ServiceWorker) =>
    events.onUpdate(() => {
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
        once: true,
      });
      worker.postMessage('take over');
    });
  const follow = () => {
    const worker = registration.installing;
    const first = registration.active === null;
    worker?.addEventListener('statechange', () => {
      if (first && worker.state === 'activated') events.onReady();
      if (!first && worker.state === 'installed') offer(worker);
    });
  };
  follow();
  if (registration.waiting && registration.active) offer(registration.waiting);
  registration.addEventListener('updatefound', follow);

  // Without network there is nothing newer to find.
  const look = () => void registration.update().catch(() => {});
  setInterval(look, lookEvery);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
}

/** The worker's address under the one policy that the site's Content-Security-Policy allows. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('swmmquiz-worker', {
    createScriptURL: (asked) => {
      if (asked !== address) throw new TypeError(`${asked} is not the service worker`);
      return asked;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
