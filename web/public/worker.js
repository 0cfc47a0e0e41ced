// Keeps the client's own files, so that it opens at once and without a network; never anything of the API.
// The build puts its files and its version in. Another build is another text, so browsers take the new worker by themselves.
const FILES = [/* files */];
const CACHE = "ninetyeight-VERSION";
const PAGE = "/";
/** Pages of the server itself, and files. */
const OTHERS = /^\/(docs|metrics|pages)\b|\.\w+$/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, "/icon.svg", ...FILES])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

/** The page tells what it used before the worker was there: the words and letters of its language. */
self.addEventListener("message", (event) => {
  const used = event.data?.used;
  if (Array.isArray(used)) event.waitUntil(keepAll(used.filter((path) => typeof path === "string" && path.startsWith("/assets/"))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
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

async function forgetOlder() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}
