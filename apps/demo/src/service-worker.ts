/// <reference lib="webworker" />
import { Serwist, type PrecacheEntry } from 'serwist'

/** The files of this edition; the build fills them in. */
declare const __EDITION__: (PrecacheEntry | string)[]

// Everything the keyless product is made of, so that after the first visit it needs no network. What the server says
// and does is never kept. A new edition waits until the visitor wants it: nobody's conversation is reloaded.
const worker = new Serwist({
  precacheEntries: __EDITION__,
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: false,
  precacheOptions: { cleanupOutdatedCaches: true, navigateFallback: 'index.html', navigateFallbackDenylist: [/^\/api\//] },
})

worker.addEventListeners()
