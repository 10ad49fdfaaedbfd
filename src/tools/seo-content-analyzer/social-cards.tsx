import { ImageOff } from "lucide-react";

import type { SocialCard } from "#core/seo/preview/social-cards.ts";

import type { SeoFindings } from "./seo-messages.ts";
import styles from "./social-cards.module.css";

const networks = {
  "open-graph": "Facebook, LinkedIn, messengers (Open Graph)",
  x: "X (Twitter card)",
} as const;

/** The cards that networks make of the page when it is shared. */
export function SocialCards({ findings, site }: { readonly findings: SeoFindings; readonly site: string }) {
  return (
    <section aria-label="When it is shared" className={styles.social}>
      <h3 className={styles.heading}>When it is shared</h3>
      {findings.cards.map((card) => (
        <Card key={card.network} card={card} site={site} />
      ))}
      <p className={styles.note}>
        {findings.hasSocial
          ? "From the page’s Open Graph and X tags. Each network lays cards out in its own way, and pictures are not loaded here."
          : "Taken from title and description. Paste the source of the page, and its own Open Graph and X tags are shown."}
      </p>
    </section>
  );
}

function Card({ card, site }: { readonly card: SocialCard; readonly site: string }) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.network}>{networks[card.network]}</figcaption>
      <div className={card.isLarge ? styles.large : styles.small}>
        <p className={styles.picture} dir="ltr">
          {card.image === "" ? (
            <>
              <ImageOff size={20} strokeWidth={1.75} aria-hidden /> No picture
            </>
          ) : (
            card.image
          )}
        </p>
        <div className={styles.words}>
          <p className={styles.site} dir="ltr">
            {site}
          </p>
          <p className={styles.title} dir="auto">
            {card.title === "" ? "No title yet" : card.title}
          </p>
          <p className={styles.description} dir="auto">
            {card.description}
          </p>
        </div>
      </div>
      {card.notes.length === 0 || card.title === "" ? null : (
        <ul className={styles.notes}>
          {card.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </figure>
  );
}
