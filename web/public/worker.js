// Keeps the client's own files, so that it opens at once and without a network; never anything of the API.
// The build puts its files and its version in. Another build is another text, so browsers take the new worker by themselves.
const FILES = [/* files */];
/** Words and letters of the languages: kept once somebody uses them. */
const LATER = [/* later */];
const OWN = "ninetyeight-";
const CACHE = `${OWN}VERSION`;
const PAGE = "/";
const ICON = "/icon.svg";
/** What follows the name of a file: its hash, which changes with what is in it. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;
/** Pages of the server itself, and files. */
const OTHERS = /^\/(docs|metrics|pages)\b|\.\w+$/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAtOnce());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

/** The page tells what it used before the worker was there: the words and letters of its language. */
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

/** It is somebody's turn: bring the table to the front, or open it. */
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

/** The page comes from here at once; whether there is a newer client, the browser asks by fetching this worker. */
async function page(event) {
  const found = await caches.match(PAGE, { cacheName: CACHE });
  return found ?? fetch(event.request);
}

async function keepAll(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
}

/** All that every language needs, and what this device used of the client before: it must open without a network, too. */
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
