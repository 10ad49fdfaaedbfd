import { useEffect } from "react";

import { toasts } from "#ui/toast/toast-store.ts";

/**
 * Says when a page or another part of the site cannot be loaded, and offers to load the page again: mostly the network is
 * gone, or a new version has replaced the files. The event is not cancelled, so that who asked for the part learns of it.
 */
export function usePreloadNotice(): void {
  useEffect(() => {
    const listen = (event: Event) => {
      if (event.defaultPrevented) return;
      toasts.add({
        variant: "destructive",
        title: "This part of the site could not be loaded",
        description: "You may be offline, or the site has been updated. Your text is kept.",
        action: { label: "Reload", run: () => location.reload() },
      });
    };
    window.addEventListener("vite:preloadError", listen);
    return () => window.removeEventListener("vite:preloadError", listen);
  }, []);
}
