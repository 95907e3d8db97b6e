/** A newer edition of the site that is here, and waits to be shown. */
export interface Edition {
  /** Shows it: the page is loaded anew. */
  show(): void
}

/** Keeps the site for times without a network, and tells once a newer edition of it has arrived. */
export async function keepForOffline(report: (edition: Edition) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await register(navigator.serviceWorker, report)
}

/** Registers the service worker; where that fails, once more each time that the network is back. */
export async function register(workers: ServiceWorkerContainer, report: (edition: Edition) => void): Promise<void> {
  try {
    const registration = await workers.register(new URL('service-worker.js', document.baseURI), { type: 'module' })
    workers.controller?.postMessage({ type: 'FORGET_EARLIER_EDITIONS' })
    const offer = () => {
      const { waiting } = registration
      // The first edition of all replaces none.
      if (!waiting || !workers.controller) return
      report({
        show() {
          // Another tab may have shown it already.
          if (registration.waiting !== waiting) return location.reload()
          workers.addEventListener('controllerchange', () => location.reload(), { once: true })
          waiting.postMessage({ type: 'SKIP_WAITING' })
        },
      })
    }
    offer()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer)
    })
  } catch {
    // Until then the site needs a network, as any other does.
    addEventListener('online', () => void register(workers, report), { once: true })
  }
}
