/// <reference lib="webworker" />
import { Serwist, type PrecacheEntry } from "serwist";

declare const self: ServiceWorkerGlobalScope;

/** The files of this release, and what tells it from others; the build fills them in. */
declare const __EDITION__: (PrecacheEntry | string)[];
declare const __REVISION__: string;

const CACHES = "serwist-precache";
// Each release has a cache of its own: in another tab, an earlier one may still want its files.
const cacheName = `${CACHES}-${__REVISION__}-${self.registration.scope}`;

// Everything the keyless product is made of, so that after the first visit it needs no network. What the server says
// and does is never kept. A new release waits until the visitor wants it: nobody's conversation is reloaded.
const worker = new Serwist({
  precacheEntries: __EDITION__,
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: false,
  precacheOptions: { cacheName, navigateFallback: "index.html", navigateFallbackDenylist: [/^\/api\//] },
  runtimeCaching: [
    {
      // Of an earlier release; its host may no longer have it.
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.includes("/assets/"),
      handler: async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
    },
  ],
});

worker.addEventListeners();

self.addEventListener("message", (event) => {
  if ((event.data as { readonly type?: unknown } | null)?.type === "FORGET_EARLIER_EDITIONS")
    event.waitUntil(deleteEarlierReleases());
});

/** As soon as one tab alone is open, which is of this release, nobody wants an earlier one's files. */
async function deleteEarlierReleases(): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(CACHES) && name.endsWith(self.registration.scope) && name !== cacheName,
  );
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // What is about to come is no earlier release.
  const { installing, waiting } = self.registration;
  if (tabs.length > 1 || installing || waiting) return;
  await Promise.all(names.map((name) => caches.delete(name)));
}
