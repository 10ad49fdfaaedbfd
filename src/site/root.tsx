import "#ui/foundation/tokens.css";
import "#ui/foundation/base.css";
import "#ui/foundation/print.css";

import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { LinksFunction } from "react-router";

import { site } from "#config";
import fontFaces from "#ui/foundation/fonts.css?inline";
import { themeScript } from "#ui/foundation/theme-script.ts";
import { WorkspaceProvider } from "#workspace/workspace-provider.tsx";

import { PageFailure } from "./failure/page-failure.tsx";
import { usePreloadNotice } from "./failure/use-preload-notice.ts";
import { ArrivingFiles } from "./import/arriving-files.tsx";
import { dropScript } from "./import/drop-script.ts";
import { useLegacyAddress } from "./navigation/legacy-address.ts";
import { useInnerLinks } from "./navigation/use-inner-links.ts";
import { useScroll } from "./navigation/use-scroll.ts";
import { Shell } from "./shell/shell.tsx";

/** In the page, the fonts stand in its head: they need not be in its scripts once more. */
const fontStyles = import.meta.env.SSR
  ? fontFaces
  : (document.querySelector("style[data-fonts]")?.textContent ?? "");

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "alternate", type: "application/atom+xml", title: `${site.name} (Atom)`, href: "/feed.xml" },
  { rel: "alternate", type: "application/feed+json", title: `${site.name} (JSON)`, href: "/feed.json" },
];

/** The document around every page. The theme's script changes the root before React sees it, on purpose. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* A touch keyboard makes the page smaller instead of lying over it: the figures stay in view. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content={site.themeColor} />
        <meta name="application-name" content={site.name} />
        {/* As the server's header says, for hosts that send none: settings in an address go nowhere from there. */}
        <meta name="referrer" content="strict-origin" />
        {/* Not in the style sheet: fonts that come with it, after the first paint, would lay the page out again. */}
        <style data-fonts="" dangerouslySetInnerHTML={{ __html: fontStyles }} suppressHydrationWarning />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: dropScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The site: one shared document, and the page that looks at it. */
export default function Site() {
  useScroll();
  useInnerLinks();
  useLegacyAddress();
  usePreloadNotice();
  return (
    <WorkspaceProvider>
      <ArrivingFiles />
      <Shell>
        <Outlet />
      </Shell>
    </WorkspaceProvider>
  );
}

/** When a page fails: the shell stays, so that there is a way on. */
export function ErrorBoundary() {
  return (
    <Shell>
      <PageFailure />
    </Shell>
  );
}
