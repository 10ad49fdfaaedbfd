/** The largest file that is read, in bytes: 50 MB. */
export const mostFileBytes = 50_000_000;

/** The longest text that a file may give, in UTF-16 units. */
export const mostTextUnits = 64 * 1024 * 1024;

/** The most bytes that the parts of one archive may unpack to. */
export const mostUnpackedBytes = 256 * 1024 * 1024;

/** The most bytes of a part that is held as a whole, and the most elements of one that is held as a tree. */
export const mostWholePartBytes = 16 * 1024 * 1024;
export const mostTreeElements = 500_000;

/**
 * What a paragraph and a run of characters count towards the length of a text, beside their characters: an empty one
 * takes memory too, and a small file can hold millions.
 */
export const paragraphUnits = 32;
export const runUnits = 8;

/**
 * How many times larger than packed a part of an archive may become, once it is beyond `freeUnpackedBytes`. Deflate
 * can reach 1,032; the most repetitive documents of word processors stay below 100.
 */
export const mostExpansion = 200;
export const freeUnpackedBytes = 16 * 1024 * 1024;

/** How deep elements may nest in XML. Word's own documents stay below 100. */
export const mostXmlDepth = 1000;
