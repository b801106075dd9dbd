// The service worker: keeps a copy of the site's own files, so that every page
// works without network. The build puts a line before this file that says what
// belongs to the version:
//   const precache = {"base":"/","version":"…","live":false,"files":{"index.html":"sha256-…"},"shell":"…"};
// A version is kept as a whole or not at all: each file must have its hash. A
// page is always of one version, because it asks for files by names that hold a
// hash of their content.
/* global precache */

const family = `swmmquiz ${precache.base} `;
const cacheName = family + precache.version;

/** The address of a file of the version; the page itself is the base. */
function addressOf(name) {
  const path = name === 'index.html' ? '' : name;
  return new URL(precache.base + path, self.location.origin).href;
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

/** Fetches all files; one that fails or has another hash ends it all. */
async function fill() {
  try {
    const cache = await caches.open(cacheName);
    await Promise.all(
      Object.entries(precache.files).map(async ([name, integrity]) => {
        // Names in assets hold a hash, so what the browser has of them is right.
        const mode = name.startsWith('assets/') ? 'default' : 'no-cache';
        const response = await fetch(addressOf(name), { integrity, cache: mode });
        if (!response.ok) throw new Error(`${name}: ${response.status}`);
        // The shell stands for every page, with the headers that the host sends for one.
        const isPage = name === 'index.html';
        const kept = isPage
          ? new Response(precache.shell, { headers: response.headers })
          : response;
        await cache.put(addressOf(name), kept);
      }),
    );
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
  if (precache.live) await self.skipWaiting();
}

/** The copy before this one stays for pages that were opened with it; older ones go. */
async function takeOver() {
  const names = (await caches.keys()).filter((name) => name.startsWith(family));
  const older = names.filter((name) => name !== cacheName);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (!pathname.startsWith(precache.base)) return;
  const name = pathname.slice(precache.base.length);
  if (Object.hasOwn(precache.files, name)) {
    event.respondWith(answer(request, name, precache.live));
  } else if (request.mode === 'navigate' && !name.startsWith('__')) {
    // Who may frame an embedded page is said by its own answer's headers.
    event.respondWith(answer(request, 'index.html', precache.live || name.startsWith('embed/')));
  } else if (name.startsWith('assets/')) {
    event.respondWith(olderFile(request));
  }
});

/** A file from the copy; from the network where that comes first or the copy is gone. */
async function answer(request, name, networkFirst) {
  const kept = async () =>
    (await caches.open(cacheName)).match(addressOf(name), { ignoreVary: true });
  if (!networkFirst) return (await kept()) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await kept();
    if (copy) return copy;
    throw error;
  }
}

/** A file that an open page of another version asks for. */
async function olderFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
