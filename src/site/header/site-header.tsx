import { Link } from "react-router";

import { site } from "#config";

import { Wordmark } from "../brand/wordmark.tsx";
import { LibraryButton } from "../library/library-button.tsx";
import { MenuButton } from "../menu/menu-button.tsx";
import { LoadingStatus } from "../navigation/loading-status.tsx";
import { PageLink } from "../navigation/page-link.tsx";
import { headerLinks } from "../navigation/site-links.ts";
import { PaletteButton } from "../palette/palette-button.tsx";

import styles from "./site-header.module.css";
import { ThemeToggle } from "./theme-toggle.tsx";

/** The header that stays in sight: the name, the main pages, the search, the theme. On narrow screens the pages are in a menu. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.menu}>
          <MenuButton />
        </div>
        <Link to="/" className={styles.home} aria-label={`${site.name}, home`}>
          <Wordmark />
        </Link>
        <nav className={styles.navigation} aria-label="Main">
          {headerLinks.map((link) => (
            <PageLink key={link.path} to={link.path} marksPart className={styles.link}>
              {link.name}
            </PageLink>
          ))}
        </nav>
        <div className={styles.instruments}>
          <PaletteButton />
          <LibraryButton />
          <ThemeToggle />
        </div>
      </div>
      <LoadingStatus />
    </header>
  );
}
