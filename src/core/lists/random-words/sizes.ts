// Made by build/random-words.ts; see SOURCES.md.

/** Bytes of all definitions as they are fetched, compressed. */
export const definitionBytes = 925699;
