import { settingGroups } from "./stored-settings.ts";

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

/** What the site keeps besides settings. Whoever stores something new adds a line here. */
export const storedRecords: readonly StoredItem[] = [
  {
    where: "IndexedDB",
    key: "documents",
    purpose: "Your documents with their names, versions and latest changes",
  },
  {
    where: "IndexedDB",
    key: "companion-texts",
    purpose: "The texts that you compare yours with, in the last five tabs in which you did",
  },
  { where: "Service worker", key: "/", purpose: "Keeps the site working offline" },
  { where: "Session storage", key: "document", purpose: "Which text this tab has open" },
  { where: "Session storage", key: "companion-texts", purpose: "Which second texts belong to this tab" },
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
  {
    where: "Cache storage",
    key: "wordbench-images",
    purpose: "Covers of articles that you have seen, for the same reason",
  },
  {
    where: "Cache storage",
    key: "wordbench-report-fonts",
    purpose: "Fonts of the alphabets in PDFs that you have exported, for the same reason",
  },
  {
    where: "Cache storage",
    key: "wordbench-pdf",
    purpose: "Character maps and fonts that some PDFs need to be read, once one has needed them",
  },
  {
    where: "Cache storage",
    key: "wordbench-harper",
    purpose: "Harper, the second checker of grammar, if you have loaded it",
  },
  {
    where: "Cache storage",
    key: "wordbench-dictionaries",
    purpose: "Dictionaries of other languages that you have asked for, for use offline",
  },
  {
    where: "Cache storage",
    key: "own-dictionaries",
    purpose: "Dictionaries of your own, until you remove them; they are never sent",
  },
  {
    where: "Cache storage",
    key: "wordbench-shared",
    purpose: "What another app shared with the installed one, until it is opened here",
  },
];

/** Everything that the site keeps. */
export const storedItems: readonly StoredItem[] = [
  ...storedRecords,
  ...settingGroups.flatMap(({ settings }) =>
    settings.map(([key, purpose]) => ({ where: "Local storage", key, purpose })),
  ),
];

/** Every request that the site can make, all of them to itself. Whoever makes a new one adds a line here. */
export const siteRequests: readonly SiteRequest[] = [
  {
    what: "The site’s own files: pages, scripts, styles, fonts, pictures",
    when: "When you open a page, and shortly before, when you point at a link to it; once more in the background, so that the site works offline",
    carries: "Nothing",
  },
  {
    what: "A page’s address with settings behind “?”",
    when: "When you load a page anew, or open such a link, and your browser has not kept the page yet",
    carries:
      "The settings in the address, which stand there so that a link shares them: choices, and what you typed for them, such as the steps for lines. Never the text",
  },
  {
    what: "/assets/definitions-…",
    when: "When you press a random word to see what it means: the definitions of its first letter, unless they are here already",
    carries: "Nothing; which file is asked for tells the first letter of a word that was drawn",
  },
  {
    what: "/fonts/report/…",
    when: "When you export a PDF: a font for each alphabet in it, unless it is here already",
    carries: "Nothing; which fonts are asked for tells the alphabets of the text",
  },
  {
    what: "/pdf/…",
    when: "When you open a PDF that needs character maps or fonts that it does not hold",
    carries: "Nothing: neither the PDF nor its name",
  },
  {
    what: "/assets/harper_wasm…",
    when: "When you press “Load Harper” in the grammar checker, and when you use it later, unless it is here already",
    carries: "Nothing: no text and no word of it",
  },
  {
    what: "/dictionaries/…",
    when: "When you ask the grammar checker for the spelling of another language, and when you use it later, unless it is here already",
    carries: "Nothing; which file is asked for tells the language",
  },
  {
    what: "/share",
    when: "When you share something with the installed app",
    carries:
      "What you share, as far as the browser’s own storage: it is caught there. Should the browser have lost the means to catch it, this site’s server drops it unread",
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
