/** A newer release of the site that is here, and waits to be shown. */
export interface Release {
  /** Shows it: the page is loaded anew. */
  show(): void;
}

/** Keeps the site for times without a network, and tells once a newer release of it has arrived. */
export async function keepForOffline(report: (release: Release) => void): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await register(navigator.serviceWorker, report);
}

/**
 * Reloads the page from the network. Its service worker would give this release again, and is unregistered; the release
 * that comes registers its own.
 */
export async function fetchCurrentRelease(
  workers = navigator.serviceWorker as ServiceWorkerContainer | undefined,
  reload = () => location.reload(),
): Promise<void> {
  const registration = await workers?.getRegistration().catch(() => undefined);
  await registration?.unregister().catch(() => {});
  reload();
}

/** Milliseconds until a registration that failed is tried again, where the network does not tell that it is back. */
const RETRY_AFTER = 10_000;

/** Registers the service worker; where that fails, once more when the network is back. */
export async function register(workers: ServiceWorkerContainer, report: (release: Release) => void): Promise<void> {
  const tryAgain = () => {
    const again = () => {
      removeEventListener("online", again);
      clearTimeout(timer);
      void register(workers, report);
    };
    // A network that came back while the rest was still being fetched is not told of again.
    const timer = setTimeout(again, RETRY_AFTER);
    addEventListener("online", again);
  };
  try {
    const registration = await workers.register(new URL("service-worker.js", document.baseURI), { type: "module" });
    workers.controller?.postMessage({ type: "FORGET_EARLIER_EDITIONS" });
    const offer = () => {
      const { waiting } = registration;
      // The first release of all replaces none.
      if (!waiting || !workers.controller) return;
      report({
        show() {
          // Another tab may have shown it already.
          if (registration.waiting !== waiting) return location.reload();
          workers.addEventListener("controllerchange", () => location.reload(), { once: true });
          waiting.postMessage({ type: "SKIP_WAITING" });
        },
      });
    };
    offer();
    const follow = () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        // What the site consists of could not be fetched.
        if (installing.state === "redundant" && !registration.active) tryAgain();
        offer();
      });
    };
    if (registration.installing || registration.waiting || registration.active) follow();
    else tryAgain();
    registration.addEventListener("updatefound", follow);
  } catch {
    // Until then the site needs a network, as any other does.
    tryAgain();
  }
}
