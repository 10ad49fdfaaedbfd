import { useEffect } from "react";

import { toasts } from "#ui/toast/toast-store.ts";

import { registerServiceWorker } from "./service-worker.ts";
import type { WaitingVersion } from "./service-worker.ts";

/** Offers a newer version. It waits for the person and is never forced: closed, it comes with the next visit. */
function offerVersion({ use }: WaitingVersion): void {
  toasts.add({ title: "A new version is ready.", action: { label: "Reload", run: use } });
}

/** Keeps the site for use without a network, and offers a newer version when there is one. */
export function useUpdateNotice(): void {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    registerServiceWorker(offerVersion).catch(() => {
      // Silent by specification: without the worker the site works as long as the network does.
    });
  }, []);
}
