import { ArrowUp } from "lucide-react";

import { site } from "#config";
import { claimSentences } from "#pages/about/claim-sentences.ts";
import { Button } from "#ui/button/button.tsx";

import { Wordmark } from "../brand/wordmark.tsx";
import { backToTop } from "../navigation/back-to-top.ts";
import { PageLink } from "../navigation/page-link.tsx";
import { legalLinks, resourceLinks } from "../navigation/site-links.ts";
import type { SiteLink } from "../navigation/site-links.ts";

import styles from "./site-footer.module.css";
import { useCurrentYear } from "./use-current-year.ts";

const claims = claimSentences(site.claims);

function LinkColumn({ title, links }: { readonly title: string; readonly links: readonly SiteLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.path}>
            <PageLink to={link.path} className={styles.link}>
              {link.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The end of every page: what this is, where else to go, and the way back up. */
export function SiteFooter() {
  const year = useCurrentYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Wordmark />
          <p>A free, private toolkit for everyone who works with words. Your text stays on your device.</p>
          {claims.length === 0 ? null : <p>{claims.join(" ")}</p>}
          <ul className={styles.social}>
            {site.socialLinks.map((link) => (
              <li key={link.name}>
                <a href={link.url} rel="me noreferrer" className={styles.link}>
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkColumn title="Resources" links={resourceLinks} />
        <LinkColumn title="Legal" links={legalLinks} />
      </div>
      <div className={styles.end}>
        <p>
          © {year} {site.name}
        </p>
        <Button onClick={backToTop}>
          <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
          Back to Top
        </Button>
      </div>
    </footer>
  );
}
