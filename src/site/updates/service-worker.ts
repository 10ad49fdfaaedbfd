/** Where the worker stands; at the root, so that its scope is the whole site. */
const workerAddress = "/service-worker.js";

/** What is to be done to have the new version. */
export interface WaitingVersion {
  /** Lets the new version take over and loads the page again. */
  readonly use: () => void;
}

function pageHasLoaded(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => window.addEventListener("load", () => resolve(), { once: true }));
}

function reloadOnceTakenOver(container: ServiceWorkerContainer): void {
  container.addEventListener("controllerchange", () => location.reload(), { once: true });
}

/**
 * Registers the service worker once the page has loaded, and calls `onWaiting` when a newer version of the site lies
 * ready behind the one in use. Does nothing where the browser has no service workers.
 */
export async function registerServiceWorker(onWaiting: (version: WaitingVersion) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const container = navigator.serviceWorker;
  await pageHasLoaded();
  const registration = await container.register(workerAddress, { scope: "/" });

  const offer = (worker: ServiceWorker) => {
    // With no controller this is the first visit: the worker is this page's own version, and nothing waits.
    if (container.controller === null) return;
    onWaiting({
      use() {
        // Another tab may have let it take over already; then a reload is all that is left to do.
        if (worker.state !== "installed") return location.reload();
        reloadOnceTakenOver(container);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage({ type: "SKIP_WAITING" });
      },
    });
  };

  if (registration.waiting !== null) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") offer(worker);
    });
  });
}
