// The service worker: keeps a copy of the site's own files, so that every page
// works offline. The build inserts a line before this file that lists the
// files of the version:
//   const precache = {"base":"/","version":"…","live":false,"files":{"index.html":"sha256-…"},"shell":"…"};
// A version is stored completely or not at all: each file must match its hash. A
// page never mixes versions, because the names of its files contain a hash of
// their content.
/* global precache */

const family = `swmmquiz ${precache.base} `;
const cacheName = family + precache.version;

/** The address of a file of the version; that of index.html is the base. */
function addressOf(name) {
  const path = name === 'index.html' ? '' : name;
  return new URL(precache.base + path, self.location.origin).href;
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

/** Fetches all files; a failure or a wrong hash ends the installation. */
async function fill() {
  try {
    const cache = await caches.open(cacheName);
    await Promise.all(
      Object.entries(precache.files).map(async ([name, integrity]) => {
        // Names in assets contain a hash, so cached files are correct.
        const mode = name.startsWith('assets/') ? 'default' : 'no-cache';
        const response = await fetch(addressOf(name), { integrity, cache: mode });
        if (!response.ok) throw new Error(`${name}: ${response.status}`);
        // The shell is used for every page, with the headers that the host sends for a page.
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

/** Keeps the previous copy for pages that were opened with it, and deletes older ones. */
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
    // The response headers of an embedded page control which sites may frame it.
    event.respondWith(answer(request, 'index.html', precache.live || name.startsWith('embed/')));
  } else if (name.startsWith('assets/')) {
    event.respondWith(olderFile(request));
  }
});

/**
 * A file from the copy, or from the network if the copy was deleted. If `networkFirst`, the copy is
 * used only when the network fails.
 */
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

/** A file that an open page of another version requests. */
async function olderFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
