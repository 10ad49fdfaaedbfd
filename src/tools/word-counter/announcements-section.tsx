import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import type { Setting } from "#workspace/setting.ts";

import type { AnnouncementPause } from "./settings.ts";
import styles from "./terms.module.css";

const pauses: readonly { readonly value: AnnouncementPause; readonly label: string }[] = [
  { value: "1", label: "1 s" },
  { value: "2", label: "2 s" },
  { value: "5", label: "5 s" },
  { value: "off", label: "Off" },
];

/** When a screen reader says the figures. */
export function AnnouncementsSection({ pause }: { readonly pause: Setting<AnnouncementPause> }) {
  return (
    <Disclosure label="Screen reader announcements">
      <Segmented
        legend="Say the figures after a pause of"
        options={pauses}
        value={pause.value}
        onChange={pause.set}
      />
      <p className={styles.note}>Words, characters and the goal are spoken once you stop typing.</p>
    </Disclosure>
  );
}
