import type { CleanUp } from "#core/transforms/clean-up/clean-up.ts";
import { Button } from "#ui/button/button.tsx";

import styles from "./clean-up-section.module.css";

/** In the order of the page. */
const names: Readonly<Record<CleanUp, string>> = {
  "trim-lines": "Trim lines",
  "collapse-spaces": "Collapse spaces",
  "remove-blank-lines": "Remove blank lines",
  "unwrap-lines": "Unwrap lines",
  "typographic-quotes": "Curly quotes",
  "straight-quotes": "Straight quotes",
  "typographic-dashes": "Dashes and ellipses",
  "remove-diacritics": "Remove accents",
  slug: "Slugs",
  "remove-invisible": "Remove invisible characters",
  "normalise-nfc": "Normalise (NFC)",
  "normalise-nfkc": "Normalise (NFKC)",
  "tabs-to-spaces": "Tabs to spaces",
  "spaces-to-tabs": "Spaces to tabs",
  "strip-tags": "Remove HTML tags",
};

/** What can be tidied, a button each. */
export function CleanUpSection({ onApply }: { readonly onApply: (to: string, name: string) => void }) {
  return (
    <div className={styles.buttons}>
      {Object.entries(names).map(([cleanUp, name]) => (
        <Button key={cleanUp} look="outlined" onClick={() => onApply(`clean:${cleanUp}`, name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
