import { destinations } from "#pages/not-found/destinations.ts";
import type { DestinationKind } from "#pages/not-found/destinations.ts";
import { chooseTheme } from "#ui/foundation/theme.ts";
import type { Theme } from "#ui/foundation/theme.ts";
import type { Command } from "#ui/palette/command.ts";
import { toasts } from "#ui/toast/toast-store.ts";

import { backToTop } from "../navigation/back-to-top.ts";

const groups: Readonly<Record<DestinationKind, string>> = {
  tool: "Tools",
  page: "Pages",
  article: "Articles",
};

/** A command for each tool, page and article; `go` opens an address. Articles, being many, are only found. */
export function destinationCommands(go: (path: string) => void): readonly Command[] {
  return destinations.map(({ kind, name, path, keywords }) => ({
    id: path,
    name,
    group: groups[kind],
    keywords,
    keys: [],
    onlyFound: kind === "article",
    run: () => go(path),
  }));
}

function copyLink(path: string): void {
  const address = new URL(path, location.origin).href;
  navigator.clipboard.writeText(address).then(
    () => toasts.add({ title: "Link copied" }),
    () =>
      toasts.add({
        variant: "destructive",
        title: "The browser did not allow copying",
        description: `The link is ${address}`,
      }),
  );
}

/** What can be done on every page, whatever it shows. */
export function actionCommands(theme: Theme, path: string): readonly Command[] {
  const other = theme === "dark" ? "light" : "dark";
  const shared = { group: "Actions", keys: [], onlyFound: false } as const;
  return [
    {
      ...shared,
      id: "theme",
      name: `Switch to the ${other} theme`,
      keywords: ["dark mode", "light mode", "night", "colours", "colors", "appearance"],
      run: () => chooseTheme(other),
    },
    {
      ...shared,
      id: "copy-link",
      name: "Copy the link to this page",
      keywords: ["share", "address", "url"],
      run: () => copyLink(path),
    },
    {
      ...shared,
      id: "back-to-top",
      name: "Back to top",
      keywords: ["scroll up", "beginning"],
      run: backToTop,
    },
  ];
}
