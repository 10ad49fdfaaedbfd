/** Something that the site keeps in the browser. */
export interface StoredItem {
  /** As developer tools call the place. */
  readonly where: string;
  readonly key: string;
  readonly purpose: string;
}

/** A kind of request that a page of the site can make. */
export interface SiteRequest {
  /** The address, or what stands at it. */
  readonly what: string;
  readonly when: string;
  /** What goes with it, besides what every browser adds. */
  readonly carries: string;
}

const settings: readonly (readonly [key: string, purpose: string])[] = [
  ["theme", "The light or dark theme, once you have chosen one"],
  ["goal", "The goal that you have set"],
  ["word-dialect", "The rule by which words are counted"],
  ["reading-pace", "The rate for the reading time"],
  ["speaking-rate", "The rate for the speaking time"],
  ["text-language", "The language of your texts, once you have chosen one"],
  ["left-out-kinds", "What you leave out of the counts, such as citations or code"],
  ["announcement-pause", "When figures are read to a screen reader"],
  ["document-order", "The order of your list of documents"],
  ["recent-commands", "What you last chose in the search"],
  ["question-mark-shortcut", "Whether “?” lists the shortcuts"],
  ["contact-draft", "A message that you have begun on the contact page, until it is sent or cleared"],
];

/** Everything that the site keeps. Whoever stores something new adds a line here. */
export const storedItems: readonly StoredItem[] = [
  {
    where: "IndexedDB",
    key: "documents",
    purpose: "Your documents with their names, versions and latest changes",
  },
  { where: "Service worker", key: "/", purpose: "Keeps the site working offline" },
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

/** Every request that the site can make, all of them to itself. Whoever makes a new one adds a line here. */
export const siteRequests: readonly SiteRequest[] = [
  {
    what: "The site’s own files: pages, scripts, styles, fonts, pictures",
    when: "When you open a page, and shortly before, when you point at a link to it; once more in the background, so that the site works offline",
    carries: "Nothing",
  },
  {
    what: "/service-worker.js",
    when: "Now and then, to see whether there is a new version of the site",
    carries: "Nothing",
  },
  {
    what: "/api/contact",
    when: "Only when you press “Send” on the contact page",
    carries: "The message, and the name and address if you have given them",
  },
];
