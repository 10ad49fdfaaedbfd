import { useEffect, useState } from "react";
import type { CSSProperties } from "react";

import { SearchLine } from "#ui/search-line/search-line.tsx";
import { Sheet } from "#ui/sheet/sheet.tsx";

import { PageLink } from "../navigation/page-link.tsx";
import { filterLinks, menuLinks } from "../navigation/site-links.ts";

import styles from "./menu-dialog.module.css";

/** From this width on the header shows its links itself; the same as in its style sheet. */
const wideScreen = "(min-width: 48rem)";

const staggerMilliseconds = 50;

export interface MenuDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface ItemStyle extends CSSProperties {
  readonly "--appears-after": string;
}

function styleOfItem(place: number): ItemStyle {
  return { "--appears-after": `${place * staggerMilliseconds}ms` };
}

/** The menu of narrow screens: it slides in from the edge, and finds a page by a part of its name. */
export default function MenuDialog({ open, onOpenChange }: MenuDialogProps) {
  const [query, setQuery] = useState("");
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setQuery("");
  }

  useEffect(() => {
    const wide = matchMedia(wideScreen);
    const close = () => onOpenChange(false);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [onOpenChange]);

  const found = filterLinks(menuLinks, query);
  return (
    <Sheet side="start" title="Menu" closeLabel="Close menu" open={open} onOpenChange={onOpenChange}>
      <SearchLine
        type="search"
        label="Search menu"
        placeholder="Search menu..."
        className={styles.search}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <nav aria-label="Menu">
        <ul className={styles.items}>
          {found.map((link, place) => (
            <li key={`${link.name} ${link.path}`} className={styles.item} style={styleOfItem(place)}>
              <PageLink to={link.path} className={styles.link} onClick={() => onOpenChange(false)}>
                {link.name}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <output className={styles.empty}>{found.length === 0 ? "No menu items found" : null}</output>
    </Sheet>
  );
}
