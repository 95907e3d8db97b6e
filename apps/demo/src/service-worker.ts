/// <reference lib="webworker" />
import { Serwist, type PrecacheEntry } from "serwist";

declare const self: ServiceWorkerGlobalScope;

/** The files and the revision of this release; the build fills them in. */
declare const __EDITION__: (PrecacheEntry | string)[];
declare const __REVISION__: string;

const CACHES = "serwist-precache";
// Each release has its own cache, since another tab may still need the files of an earlier one.
const cacheName = `${CACHES}-${__REVISION__}-${self.registration.scope}`;

// Caches all files of the keyless product, so that it needs no network after the first visit. Responses of the API are
// never cached, nor is the documentation. A new release waits until the visitor wants it, so that no conversation is reloaded.
const worker = new Serwist({
  precacheEntries: __EDITION__,
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: false,
  precacheOptions: {
    cacheName,
    navigateFallback: "index.html",
    navigateFallbackDenylist: [/^\/api\//, /\/docs(\/|$)/],
  },
  runtimeCaching: [
    {
      // A file of an earlier release, which the host may no longer have.
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

/** With only one tab open, which is of this release, no other files are needed. */
async function deleteEarlierReleases(): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(CACHES) && name.endsWith(self.registration.scope) && name !== cacheName,
  );
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // A release that is being installed is no earlier one.
  const { installing, waiting } = self.registration;
  if (tabs.length > 1 || installing || waiting) return;
  await Promise.all(names.map((name) => caches.delete(name)));
}
