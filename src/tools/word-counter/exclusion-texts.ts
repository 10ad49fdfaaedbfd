import type { ExclusionKind } from "#core/exclusions/exclude-text.ts";

/** A kind of text that can be left out, as people are told of it. */
export interface ExclusionText {
  readonly kind: ExclusionKind;
  readonly name: string;
  /** The name within a sentence. */
  readonly inSentence: string;
  /** What it looks like, in a few signs. */
  readonly examples: string;
  /** What is recognised, by what. */
  readonly rule: string;
}

/** In the order of presentation: what writers are asked to leave out first. */
export const exclusionTexts: readonly ExclusionText[] = [
  {
    kind: "citations",
    name: "Citations",
    inSentence: "citations",
    examples: "(Smith, 2020), [12], [@key]",
    rule: "By author and year, (Smith, 2020) or Smith (2020); by number, [12]; by key, [@key] or \\cite{key}.",
  },
  {
    kind: "quotations",
    name: "Quotations",
    inSentence: "quotations",
    examples: "> block quotes, “…”",
    rule: "Block quotes that begin with >, and what stands in quotation marks if it has five words or more.",
  },
  {
    kind: "footnotes",
    name: "Footnotes",
    inSentence: "footnotes",
    examples: "[^1] and its note",
    rule: "A reference such as [^1], and the note that it stands for.",
  },
  {
    kind: "urls",
    name: "Web addresses",
    inSentence: "web addresses",
    examples: "https://…, www.…, doi:…",
    rule: "From https://, http://, www. or doi: on, and names with a path, as example.com/page.",
  },
  {
    kind: "code",
    name: "Code",
    inSentence: "code",
    examples: "``` blocks, `spans`",
    rule: "Blocks between lines of ``` or ~~~, blocks indented by four spaces, and what stands in `backticks`.",
  },
  {
    kind: "markdown",
    name: "Markdown marks",
    inSentence: "Markdown marks",
    examples: "#, **, - and the like",
    rule: "The signs of headings, emphasis, lists, quotes, tables and links, with a link’s address; the words stay.",
  },
  {
    kind: "comments",
    name: "Comments",
    inSentence: "comments",
    examples: "<!-- … -->, %% … %%",
    rule: "Between <!-- and -->, and between %% and %%.",
  },
  {
    kind: "frontMatter",
    name: "Front matter",
    inSentence: "front matter",
    examples: "--- at the very start",
    rule: "Between lines of --- or +++ at the very start.",
  },
];

const listTypes = { and: "conjunction", or: "disjunction" } as const;

/** The kinds in a sentence: `citations, code and comments`, in the order of presentation. */
export function nameKinds(kinds: readonly ExclusionKind[], joint: keyof typeof listTypes = "and"): string {
  const names = exclusionTexts.filter(({ kind }) => kinds.includes(kind)).map(({ inSentence }) => inSentence);
  // Made when it is needed: making one takes a page a while, and most leave nothing out.
  return new Intl.ListFormat("en-GB", { type: listTypes[joint] }).format(names);
}
