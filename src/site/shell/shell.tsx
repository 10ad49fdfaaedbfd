import type { ReactNode } from "react";

import { ToastViewport } from "#ui/toast/toast-viewport.tsx";

import { SiteFooter } from "../footer/site-footer.tsx";
import { SiteHeader } from "../header/site-header.tsx";
import { RouteAnnouncer } from "../navigation/route-announcer.tsx";
import { useUpdateNotice } from "../updates/use-update-notice.ts";

import styles from "./shell.module.css";

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useUpdateNotice();
  return (
    <>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <SiteHeader />
      <div className={styles.page}>{children}</div>
      <SiteFooter />
      <ToastViewport />
      <RouteAnnouncer />
    </>
  );
}
