/** Something that the palette can do or open. */
export interface Command {
  /** The same from visit to visit, so that what was used last is found again. */
  readonly id: string;
  readonly name: string;
  /** The kind of thing it is, as a heading: "Tools", "Actions". */
  readonly group: string;
  /** What else people call it. */
  readonly keywords: readonly string[];
  /** The keys that do the same, as they are printed on the keyboard; none for most. */
  readonly keys: readonly string[];
  /** Whether it is left out until something is searched for: one of many. */
  readonly onlyFound: boolean;
  readonly run: () => void;
}

const sources = new Set<() => readonly Command[]>();

/** Lets a part of the page, a tool say, offer commands of its own, until the returned function is called. */
export function offerCommands(source: () => readonly Command[]): () => void {
  sources.add(source);
  return () => sources.delete(source);
}

/** What is on offer now, by all parts of the page. */
export function offeredCommands(): readonly Command[] {
  return [...sources].flatMap((source) => source());
}
