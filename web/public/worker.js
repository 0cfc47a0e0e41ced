// Caches the client's own files, so that it opens at once and offline; never anything from the API.
// The build fills in the file list and a version, so that every build is a new worker to browsers.
const FILES = [/* files */];
/** Words and fonts of the languages: cached on first use. */
const LATER = [/* later */];
const OWN = "ninetyeight-";
const CACHE = `${OWN}VERSION`;
const PAGE = "/";
const ICON = "/icon.svg";
/** The content hash in a file's name. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;
/** Paths that are not the client's pages. */
const OTHERS = /^\/(docs|metrics|pages)\b|\.\w+$/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAtOnce());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

/** The page reports what it loaded before the worker was installed: the words and fonts of its language. */
self.addEventListener("message", (event) => {
  const used = event.data?.used;
  if (Array.isArray(used))
    event.waitUntil(keepAll(used.filter((path) => typeof path === "string" && path.startsWith("/assets/"))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (url.pathname.startsWith("/assets/") || url.pathname === ICON) event.respondWith(kept(request));
  else if (request.mode === "navigate" && !OTHERS.test(url.pathname)) event.respondWith(page(event));
});

/** A notification was clicked: bring its table to the front, or open it. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? PAGE;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((window) => new URL(window.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});

/** Files with a hash in their name never change. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

/** Serves the page from the cache. Browsers look for a newer client by fetching this worker. */
async function page(event) {
  const found = await caches.match(PAGE, { cacheName: CACHE });
  return found ?? fetch(event.request);
}

async function keepAll(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
}

/** What every language needs, and what this device used before: the new client must open offline, too. */
async function keepAtOnce() {
  const used = new Set((await usedBefore()).map((path) => path.replace(HASH, "")));
  const again = LATER.filter((path) => used.has(path.replace(HASH, "")));
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ICON, ...FILES, ...again]);
}

async function usedBefore() {
  const paths = [];
  for (const name of await older()) {
    for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname);
  }
  return paths;
}

async function older() {
  return (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== CACHE);
}

async function forgetOlder() {
  for (const name of await older()) await caches.delete(name);
}
