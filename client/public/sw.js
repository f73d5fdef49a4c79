// Keeps the shell, so that the page opens at once and says truly that the network is away.
const SHELL = "cordee-shell-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api") || url.pathname.startsWith("/ws")) return;
  if (url.pathname.startsWith("/assets/")) {
    event.respondWith(
      caches.open(SHELL).then(async (cache) => {
        const kept = await cache.match(event.request);
        if (kept) return kept;
        const fresh = await fetch(event.request);
        if (fresh.ok) void cache.put(event.request, fresh.clone());
        return fresh;
      }),
    );
  } else if (event.request.mode === "navigate") {
    event.respondWith(
      fetch(event.request)
        .then(async (fresh) => {
          if (fresh.ok && fresh.headers.get("content-type")?.startsWith("text/html")) {
            const cache = await caches.open(SHELL);
            void cache.put("/", fresh.clone());
          }
          return fresh;
        })
        .catch(async () => (await caches.match("/")) ?? Response.error()),
    );
  }
});
