/**
 * Opens a player's order form when nobody answers. It lays by one page without a word of any game and the files of the build
 * that page names, and nothing else: no desk, no map, no answer of the console. Over TLS only.
 */
const shelf = 'op-com-form';
const form = '/player/without-network';
const isDesk = (path) => /^\/player\/[\w-]+$/.test(path) && path !== form;
const builtFile = /\/_next\/static\/[\w./~@()+-]+\w/g;
/** The time a page may be on its way before the one laid by is shown in its place, in ms. */
const patienceMs = 12_000;

/** Lays the form and its files by, and takes away those of an earlier build. */
async function layBy() {
  const page = await fetch(form, { credentials: 'omit', cache: 'no-store' });
  if (!page.ok || page.redirected) throw new Error(`The form is not to be had: ${page.status}.`);
  const kept = await caches.open(shelf);
  const files = new Set((await page.clone().text()).match(builtFile));
  for (const file of [...files]) {
    if (!file.endsWith('.css')) continue;
    const sheet = await got(kept, file);
    for (const [, url] of (await sheet.text()).matchAll(/url\(["']?([^"')]+\.woff2?)/g))
      files.add(new URL(url, new URL(file, location.origin)).pathname);
  }
  await Promise.all([...files].map((file) => got(kept, file)));
  await kept.put(form, page);
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== form && !files.has(pathname)) await kept.delete(request);
  }
}

/** A file of the build; its name says what is in it, so that what is kept is as good as what would be sent. */
async function got(kept, path) {
  const there = await kept.match(path);
  if (there) return there;
  const sent = await fetch(path, { credentials: 'omit' });
  if (!sent.ok) throw new Error(`${path}: ${sent.status}`);
  await kept.put(path, sent.clone());
  return sent;
}

/** A desk as the console answers, or the form laid by when nobody does. */
async function opened(event) {
  const tooLate = new Promise((_, fail) => {
    setTimeout(() => fail(new Error('Nobody answers.')), patienceMs);
  });
  try {
    const answer = await Promise.race([fetch(event.request), tooLate]);
    event.waitUntil(layBy().catch(() => undefined));
    return answer;
  } catch {
    return (await caches.match(form, { cacheName: shelf })) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(layBy().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isDesk(pathname)) event.respondWith(opened(event));
  else if (pathname.startsWith('/_next/static/'))
    event.respondWith(caches.match(pathname, { cacheName: shelf }).then((there) => there ?? fetch(request)));
});
