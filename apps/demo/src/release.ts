/** A newer release of the site that is downloaded and can be shown. */
export interface Release {
  /** Shows it by reloading the page. */
  show(): void;
}

/** The parts of the browser's service workers that registering one uses. */
export interface WorkerRegistry {
  readonly controller: { postMessage(message: unknown): void } | null;
  register(address: URL, options: RegistrationOptions): Promise<WorkerRegistration>;
  addEventListener(type: "controllerchange", listener: () => void, options: AddEventListenerOptions): void;
}

interface WorkerRegistration {
  readonly installing: {
    readonly state: string;
    addEventListener(type: "statechange", listener: () => void): void;
  } | null;
  readonly waiting: { postMessage(message: unknown): void } | null;
  readonly active: object | null;
  addEventListener(type: "updatefound", listener: () => void): void;
}

/** The part that removing one uses. */
interface RegisteredWorkers {
  getRegistration(): Promise<{ unregister(): Promise<unknown> } | undefined>;
}

/** Makes the site work offline, and reports when a newer release has arrived. */
export async function registerServiceWorker(report: (release: Release) => void): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await registerWithRetry(navigator.serviceWorker, report);
}

/** Unregisters the service worker, which would serve this release again at a reload; the new release registers its own. */
export async function forgetRelease(
  workers: RegisteredWorkers | undefined = navigator.serviceWorker as ServiceWorkerContainer | undefined,
): Promise<void> {
  const registration = await workers?.getRegistration().catch(() => undefined);
  await registration?.unregister().catch(() => {});
}

/** Reloads the page from the network. */
export async function fetchCurrentRelease(
  workers?: RegisteredWorkers,
  reload = () => location.reload(),
): Promise<void> {
  await forgetRelease(workers);
  reload();
}

/** Milliseconds until a failed registration is tried again, where no `online` event comes. */
const RETRY_AFTER = 10_000;

/** Registers the service worker; where that fails, again when the network is back. */
export async function registerWithRetry(workers: WorkerRegistry, report: (release: Release) => void): Promise<void> {
  const tryAgain = () => {
    const again = () => {
      removeEventListener("online", again);
      clearTimeout(timer);
      void registerWithRetry(workers, report);
    };
    // A network that came back during the registration fires no further event.
    const timer = setTimeout(again, RETRY_AFTER);
    addEventListener("online", again);
  };
  try {
    const registration = await workers.register(new URL("service-worker.js", document.baseURI), { type: "module" });
    workers.controller?.postMessage({ type: "FORGET_EARLIER_EDITIONS" });
    const offer = () => {
      const { waiting } = registration;
      // The very first release replaces none.
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
        // The files of the site could not be loaded.
        if (installing.state === "redundant" && !registration.active) tryAgain();
        offer();
      });
    };
    if (registration.installing || registration.waiting || registration.active) follow();
    else tryAgain();
    registration.addEventListener("updatefound", follow);
  } catch {
    // Until then the site needs a network.
    tryAgain();
  }
}
