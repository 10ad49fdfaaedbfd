/** Something that the site keeps in the browser. */
export interface StoredItem {
  /** As developer tools call the place. */
  readonly where: string;
  readonly key: string;
  readonly purpose: string;
}

const settings: readonly (readonly [key: string, purpose: string])[] = [
  ["theme", "The light or dark theme, once you have chosen one"],
  ["goal", "The goal that you have set"],
  ["word-dialect", "The rule by which words are counted"],
  ["reading-pace", "The rate for the reading time"],
  ["speaking-rate", "The rate for the speaking time"],
  ["announcement-pause", "When figures are read to a screen reader"],
  ["question-mark-shortcut", "Whether “?” lists the shortcuts"],
];

/** Everything that the site keeps. Whoever stores something new adds a line here. */
export const storedItems: readonly StoredItem[] = [
  {
    where: "IndexedDB",
    key: "documents",
    purpose: "Your text, with the changes made since it was last written whole",
  },
  ...settings.map(([key, purpose]) => ({ where: "Local storage", key, purpose })),
  { where: "Session storage", key: "document", purpose: "Which text this tab has open" },
  {
    where: "Session storage",
    key: "react-router-scroll-positions",
    purpose: "How far down each page you were, for going back to it",
  },
  {
    where: "Cache storage",
    key: "workbox-precache…",
    purpose: "The site’s own files, so that it works offline",
  },
  {
    where: "Cache storage",
    key: "wordbench-assets",
    purpose: "Fonts of the alphabets that you use, for the same reason",
  },
];
